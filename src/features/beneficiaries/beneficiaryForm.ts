import type { Beneficiary } from '@/api/beneficiaries';
import { isFieldOf } from '@/api/paymentDetails';
import type { FieldConfiguration, PaymentMethod } from '@/api/paymentMethods';
import type { BeneficiaryBody, PaymentDetails } from '@/api/wire';
import { uniqueBy } from '@/lib/unique';
import { fieldProblem, type FieldRule } from './fieldRules';
import type { Draft, FieldKey } from './newDraft';

/**
 * A field's key in the draft: lower case, without dots, which a form path would split at, and never an inherited
 * property name such as 'constructor'.
 */
export function fieldKey(systemFieldName: string): FieldKey {
  // Replaces lone surrogates, which encodeURIComponent rejects.
  return `f-${encodeURIComponent(systemFieldName.toLowerCase().replace(/\p{Surrogate}/gu, '\ufffd')).replaceAll('.', '%2E')}`;
}

/** The initial draft of a form, for this beneficiary or a new one. */
export function draftOf(beneficiary: Beneficiary | undefined): Draft {
  const details = Object.entries(beneficiary?.paymentDetails ?? {});
  return Object.fromEntries(details.map(([name, value]) => [fieldKey(name), value]));
}

/** The initial method: the beneficiary's own, or the only one available. */
export function startMethod(
  beneficiary: Beneficiary | undefined,
  methods: readonly PaymentMethod[],
): number | undefined {
  const own = methods.find(({ id }) => id === beneficiary?.paymentMethodId);
  return own?.id ?? (methods.length === 1 ? methods[0]?.id : undefined);
}

/**
 * The fields of a method's form, each name once. A server that ignores the query sends all fields, and one field may
 * appear both by the method's id and by its name.
 */
export function fieldsOf(
  configurations: readonly FieldConfiguration[],
  method: PaymentMethod,
): readonly FieldConfiguration[] {
  const fields = configurations.filter((field) => isFieldOf(field, method));
  return uniqueBy(fields, ({ systemFieldName }) => fieldKey(systemFieldName));
}

/** Error texts by field, in the form's order. */
export function problemsOf(
  rules: readonly FieldRule[],
  draft: Draft,
): readonly { readonly rule: FieldRule; readonly problem: string }[] {
  return rules.flatMap((rule) => {
    const problem = fieldProblem(rule, draft[fieldKey(rule.name)] ?? '');
    return problem === undefined ? [] : [{ rule, problem }];
  });
}

/** The request body: trimmed values without empty ones. */
export function bodyOf(
  beneficiary: Beneficiary | undefined,
  paymentMethodId: number,
  rules: readonly FieldRule[],
  draft: Draft,
): BeneficiaryBody {
  const names = new Set(rules.map(({ name }) => fieldKey(name)));
  // Keeps details that this form does not show, unless they belonged to another method.
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
