import type { Beneficiary } from '@/api/beneficiaries';
import { isFieldOf } from '@/api/paymentDetails';
import type { FieldConfiguration, PaymentMethod } from '@/api/paymentMethods';
import type { BeneficiaryBody, PaymentDetails } from '@/api/wire';
import { asNumber, asObject, pick } from '@/lib/read';
import { uniqueBy } from '@/lib/unique';
import { fieldProblem, type FieldRule } from './fieldRules';

/** What `fieldKey` makes of a field's name; a type of its own, so that a bare name is not taken for one. */
type FieldKey = `f-${string}`;

/** What is typed, by `fieldKey`; kept when the method changes, so that a name is not typed twice. */
export type Draft = Readonly<Record<FieldKey, string>>;

/**
 * A field's key in the draft: without case, without the dots that a form path would split at, and never the name of
 * something that every object has, such as 'constructor'.
 */
export function fieldKey(systemFieldName: string): FieldKey {
  // Half a character, which no encoding knows, stands as the mark of what is missing.
  return `f-${encodeURIComponent(systemFieldName.toLowerCase().replace(/\p{Surrogate}/gu, '\ufffd')).replaceAll('.', '%2E')}`;
}

/** The draft that a form for this beneficiary, or for a new one, starts with. */
export function draftOf(beneficiary: Beneficiary | undefined): Draft {
  const details = Object.entries(beneficiary?.paymentDetails ?? {});
  return Object.fromEntries(details.map(([name, value]) => [fieldKey(name), value]));
}

/** A form for a new beneficiary as it was kept while it was typed; undefined when it is none. */
export function readNewDraft(
  value: unknown,
): { readonly methodId: number | undefined; readonly draft: Draft } | undefined {
  const typed = asObject(pick(asObject(value), 'draft'));
  if (!typed) return undefined;
  const texts = Object.entries(typed).flatMap(([key, text]) =>
    typeof text === 'string' ? [[key, text] as const] : [],
  );
  return { methodId: asNumber(pick(asObject(value), 'methodId')), draft: Object.fromEntries(texts) };
}

/** The method a form starts with: the beneficiary's own, or the only one there is. */
export function startMethod(
  beneficiary: Beneficiary | undefined,
  methods: readonly PaymentMethod[],
): number | undefined {
  const own = methods.find(({ id }) => id === beneficiary?.paymentMethodId);
  return own?.id ?? (methods.length === 1 ? methods[0]?.id : undefined);
}

/**
 * The fields of one method's form, each name once: a server that ignored the query sent all of them, and one field may
 * come by the method's id and by its name.
 */
export function fieldsOf(
  configurations: readonly FieldConfiguration[],
  method: PaymentMethod,
): readonly FieldConfiguration[] {
  const fields = configurations.filter((field) => isFieldOf(field, method));
  return uniqueBy(fields, ({ systemFieldName }) => fieldKey(systemFieldName));
}

/** What is wrong with each field, in the form's order. */
export function problemsOf(
  rules: readonly FieldRule[],
  draft: Draft,
): readonly { readonly rule: FieldRule; readonly problem: string }[] {
  return rules.flatMap((rule) => {
    const problem = fieldProblem(rule, draft[fieldKey(rule.name)] ?? '');
    return problem === undefined ? [] : [{ rule, problem }];
  });
}

/** The body that saves a form: trimmed values, empty ones left out. */
export function bodyOf(
  beneficiary: Beneficiary | undefined,
  paymentMethodId: number,
  rules: readonly FieldRule[],
  draft: Draft,
): BeneficiaryBody {
  const names = new Set(rules.map(({ name }) => fieldKey(name)));
  // Details that this form does not show stay as they are, unless they were another method's.
  const kept: PaymentDetails =
    beneficiary?.paymentMethodId === paymentMethodId && !beneficiary.legacyType
      ? Object.fromEntries(
          Object.entries(beneficiary.paymentDetails).filter(([name]) => !names.has(fieldKey(name))),
        )
      : {};
  const typed = rules.flatMap(({ name }) => {
    const value = draft[fieldKey(name)]?.trim() ?? '';
    return value === '' ? [] : [[name, value] as const];
  });
  return {
    ...(beneficiary && { id: beneficiary.id }),
    paymentMethodId,
    paymentDetails: { ...kept, ...Object.fromEntries(typed) },
  };
}
