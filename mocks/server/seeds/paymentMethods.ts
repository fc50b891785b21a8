import type { WireFieldConfiguration, WirePaymentMethod } from '@/api/wire';
import { banks } from './banks';

/** Payment methods in Venezuela. */
export const PAGO_MOVIL = 1;
export const BANK_TRANSFER = 2;
export const CASH_AT_HOME = 3;

export const paymentMethods: readonly WirePaymentMethod[] = [
  { pkPaymentMethod: PAGO_MOVIL, name: 'Pago móvil' },
  { pkPaymentMethod: BANK_TRANSFER, name: 'Transferencia bancaria' },
  { pkPaymentMethod: CASH_AT_HOME, name: 'Efectivo a domicilio' },
];

type Field = readonly [systemFieldName: string, label: string, regex: string, options?: Options];
type Options = readonly {
  readonly value: string;
  readonly description?: string;
  readonly name?: string;
  readonly label?: string;
}[];

const LETTERS = 'A-Za-zÁÉÍÓÚÜÑáéíóúüñ ';

// The lists use the three spellings that the specification allows.
const bankOptions = banks.map(([value, name]) => ({ value, description: `${value} · ${name}` }));
const accountKinds = ['Corriente', 'Ahorro'].map((name) => ({ value: name.toUpperCase(), name }));
const cities = ['Caracas', 'Maracaibo', 'Valencia', 'Barquisimeto'].map((label) => ({ value: label, label }));

const alias: Field = ['alias', 'Alias', '^.{2,30}$'];
const holder: Field = ['titular', 'Titular', `^[${LETTERS}]{3,60}$`];
const bank: Field = ['banco', 'Banco', '^\\d{4}$', bankOptions];

const fields: Readonly<Record<number, readonly Field[]>> = {
  [PAGO_MOVIL]: [
    alias,
    holder,
    bank,
    ['cedula', 'Cédula', '^[VE]\\d{6,8}$'],
    ['telefono', 'Teléfono', '^0(412|422|414|424|416|426)\\d{7}$'],
  ],
  [BANK_TRANSFER]: [
    alias,
    holder,
    ['rif', 'Cédula o RIF', '^[VEPJGC]\\d{6,9}$'],
    bank,
    ['tipo_cuenta', 'Tipo de cuenta', '^[A-Z]+$', accountKinds],
    ['cuenta', 'Número de cuenta', '^0\\d{19}$'],
  ],
  [CASH_AT_HOME]: [
    alias,
    ['nombre', 'Nombre de quien recibe', `^[${LETTERS}]{3,60}$`],
    ['cedula', 'Cédula', '^[VE]\\d{6,8}$'],
    ['ciudad', 'Ciudad', `^[${LETTERS}]+$`, cities],
    ['direccion', 'Dirección', '^.{8,120}$'],
    ['codigo_entrega', 'Palabra clave de entrega', '^[A-Z0-9_-]{4,12}$'],
  ],
};

/** The form fields of the payment methods. */
export const fieldConfigurations: readonly WireFieldConfiguration[] = paymentMethods.flatMap((method) =>
  (fields[method.pkPaymentMethod] ?? []).map(([systemFieldName, translatedFieldName, regex, options]) => ({
    fkPaymentMethod: method.pkPaymentMethod,
    paymentMethodName: method.name,
    systemFieldName,
    translatedFieldName,
    controlType: options ? ('Combo box' as const) : ('Textbox' as const),
    regex,
    helper: options ? JSON.stringify(options) : null,
  })),
);
