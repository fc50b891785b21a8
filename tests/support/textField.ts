import type { FieldConfiguration } from '@/api/paymentMethods';

/** The configuration of a text field of a payment method. */
export const textField = (changes: Partial<FieldConfiguration> = {}): FieldConfiguration => ({
  paymentMethodId: 1,
  paymentMethodName: 'Pago móvil',
  systemFieldName: 'cedula',
  label: 'Cédula',
  controlType: 'Textbox',
  regex: '^[VE]\\d{6,8}$',
  options: [],
  ...changes,
});
