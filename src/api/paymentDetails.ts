import { bankName } from '@/lib/banks';
import { humanizeFieldName } from '@/lib/fieldNames';
import { foldText } from '@/lib/textSearch';
import type { FieldConfiguration } from './paymentMethods';
import type { PaymentDetails } from './wire';

/** A payment method, as far as a beneficiary or a transfer tells which one it is: 0 and null stand for unknown. */
export interface MethodRef {
  readonly id: number | null;
  readonly name: string | null;
}

/** One labelled detail, as people read it. */
export interface DetailLine {
  /** Its key in paymentDetails. */
  readonly key: string;
  readonly label: string;
  readonly value: string;
}

const isSameName = (a: string, b: string) => foldText(a.trim()) === foldText(b.trim());

/**
 * Whether a field is one of a method: by the id where both tell it, else by the name, however it is accented, spaced
 * around or written in capitals. A field that tells neither is one of every method.
 */
export function isFieldOf(
  { paymentMethodId, paymentMethodName }: FieldConfiguration,
  { id, name }: MethodRef,
): boolean {
  if (paymentMethodId !== undefined && id) return paymentMethodId === id;
  if (paymentMethodName !== undefined) return name !== null && isSameName(paymentMethodName, name);
  return paymentMethodId === undefined;
}

/** Keys whose value is a bank's four-digit code, in lower case. */
const bankKeys: ReadonlySet<string> = new Set(['bankcode', 'bank_code', 'bank', 'banco', 'codigo_banco']);

function valueText(key: string, value: string, field: FieldConfiguration | undefined): string {
  const option = field?.options.find((candidate) => candidate.value === value);
  if (option) return option.label;
  const bank = bankKeys.has(key.toLowerCase()) ? bankName(value.trim()) : undefined;
  return bank === undefined ? value : `${value} · ${bank}`;
}

/**
 * The details of a beneficiary or a transfer, in their order and alike wherever they are shown. Labels are the server's
 * translations for that method, names compared without case, else the humanised key; never another method's, which may
 * use the same name for something else. A choice of a list reads as its text, and a bank's code names the bank.
 */
export function detailLines(
  details: PaymentDetails,
  method: MethodRef,
  configurations: readonly FieldConfiguration[],
): readonly DetailLine[] {
  return Object.entries(details).map(([key, value]) => {
    const field = configurations.find(
      (candidate) =>
        candidate.systemFieldName.toLowerCase() === key.toLowerCase() && isFieldOf(candidate, method),
    );
    const isTranslated = field && field.label.toLowerCase() !== key.toLowerCase();
    return {
      key,
      label: isTranslated ? field.label : humanizeFieldName(key),
      value: valueText(key, value, field),
    };
  });
}
