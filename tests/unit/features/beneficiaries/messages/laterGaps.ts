import { nothing, type PastedMessage } from './pastedMessage';

/** Messages with missing, contradictory or no data, second set. */
export const laterGaps: readonly PastedMessage[] = [
  {
    id: 'account-contradicts-code',
    text: `0102 Banco de Venezuela
cta 0175-0000-78-6001000002
ci 8.998.776`,
    expected: { ...nothing, method: 'transferencia', document: 'V8998776', account: '01750000786001000002' },
  },
  {
    id: 'no-id',
    text: 'Pago móvil Banesco 0414-0006363',
    expected: { ...nothing, method: 'pago-movil', bank: '0134', phone: '04140006363' },
  },
  {
    id: 'nineteen-digits',
    text: 'Banesco corriente 0134000086600100000 Yubiri Ledezma 15.887.009',
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0134',
      document: 'V15887009',
      holder: 'Yubiri Ledezma',
      accountType: 'CORRIENTE',
    },
    reason: 'The account lacks a digit.',
  },
  {
    id: 'landline-only',
    text: `Pago móvil Banco Exterior
CI 7.998.334
Tel 0241-0001234`,
    expected: { ...nothing, method: 'pago-movil', bank: '0115', document: 'V7998334' },
    reason: 'A landline has no pago móvil.',
  },
  {
    id: 'nine-digit-id',
    text: `pago móvil banesco
cédula 123.456.789
0412-0006565`,
    expected: { ...nothing, method: 'pago-movil', bank: '0134', phone: '04120006565' },
    reason: 'A cédula has at most eight digits.',
  },
  {
    id: 'zelle',
    text: `Zelle: pagos@correo.example
Nombre: Oriana Valbuena`,
    expected: { ...nothing, holder: 'Oriana Valbuena' },
    reason: 'Neither of the two methods.',
  },
  {
    id: 'verification-code',
    text: 'Turpial: tu código es 482913. No lo compartas con nadie.',
    expected: nothing,
  },
  {
    id: 'address-only',
    text: 'Av. Francisco de Miranda, edificio Provincial, piso 4, Caracas 1060',
    expected: nothing,
  },
  {
    id: 'masked-id',
    text: `pago móvil mercantil
V-**.***.776
0414-0006767`,
    expected: { ...nothing, method: 'pago-movil', bank: '0105', phone: '04140006767' },
  },
  {
    id: 'first-name-only',
    text: `Pago móvil a nombre de Carmen
0102
4.556.887
0416-0006969`,
    expected: {
      ...nothing,
      method: 'pago-movil',
      bank: '0102',
      document: 'V4556887',
      phone: '04160006969',
      holder: 'Carmen',
    },
  },
];
