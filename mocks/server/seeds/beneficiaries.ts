import type { PaymentDetails } from '@/api/wire';
import { choose, hash } from '../rules/random';
import { banks, syntheticAccount } from './banks';
import { BANK_TRANSFER, CASH_AT_HOME, PAGO_MOVIL } from './paymentMethods';

/** A beneficiary without its owner. */
export interface BeneficiarySeed {
  readonly paymentMethodId: number;
  readonly paymentDetails: PaymentDetails;
}

/** The beneficiaries of the main account. Phones, documents and accounts are invented. */
export const mainBeneficiaries: readonly [BeneficiarySeed, ...BeneficiarySeed[]] = [
  {
    paymentMethodId: PAGO_MOVIL,
    paymentDetails: {
      alias: 'Mamá',
      titular: 'Rosa Elena Pérez',
      banco: '0102',
      cedula: 'V4123456',
      telefono: '04140000001',
    },
  },
  {
    paymentMethodId: BANK_TRANSFER,
    paymentDetails: {
      alias: 'Tío Ramón',
      titular: 'Ramón Antonio Rondón',
      rif: 'V5234567',
      banco: '0134',
      tipo_cuenta: 'CORRIENTE',
      cuenta: syntheticAccount('0134', 2),
    },
  },
  {
    paymentMethodId: PAGO_MOVIL,
    paymentDetails: {
      alias: 'Daniela',
      titular: 'Daniela Rondón Pérez',
      banco: '0105',
      cedula: 'V19345678',
      telefono: '04240000002',
    },
  },
  {
    paymentMethodId: BANK_TRANSFER,
    paymentDetails: {
      alias: 'Alquiler Valencia',
      titular: 'Inversiones Ejemplo',
      rif: 'J000000000',
      banco: '0105',
      tipo_cuenta: 'CORRIENTE',
      cuenta: syntheticAccount('0105', 3),
    },
  },
  {
    paymentMethodId: CASH_AT_HOME,
    paymentDetails: {
      alias: 'Abuela Carmen',
      nombre: 'Carmen Teresa Gil',
      cedula: 'V2345678',
      ciudad: 'Maracaibo',
      direccion: 'Avenida Ejemplo, casa 7, sector Las Delicias',
      codigo_entrega: 'TURPIAL-7',
    },
  },
  {
    paymentMethodId: PAGO_MOVIL,
    paymentDetails: {
      alias: 'José Luis',
      titular: 'José Luis Marcano',
      banco: '0191',
      cedula: 'E82123456',
      telefono: '04220000003',
    },
  },
];

/** Beneficiaries from older systems: legacy format, unknown method, no name. */
export const oddBeneficiaries: readonly BeneficiarySeed[] = [
  {
    paymentMethodId: PAGO_MOVIL,
    paymentDetails: { type: 'pago_movil', telefono: '04160000009', cedula: 'V7654321', bankCode: '0108' },
  },
  {
    paymentMethodId: BANK_TRANSFER,
    paymentDetails: {
      type: 'transferencia',
      beneficiario: 'Pedro Pérez',
      cedula: 'V8765432',
      cuenta: syntheticAccount('0102', 9),
    },
  },
  { paymentMethodId: 99, paymentDetails: { apodo: 'Método retirado', monedero: 'VE-0001' } },
  { paymentMethodId: PAGO_MOVIL, paymentDetails: {} },
];

/** The first beneficiary with another phone than in its exchanges. */
export const changedDetails: PaymentDetails = {
  ...mainBeneficiaries[0].paymentDetails,
  telefono: '04120000005',
};

/** The account of the second beneficiary, under another name and document. */
export const secondName: BeneficiarySeed = {
  paymentMethodId: BANK_TRANSFER,
  paymentDetails: {
    alias: 'Gestor Ramón',
    titular: 'Ramón Gestiones',
    rif: 'V14765432',
    banco: '0134',
    tipo_cuenta: 'CORRIENTE',
    cuenta: syntheticAccount('0134', 2),
  },
};

const firstNames = ['Adriana', 'Beatriz', 'Carlos', 'Diego', 'Elena', 'Félix', 'Gladys', 'Héctor'] as const;
const surnames = [
  'Acosta',
  'Bello',
  'Colmenares',
  'Díaz',
  'Escalona',
  'Fuentes',
  'Guerra',
  'Hidalgo',
] as const;
const prefixes = ['0412', '0422', '0414', '0424', '0416', '0426'] as const;

/** The n-th invented beneficiary, for any n. */
export function nthBeneficiary(n: number): BeneficiarySeed {
  const titular = `${choose(firstNames, `first ${n}`)} ${choose(surnames, `surname ${n}`)}`;
  const [banco] = choose(banks, `bank ${n}`);
  const digits = String(hash(`digits ${n}`)).padStart(10, '0');
  const alias = `${titular.split(' ')[0]} ${n}`;
  if (n % 3 === 0) {
    const cuenta = syntheticAccount(banco, n);
    const paymentDetails = {
      alias,
      titular,
      rif: `V${digits.slice(2)}`,
      banco,
      tipo_cuenta: 'AHORRO',
      cuenta,
    };
    return { paymentMethodId: BANK_TRANSFER, paymentDetails };
  }
  const telefono = `${choose(prefixes, `prefix ${n}`)}${digits.slice(3)}`;
  return {
    paymentMethodId: PAGO_MOVIL,
    paymentDetails: { alias, titular, banco, cedula: `V${digits.slice(2)}`, telefono },
  };
}
