import { nothing, type PastedMessage } from './pastedMessage';

/** Transfers to an account, second set. */
export const laterTransfers: readonly PastedMessage[] = [
  {
    id: 'savings',
    text: `BANCO DE VENEZUELA
CUENTA DE AHORRO
0102-0000-84-2001000003
RAMON ANTONIO QUERO
C.I. V-4.998.112`,
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0102',
      document: 'V4998112',
      account: '01020000842001000003',
      holder: 'RAMON ANTONIO QUERO',
      accountType: 'AHORRO',
    },
  },
  {
    id: 'four-by-four-dashes',
    text: `Mercantil
0105-0000-1920-0100-0006
Belkis Josefina Arteaga
V-8.776.554
Ahorro`,
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0105',
      document: 'V8776554',
      account: '01050000192001000006',
      holder: 'Belkis Josefina Arteaga',
      accountType: 'AHORRO',
    },
  },
  {
    id: 'bank-only-in-account',
    text: `Cta: 01720000302001000014
Ci: 24.110.998
Nombre: Génesis Alvarado`,
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0172',
      document: 'V24110998',
      account: '01720000302001000014',
      holder: 'Génesis Alvarado',
    },
  },
  {
    id: 'capitals-everything',
    text: 'TRANSFERENCIA BANCARIA BANCO PROVINCIAL CUENTA DE AHORROS 01080000542001000017 TITULAR MARISOL DEL VALLE BRITO CEDULA V-11443098',
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0108',
      document: 'V11443098',
      account: '01080000542001000017',
      holder: 'MARISOL DEL VALLE BRITO',
      accountType: 'AHORRO',
    },
  },
  {
    id: 'account-with-dots',
    text: `Banco Plaza
Cuenta 0138.0000.64.2001000020
Mirna Elizabeth Rondón
C.I: 10.887.332`,
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0138',
      document: 'V10887332',
      account: '01380000642001000020',
      holder: 'Mirna Elizabeth Rondón',
    },
  },
  {
    id: 'hyphenated-name',
    text: `Nombre: Isabel Pérez-Gil
Cédula: V-3.887.665
Banco: Venezolano de Crédito
Cuenta: 01040000772001000024`,
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0104',
      document: 'V3887665',
      account: '01040000772001000024',
      holder: 'Isabel Pérez-Gil',
    },
    refused: ['holder'],
  },
  {
    id: 'account-branch-label',
    text: `Cuenta corriente Nº 01510000112001000027
Banco Fondo Común, agencia Chacao
Tulio Enrique Arráiz C.I 4.332.109`,
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0151',
      document: 'V4332109',
      account: '01510000112001000027',
      holder: 'Tulio Enrique Arráiz',
      accountType: 'CORRIENTE',
    },
  },
  {
    id: 'dollar-account-word',
    text: `Cuenta corriente en bolívares (no la de dólares) Banesco 01340000802001000031
Gustavo Adolfo Perdomo V-16.998.002`,
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0134',
      document: 'V16998002',
      account: '01340000802001000031',
      holder: 'Gustavo Adolfo Perdomo',
      accountType: 'CORRIENTE',
    },
  },
];
