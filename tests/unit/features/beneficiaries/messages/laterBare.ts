import { nothing, type PastedMessage } from './pastedMessage';

/** Data without labels, second set. */
export const laterBare: readonly PastedMessage[] = [
  {
    id: 'bare-bank-name-first',
    text: `Banesco
12.998.761
0412-0002233`,
    expected: { ...nothing, method: 'pago-movil', bank: '0134', document: 'V12998761', phone: '04120002233' },
  },
  {
    id: 'bare-one-line-name-last',
    text: '04160005566 9.443.210 mercantil',
    expected: { ...nothing, method: 'pago-movil', bank: '0105', document: 'V9443210', phone: '04160005566' },
  },
  {
    id: 'bare-with-name-lowercase',
    text: `provincial
maria fernanda suarez
21334765
04120008899`,
    expected: {
      ...nothing,
      method: 'pago-movil',
      bank: '0108',
      document: 'V21334765',
      phone: '04120008899',
      holder: 'maria fernanda suarez',
    },
  },
  {
    id: 'bare-foreign',
    text: `BNC
E81667234
0424-0009753`,
    expected: { ...nothing, method: 'pago-movil', bank: '0191', document: 'E81667234', phone: '04240009753' },
  },
  {
    id: 'bare-account-grouped',
    text: `Carlos Eduardo Villalobos
13.009.845
0102 0000 8310 0200 3003`,
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0102',
      document: 'V13009845',
      account: '01020000831002003003',
      holder: 'Carlos Eduardo Villalobos',
    },
  },
  {
    id: 'bare-slashes',
    text: '0172/25.887.103/0414-0008642',
    expected: { ...nothing, method: 'pago-movil', bank: '0172', document: 'V25887103', phone: '04140008642' },
  },
  {
    id: 'bare-blank-lines',
    text: `Bdv

04120006420

15.990.887


Gladys Montilla`,
    expected: {
      ...nothing,
      method: 'pago-movil',
      bank: '0102',
      document: 'V15990887',
      phone: '04120006420',
      holder: 'Gladys Montilla',
    },
  },
  { id: 'bare-id-only', text: 'V-19.445.087', expected: { ...nothing, document: 'V19445087' } },
];
