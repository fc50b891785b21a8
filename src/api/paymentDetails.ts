import { bankName } from '@/lib/banks';
import { detailKind } from '@/lib/detailKind';
import { phoneText } from '@/lib/phone/phoneText';
import { foldText } from '@/lib/textSearch';
import type { FieldConfiguration } from './paymentMethods';
import type { PaymentDetails } from './wire';

/** Words that system field names spell without an accent or in another language. */
const spelled = new Map(
  Object.entries({
    cedula: 'cédula',
    telefono: 'teléfono',
    numero: 'número',
    codigo: 'código',
    direccion: 'dirección',
    bankcode: 'banco',
    bank: 'banco',
  }),
);

/** A label for a field name without translation: 'tipo_cuenta' → 'Tipo cuenta', 'cedula' → 'Cédula' (product 2.20). */
export function humanizeFieldName(name: string): string {
  const whole = spelled.get(name.toLowerCase());
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '')
    .map((word) => spelled.get(word) ?? word);
  const label = whole ?? words.join(' ');
  return label === '' ? name : label.charAt(0).toUpperCase() + label.slice(1);
}

/** The payment method of a beneficiary or an exchange. 0 and null mean unknown. */
export interface MethodRef {
  readonly id: number | null;
  readonly name: string | null;
}

/** One detail with its label, formatted for display. */
export interface DetailLine {
  /** Its key in paymentDetails. */
  readonly key: string;
  readonly label: string;
  readonly value: string;
}

const isSameName = (a: string, b: string) => foldText(a.trim()) === foldText(b.trim());

/**
 * Whether a field belongs to a method: by id when both have one, else by name, without regard to accents, case and
 * surrounding spaces. A field with neither belongs to every method.
 */
export function isFieldOf(
  { paymentMethodId, paymentMethodName }: FieldConfiguration,
  { id, name }: MethodRef,
): boolean {
  if (paymentMethodId !== undefined && id) return paymentMethodId === id;
  if (paymentMethodName !== undefined) return name !== null && isSameName(paymentMethodName, name);
  return paymentMethodId === undefined;
}

function valueText(key: string, value: string, field: FieldConfiguration | undefined): string {
  const option = field?.options.find((candidate) => candidate.value === value);
  if (option) return option.label;
  const kind = detailKind(key);
  if (kind === 'phone') return phoneText(value);
  const bank = kind === 'bank' ? bankName(value.trim()) : undefined;
  return bank === undefined ? value : `${value} · ${bank}`;
}

/**
 * The details of a beneficiary or an exchange, in their order, the same on every screen. A label is the server's
 * translation for that method, found by name without regard to case, else for any method that has the field, else the
 * humanised key. A list value of the own method becomes its text, a bank code the bank; a phone is grouped.
 */
export function detailLines(
  details: PaymentDetails,
  method: MethodRef,
  configurations: readonly FieldConfiguration[],
): readonly DetailLine[] {
  return Object.entries(details).map(([key, value]) => {
    const named = configurations.filter(
      ({ systemFieldName }) => systemFieldName.toLowerCase() === key.toLowerCase(),
    );
    const field = named.find((candidate) => isFieldOf(candidate, method));
    const isTranslated = ({ label }: FieldConfiguration) => label.toLowerCase() !== key.toLowerCase();
    const translated = (field ? [field] : named).find(isTranslated);
    return {
      key,
      label: translated?.label ?? humanizeFieldName(key),
      value: valueText(key, value, field),
    };
  });
}
