import { isAliasKey } from '@/api/aliasKeys';
import type { Beneficiary } from '@/api/beneficiaries';
import { detailLines, type DetailLine } from '@/api/paymentDetails';
import type { FieldConfiguration, PaymentMethod } from '@/api/paymentMethods';

/** Names under which a beneficiary's holder may be kept, any case (decisions 26). */
const holderKeys: ReadonlySet<string> = new Set(['holder', 'titular', 'beneficiario', 'nombre', 'name']);

/** The most details that a summary shows (spec §9). */
const SUMMARY_FIELDS = 6;

function entriesOf({ paymentDetails }: Beneficiary): readonly (readonly [string, string])[] {
  return Object.entries(paymentDetails).filter(([, value]) => value.trim() !== '');
}

function titleEntry(beneficiary: Beneficiary): readonly [string, string] | undefined {
  const entries = entriesOf(beneficiary);
  return (
    entries.find(([key]) => isAliasKey(key)) ??
    entries.find(([key]) => holderKeys.has(key.toLowerCase())) ??
    entries[0]
  );
}

/** What a beneficiary is called: its alias, else its holder, else its first value, else '#id' (spec §3). */
export function beneficiaryTitle(beneficiary: Beneficiary): string {
  return titleEntry(beneficiary)?.[1].trim() ?? `#${beneficiary.id}`;
}

/** Every name by which a server may call a beneficiary in its history: title, aliases and holder. */
export function beneficiaryNames(beneficiary: Beneficiary): readonly string[] {
  const names = entriesOf(beneficiary)
    .filter(([key]) => isAliasKey(key) || holderKeys.has(key.toLowerCase()))
    .map(([, value]) => value.trim());
  return [...new Set([beneficiaryTitle(beneficiary), ...names])];
}

/**
 * The saved beneficiary that a transfer went to: the one of its id where that one is still called the same, else the
 * only one called so. An id that stands with a transfer may be that of the transfer's own copy, and another's here.
 */
export function beneficiaryOfTransfer(
  beneficiaries: readonly Beneficiary[],
  id: number | undefined,
  alias: string | undefined,
): Beneficiary | undefined {
  const named = beneficiaries.filter((one) => beneficiaryTitle(one) === alias?.trim());
  return named.find((one) => one.id === id) ?? (named.length === 1 ? named[0] : undefined);
}

const legacyMethods = { pago_movil: 'Pago móvil', transferencia: 'Transferencia' } as const;

/** The name of the beneficiary's payment method, or undefined when it is not among the known ones. */
export function methodName(beneficiary: Beneficiary, methods: readonly PaymentMethod[]): string | undefined {
  const method = methods.find(({ id }) => id === beneficiary.paymentMethodId);
  return method?.name ?? (beneficiary.legacyType && legacyMethods[beneficiary.legacyType]);
}

/**
 * The details that tell beneficiaries apart, at most 6 and without the one that is the title. By their names, `methods`
 * tell the fields of the beneficiary's own where a configuration carries no id.
 */
export function beneficiarySummary(
  beneficiary: Beneficiary,
  configurations: readonly FieldConfiguration[],
  methods: readonly PaymentMethod[] = [],
): readonly DetailLine[] {
  const title = titleEntry(beneficiary)?.[0];
  const method = { id: beneficiary.paymentMethodId, name: methodName(beneficiary, methods) ?? null };
  const told = Object.fromEntries(entriesOf(beneficiary).filter(([key]) => key !== title));
  return detailLines(told, method, configurations).slice(0, SUMMARY_FIELDS);
}
