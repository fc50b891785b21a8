import { nothing, type PastedMessage } from './pastedMessage';

/** Data without labels. */
export const bare: readonly PastedMessage[] = [
  {
    id: 'three-bare-lines',
    text: `0102
12443870
04140001122`,
    expected: { ...nothing, method: 'pago-movil', bank: '0102', document: 'V12443870', phone: '04140001122' },
  },
  {
    id: 'bare-id-first',
    text: `17.665.209
04240003344
0134`,
    expected: { ...nothing, method: 'pago-movil', bank: '0134', document: 'V17665209', phone: '04240003344' },
  },
  {
    id: 'bare-one-line',
    text: '0108 V20443987 0414-0004455',
    expected: { ...nothing, method: 'pago-movil', bank: '0108', document: 'V20443987', phone: '04140004455' },
  },
  {
    id: 'bare-with-name',
    text: `Rosa Elena Pérez
0102
V-8.223.417
0416-0006677`,
    expected: {
      ...nothing,
      method: 'pago-movil',
      bank: '0102',
      document: 'V8223417',
      phone: '04160006677',
      holder: 'Rosa Elena Pérez',
    },
  },
  {
    id: 'bare-with-name-capitals',
    text: `JOSE GREGORIO MENDOZA
BANCAMIGA
V11876543
04240007788`,
    expected: {
      ...nothing,
      method: 'pago-movil',
      bank: '0172',
      document: 'V11876543',
      phone: '04240007788',
      holder: 'JOSE GREGORIO MENDOZA',
    },
  },
  {
    id: 'bare-phone-without-zero',
    text: `4140001357
19887654
0191`,
    expected: { ...nothing, method: 'pago-movil', bank: '0191', document: 'V19887654', phone: '04140001357' },
  },
  {
    id: 'bare-plus-58',
    text: `+584260002468
6.554.321
Tesoro`,
    expected: { ...nothing, method: 'pago-movil', bank: '0163', document: 'V6554321', phone: '04260002468' },
  },
  {
    id: 'bare-account',
    text: '01340000871002003001',
    expected: { ...nothing, method: 'transferencia', bank: '0134', account: '01340000871002003001' },
    reason: 'Twenty digits of a known bank are an account.',
  },
  {
    id: 'bare-account-and-id',
    text: `01050000151002003002
V14776320`,
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0105',
      document: 'V14776320',
      account: '01050000151002003002',
    },
  },
  {
    id: 'bare-account-dashes',
    text: `0108-0000-51-1002003004
Ana Karina Bracho
V-16.443.225`,
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0108',
      document: 'V16443225',
      account: '01080000511002003004',
      holder: 'Ana Karina Bracho',
    },
  },
  {
    id: 'bare-all-in-a-row',
    text: 'banesco 01340000801002003005 pedro luis marin 10556778',
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0134',
      document: 'V10556778',
      account: '01340000801002003005',
      holder: 'pedro luis marin',
    },
  },
  {
    id: 'bare-commas-and-name',
    text: 'Nelson Paredes, 0134, 9.112.876, 0412-0007531',
    expected: {
      ...nothing,
      method: 'pago-movil',
      bank: '0134',
      document: 'V9112876',
      phone: '04120007531',
      holder: 'Nelson Paredes',
    },
  },
  {
    id: 'bare-account-rif',
    text: `Repuestos El Turpial
J-91224567-4
01910000681002003006`,
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0191',
      document: 'J912245674',
      account: '01910000681002003006',
      holder: 'Repuestos El Turpial',
    },
  },
  {
    id: 'bare-seven-digits',
    text: `5667123
0115
0426-0003579`,
    expected: { ...nothing, method: 'pago-movil', bank: '0115', document: 'V5667123', phone: '04260003579' },
  },
  {
    id: 'bare-phone-only',
    text: '0414-0001470',
    expected: { ...nothing, phone: '04140001470' },
    reason: 'A phone alone does not say how to pay.',
  },
];
