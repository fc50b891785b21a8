import { nothing, type PastedMessage } from './pastedMessage';

const transfer = { ...nothing, method: 'transferencia' } as const;
const mobile = { ...nothing, method: 'pago-movil' } as const;

/** Accounts in groups, beside foreign phones and other numbers. */
export const groupedAccounts: readonly PastedMessage[] = [
  {
    id: 'groups-of-four-branch-00',
    text: 'Banesco ahorro 0134 0041 2210 0419 0325 Mirla Castro Peña C.I. 9.114.207',
    expected: {
      ...transfer,
      bank: '0134',
      document: 'V9114207',
      account: '01340041221004190325',
      holder: 'Mirla Castro Peña',
      accountType: 'AHORRO',
    },
  },
  {
    id: 'groups-4-4-2-10-dashes',
    text: `BNC corriente
0191-0012-31-2100045577
Distribuidora Los Andes C.A.
RIF J-40122938-7`,
    expected: {
      ...transfer,
      bank: '0191',
      document: 'J401229387',
      account: '01910012312100045577',
      holder: 'Distribuidora Los Andes C.A.',
      accountType: 'CORRIENTE',
    },
    refused: ['holder'],
  },
  {
    id: 'groups-4-4-2-10-blanks',
    text: `Provincial
0108 0027 65 0100234411
Wilmer Antonio Gudiño
V 11.450.983`,
    expected: {
      ...transfer,
      bank: '0108',
      document: 'V11450983',
      account: '01080027650100234411',
      holder: 'Wilmer Antonio Gudiño',
    },
  },
  {
    id: 'groups-8-2-10',
    text: 'mi cuenta del Mercantil es 01050033 91 1033024567, es corriente, a nombre de Dayana Rosales CI 20330119',
    expected: {
      ...transfer,
      bank: '0105',
      document: 'V20330119',
      account: '01050033911033024567',
      holder: 'Dayana Rosales',
      accountType: 'CORRIENTE',
    },
  },
  {
    id: 'groups-with-dots',
    text: `Cta Bancamiga: 0172.0110.43.1108765432
Titular: Oscar Eduardo Pernía
C.I: 13.220.876`,
    expected: {
      ...transfer,
      bank: '0172',
      document: 'V13220876',
      account: '01720110431108765432',
      holder: 'Oscar Eduardo Pernía',
    },
  },
  {
    id: 'two-halves',
    text: `0102001984 0100045521
Venezuela, de ahorros
Nancy Villamizar
5.667.901`,
    expected: {
      ...transfer,
      bank: '0102',
      document: 'V5667901',
      account: '01020019840100045521',
      holder: 'Nancy Villamizar',
      accountType: 'AHORRO',
    },
  },
  {
    id: 'account-and-phone-of-spain',
    text: `Hola prima, la cuenta es 0134-0034-6112-2233-3001
a nombre de Yajaira Contreras, cédula 8.771.234
mi numero aqui es 0034 611 222 333`,
    expected: {
      ...transfer,
      bank: '0134',
      document: 'V8771234',
      account: '01340034611222333001',
      holder: 'Yajaira Contreras',
    },
  },
  {
    id: 'phone-of-spain-beside-a-mobile',
    text: `pago movil bdv
7.554.190
0416-0007710
cualquier cosa mi numero aqui es 0034 655 010 203`,
    expected: { ...mobile, bank: '0102', document: 'V7554190', phone: '04160007710' },
  },
  {
    id: 'phone-of-portugal-before-account',
    text: `Escríbeme al 00 351 912 000 345
Cuenta Banplus 0174 0001 15 1234002211
Héctor Ramos
CI 12.998.340`,
    expected: {
      ...transfer,
      bank: '0174',
      document: 'V12998340',
      account: '01740001151234002211',
      holder: 'Héctor Ramos',
    },
  },
  {
    id: 'account-over-three-lines',
    text: `Banco del Tesoro
0163 0204
6620 4300
1187
Ana Teresa Colmenares
CI 6.554.190`,
    expected: {
      ...transfer,
      bank: '0163',
      document: 'V6554190',
      account: '01630204662043001187',
      holder: 'Ana Teresa Colmenares',
    },
  },
  {
    id: 'number-label-and-branch-00',
    text: `Banco: Bancaribe
Nro de cuenta: 0114-0044-00-4411223344
Tipo: corriente
Nombre: Ramón Quijada
Cédula: 4.998.771`,
    expected: {
      ...transfer,
      bank: '0114',
      document: 'V4998771',
      account: '01140044004411223344',
      holder: 'Ramón Quijada',
      accountType: 'CORRIENTE',
    },
  },
  {
    id: 'groups-that-look-like-spain',
    text: `Plaza 0138 0034 61 1222333444
Beatriz Salcedo
v14556778`,
    expected: {
      ...transfer,
      bank: '0138',
      document: 'V14556778',
      account: '01380034611222333444',
      holder: 'Beatriz Salcedo',
    },
  },
  {
    id: 'odd-groups',
    text: 'Exterior cta cte 0115 0049 11 4000 112233 Jesús Alberto Moncada ci 9887120',
    expected: {
      ...transfer,
      bank: '0115',
      document: 'V9887120',
      account: '01150049114000112233',
      holder: 'Jesús Alberto Moncada',
      accountType: 'CORRIENTE',
    },
  },
  {
    id: 'nineteen-digits-in-groups',
    text: `Banesco 0134 0041 2210 0419 032
Miguel Ángel Torres
CI 16.009.118`,
    expected: {
      ...transfer,
      bank: '0134',
      document: 'V16009118',
      holder: 'Miguel Ángel Torres',
      method: null,
    },
    reason: 'One digit is missing, and nothing else names a method.',
  },
  {
    id: 'account-and-iban-of-the-sender',
    text: `Yo te pago desde ES91 2100 0418 4502 0005 1332
tú mándale a la cuenta 0175-0001-12-0000456789 del Bicentenario
Zulay Betancourt
V-5.112.904`,
    expected: {
      ...transfer,
      bank: '0175',
      document: 'V5112904',
      account: '01750001120000456789',
      holder: 'Zulay Betancourt',
    },
  },
  {
    id: 'slashes-and-underscores',
    text: '*Banco Activo* / 0171_0005_66_6000778899 / *Franklin Ovalles* / CI _17.889.012_ / ahorro',
    expected: {
      ...transfer,
      bank: '0171',
      document: 'V17889012',
      account: '01710005666000778899',
      holder: 'Franklin Ovalles',
      accountType: 'AHORRO',
    },
  },
  {
    id: 'own-phone-with-plus-and-account',
    text: `Cuenta: 0156 0020 3300 4455 6677 (100% Banco)
Titular: Marisol Graterol
Rif: V-08771234-2
Mi whatsapp: +34 612 00 01 23`,
    expected: {
      ...transfer,
      bank: '0156',
      document: 'V087712342',
      account: '01560020330044556677',
      holder: 'Marisol Graterol',
    },
  },
];
