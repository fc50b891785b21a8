import type { FieldConfiguration } from '@/api/paymentMethods';
import type { PaymentDetails } from '@/api/wire';

/** Values that fit the usual patterns of a payment detail. */
const samples = [
  ...['Prueba de Turpial', 'V12345678', '04121234567', '0102', '01020000000000000000', 'CLAVE-12'],
  ...['Calle de la Prueba 12', 'Caracas', 'CORRIENTE', '12345678', 'prueba@turpial.example'],
];

const fits = (regex: string, value: string) => {
  try {
    return new RegExp(regex).test(value);
  } catch {
    return false;
  }
};

/** Details that fit the fields of a method; undefined if no sample does. */
export function detailsFor(
  fields: readonly FieldConfiguration[],
  methodId: number,
): PaymentDetails | undefined {
  const own = fields.filter(({ paymentMethodId }) => paymentMethodId === methodId);
  const values = own.map(({ systemFieldName, regex, options }) => {
    const choices = options.length > 0 ? options.map(({ value }) => value) : samples;
    return [systemFieldName, choices.find((value) => fits(regex, value))] as const;
  });
  const isComplete = own.length > 0 && values.every(([, value]) => value !== undefined);
  return isComplete ? (Object.fromEntries(values) as PaymentDetails) : undefined;
}
