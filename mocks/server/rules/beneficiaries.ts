import type { PaymentDetails, WireFieldConfiguration } from '@/api/wire';

/** The allowed values of a combo box, from its `helper` text. */
function optionsOf(helper: string | null): readonly string[] {
  const options = JSON.parse(helper ?? '[]') as readonly { readonly value: string }[];
  return options.map(({ value }) => value);
}

/** The first configured field with an invalid value; undefined if all are valid. */
export function invalidField(
  details: PaymentDetails,
  fields: readonly WireFieldConfiguration[],
): WireFieldConfiguration | undefined {
  return fields.find(({ systemFieldName, controlType, regex, helper }) => {
    const value = details[systemFieldName] ?? '';
    const listed = controlType !== 'Combo box' || optionsOf(helper).includes(value);
    return !listed || !new RegExp(regex).test(value);
  });
}

const aliasKeys: ReadonlySet<string> = new Set(['alias', 'nickname', 'apodo', 'nombre_corto']);
const isAlias = ([key]: readonly [string, string]) => aliasKeys.has(key.toLowerCase());

/** A beneficiary's name in the history: alias, else holder, else the first value. */
export function aliasOf(details: PaymentDetails): string {
  const entries = Object.entries(details);
  const [, alias] = entries.find(isAlias) ?? [];
  return alias ?? details.titular ?? details.nombre ?? details.beneficiario ?? entries[0]?.[1] ?? '';
}

/** The details of an exchange: the beneficiary's without the alias, which only its owner uses. */
export function withoutAlias(details: PaymentDetails): PaymentDetails {
  return Object.fromEntries(Object.entries(details).filter((entry) => !isAlias(entry)));
}
