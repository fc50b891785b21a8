import { nothing, type PastedMessage } from './pastedMessage';

/** Messages with missing, contradictory or no data. */
export const gaps: readonly PastedMessage[] = [
  {
    id: 'account-contradicts-bank',
    text: `Banco Mercantil
Cuenta corriente 01340000806001000001
Nidia Teresa Barrios
V-7.665.009`,
    expected: {
      ...nothing,
      method: 'transferencia',
      document: 'V7665009',
      account: '01340000806001000001',
      holder: 'Nidia Teresa Barrios',
      accountType: 'CORRIENTE',
    },
    reason: 'The account is of Banesco.',
  },
  {
    id: 'code-contradicts-name',
    text: `Pago móvil
Banco: 0105 Banesco
CI: 20.112.445
Tel: 0414-0006161`,
    expected: { ...nothing, method: 'pago-movil', document: 'V20112445', phone: '04140006161' },
    reason: 'Code and name are two banks.',
  },
  {
    id: 'no-bank',
    text: `pago móvil
12.445.887
0424-0006262`,
    expected: { ...nothing, method: 'pago-movil', document: 'V12445887', phone: '04240006262' },
  },
  {
    id: 'no-phone',
    text: 'Pago móvil BDV cédula 14.667.998, el teléfono te lo paso ahora',
    expected: { ...nothing, method: 'pago-movil', bank: '0102', document: 'V14667998' },
  },
  {
    id: 'account-number-later',
    text: `Cuenta corriente Banesco
Titular: Orlando Fermín
V-10.998.223
(el número te lo paso cuando llegue a la casa)`,
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0134',
      document: 'V10998223',
      holder: 'Orlando Fermín',
      accountType: 'CORRIENTE',
    },
  },
  {
    id: 'twenty-one-digits',
    text: `Mercantil cuenta 010500001460010000047
CI V-9.112.665`,
    expected: { ...nothing, method: 'transferencia', bank: '0105', document: 'V9112665' },
    reason: 'The account has a digit too many.',
  },
  {
    id: 'short-phone',
    text: `pago móvil provincial
17.223.445
0414-000632`,
    expected: { ...nothing, method: 'pago-movil', bank: '0108', document: 'V17223445' },
    reason: 'The phone lacks a digit.',
  },
  {
    id: 'unlisted-bank',
    text: `Pago móvil Citibank
V-11.223.009
0414-0006464`,
    expected: { ...nothing, method: 'pago-movil', document: 'V11223009', phone: '04140006464' },
    reason: 'The bank is not on the list.',
  },
  {
    id: 'closed-bank',
    text: `BOD cuenta corriente
01160000026001000005
Maritza Coromoto Nava
V-8.334.990`,
    expected: {
      ...nothing,
      method: 'transferencia',
      document: 'V8334990',
      account: '01160000026001000005',
      holder: 'Maritza Coromoto Nava',
      accountType: 'CORRIENTE',
    },
    reason: 'The code of the account is not on the list.',
  },
  {
    id: 'rif-without-letter',
    text: `Transferencia Banesco
Rif 90556778-0
Cuenta corriente 01340000816001000006`,
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0134',
      account: '01340000816001000006',
      accountType: 'CORRIENTE',
    },
    reason: 'A RIF without its letter may be V or J.',
  },
  {
    id: 'pago-movil-with-account',
    text: `pago movil
banco de venezuela 01020000896001000007
ci 13.998.112`,
    expected: { ...nothing, bank: '0102', document: 'V13998112', account: '01020000896001000007' },
    reason: 'The method and the data disagree.',
  },
  {
    id: 'cash',
    text: 'Mejor me lo mandas en efectivo a la casa, Calle Los Mangos, quinta Maruja, soy Trina Castillo, CI 6.334.998',
    expected: { ...nothing, document: 'V6334998', holder: 'Trina Castillo' },
    reason: 'Neither of the two methods.',
  },
  {
    id: 'just-a-greeting',
    text: 'Hola mi amor, cómo amanecieron por allá? Aquí todo bien gracias a Dios 🙏',
    expected: nothing,
  },
  {
    id: 'iban-only',
    text: 'ES91 2100 0000 4502 0005 1332',
    expected: nothing,
    reason: 'A Spanish account, whose last twenty digits are none of Venezuela.',
  },
  {
    id: 'question-only',
    text: 'Prima me pasas tu pago móvil? es para mandarte lo de la abuela',
    expected: nothing,
    reason: 'A question without data.',
  },
  {
    id: 'bank-hours',
    text: 'El Banco de Venezuela abre de 8:30 a 3:30, hoy 12/10/2026 es bancario',
    expected: nothing,
    reason: 'The message gives no data of a person.',
  },
  {
    id: 'masked-account',
    text: `Banesco cuenta ****0008
CI 12.009.998`,
    expected: { ...nothing, method: 'transferencia', bank: '0134', document: 'V12009998' },
  },
  {
    id: 'phone-of-spain-only',
    text: `pago móvil banesco
16.223.443
+34 600 000 124`,
    expected: { ...nothing, method: 'pago-movil', bank: '0134', document: 'V16223443' },
  },
  {
    id: 'two-codes',
    text: `pago móvil 0134 / 0105
CI 17.445.220
0424-0006868`,
    expected: { ...nothing, method: 'pago-movil', document: 'V17445220', phone: '04240006868' },
  },
  {
    id: 'promise',
    text: 'Mañana te mando los datos de la cuenta de Banesco, hoy no tengo luz',
    expected: nothing,
    reason: 'A promise without data.',
  },
];
