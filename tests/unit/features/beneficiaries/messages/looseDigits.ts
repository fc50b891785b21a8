import { nothing, type PastedMessage } from './pastedMessage';

const transfer = { ...nothing, method: 'transferencia' } as const;
const mobile = { ...nothing, method: 'pago-movil' } as const;

/** Digits beside a cédula or a RIF that are no part of it, and those that are. */
export const looseDigits: readonly PastedMessage[] = [
  {
    id: 'two-payments-after-the-id',
    text: 'Pago movil Banesco 0414-0007401 V-12.333.444. 2 pagos de 20',
    expected: { ...mobile, bank: '0134', document: 'V12333444', phone: '04140007401' },
  },
  {
    id: 'numbered-list-on-one-line',
    text: '1) Nelson Cordero V-12.333.441 2) Banesco 3) 0412-0007402 pago móvil',
    expected: {
      ...mobile,
      bank: '0134',
      document: 'V12333441',
      phone: '04120007402',
      holder: 'Nelson Cordero',
    },
  },
  {
    id: 'rif-of-a-person',
    text: `Cuenta 0105 0077 10 1077003399
Leonardo Azuaje
RIF V-15220118-0`,
    expected: {
      ...transfer,
      bank: '0105',
      document: 'V152201180',
      account: '01050077101077003399',
      holder: 'Leonardo Azuaje',
    },
  },
  {
    id: 'numbered-lines',
    text: `1. Banco de Venezuela
2. V-9.887.125
3. 0416-0007403
4. pago móvil`,
    expected: { ...mobile, bank: '0102', document: 'V9887125', phone: '04160007403' },
  },
  {
    id: 'id-then-times',
    text: 'cédula V11223344 3 veces por favor, pago móvil bnc 04240007404',
    expected: { ...mobile, bank: '0191', document: 'V11223344', phone: '04240007404' },
  },
  {
    id: 'id-then-quantity-with-dash',
    text: `Bancaribe pago móvil
V-17.443.209 - 1 solo pago
0414-0007405`,
    expected: { ...mobile, bank: '0114', document: 'V17443209', phone: '04140007405' },
  },
  {
    id: 'rif-of-a-firm-with-blanks',
    text: `Ferretería El Tornillo, C.A.
RIF J 30455671 3
Cta corriente Mercantil 0105-0699-41-1699000123`,
    expected: {
      ...transfer,
      bank: '0105',
      document: 'J304556713',
      account: '01050699411699000123',
      holder: 'Ferretería El Tornillo, C.A.',
      accountType: 'CORRIENTE',
    },
    refused: ['holder'],
  },
  {
    id: 'rif-with-zero-and-dots',
    text: `RIF: V-06.554.190-0
Cuenta: 01340900112233004400
Belkys Altuve`,
    expected: {
      ...transfer,
      bank: '0134',
      document: 'V065541900',
      account: '01340900112233004400',
      holder: 'Belkys Altuve',
    },
  },
  {
    id: 'amount-of-bolivars-like-an-id',
    text: 'Son 12.500.300 bs a mercantil pago móvil 0412-0007406 ci 20.887.114',
    expected: { ...mobile, bank: '0105', document: 'V20887114', phone: '04120007406' },
  },
  {
    id: 'invoice-number',
    text: 'Pago móvil Banesco 0414-0007407 a nombre de Alberto Cedeño por la factura 12345678',
    expected: { ...mobile, bank: '0134', phone: '04140007407', holder: 'Alberto Cedeño' },
    reason: 'The number of an invoice is no cédula.',
  },
  {
    id: 'reference-and-order',
    text: `Ref. 00984421
Pedido 4455667
Pago móvil Provincial
CI 14.009.887
0424 0007408`,
    expected: { ...mobile, bank: '0108', document: 'V14009887', phone: '04240007408' },
  },
  {
    id: 'documents-of-spain',
    text: `Mi NIE es Y1234567X y mi DNI viejo 12345678Z
El de ella: pago móvil 0105 / 9.554.087 / 04140007409`,
    expected: { ...mobile, bank: '0105', document: 'V9554087', phone: '04140007409' },
  },
  {
    id: 'cut-in-a-number',
    text: `${'la historia de siempre '.repeat(130)}y\nV28222111`,
    expected: nothing,
    reason: 'The first 3000 characters end inside the cédula.',
  },
  {
    id: 'years-of-birth-and-age',
    text: `Jennifer Bolívar
nacida el 03/04/1988
cédula 18.990.112
banesco pago móvil
0412-0007410`,
    expected: {
      ...mobile,
      bank: '0134',
      document: 'V18990112',
      phone: '04120007410',
      holder: 'Jennifer Bolívar',
    },
  },
  {
    id: 'id-of-a-foreigner',
    text: `CE: E-82.110.934
Pago movil Bancamiga
0424-0007411
Giuseppe Marchetti`,
    expected: {
      ...mobile,
      bank: '0172',
      document: 'E82110934',
      phone: '04240007411',
      holder: 'Giuseppe Marchetti',
    },
  },
];
