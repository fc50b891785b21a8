import { type Messages, transfer } from './message';

/** Accounts in any grouping, and their type. */
export const transfers: Messages = {
  'its kind on the line before': [
    'Mándame a esta de ahorro por fa:\n01340067911067200567\nV-8.222.111',
    { ...transfer, accountType: 'AHORRO' },
  ],
  'slashes between its groups': ['V-8.222.111\n0134/0067/91/1067200567', transfer],
  'an account that no longer counts': [
    'Queda sin efecto la cuenta 0114-0300-52-3000044196. Nueva: 0134-0067-91-1067200567, V-8.222.111',
    transfer,
  ],
  'the account that the money left': [
    'Usted dice que salió de su Mercantil 0105-0210-44-2101077682. Mándelo a 0134-0067-91-1067200567, V-8.222.111',
    transfer,
  ],
  'points between its groups': ['V-8.222.111\n0134·0067·91·1067200567', transfer],
  // A line break divides the account number.
  'account over two lines': [
    'Cuenta corriente BNC\n0191000067\n2001000007\nHéctor Rivas\nV-15.223.409',
    {
      method: 'transferencia',
      bank: '0191',
      document: 'V15223409',
      account: '01910000672001000007',
      accountType: 'CORRIENTE',
      holder: 'Héctor Rivas',
    },
  ],
  'account over two lines dash': [
    'cta banesco 013400008520-\n01000008\nci 18.009.334 dayana colmenares',
    {
      method: 'transferencia',
      bank: '0134',
      document: 'V18009334',
      account: '01340000852001000008',
      holder: 'dayana colmenares',
    },
  ],
  // C/C is a current account.
  'cc abbreviation': [
    'Bancamiga C/C 01720000312001000019 Jesús Alberto Farías CI 20.998.445',
    {
      method: 'transferencia',
      bank: '0172',
      document: 'V20998445',
      account: '01720000312001000019',
      accountType: 'CORRIENTE',
      holder: 'Jesús Alberto Farías',
    },
  ],
  'typos transfer': [
    'cuenta coriente\nbanezco\n01340000892001000023\ntitulal: yorman jose pacheco\nsedula: 19.556.007',
    {
      method: 'transferencia',
      bank: '0134',
      document: 'V19556007',
      account: '01340000892001000023',
      accountType: 'CORRIENTE',
      holder: 'yorman jose pacheco',
    },
  ],
  'label on own line': [
    'BANCO\nBancaribe\nCUENTA\n01140000162001000033\nTITULAR\nEdgar Simón Pulido\nCEDULA\nV-9.220.876',
    {
      method: 'transferencia',
      bank: '0114',
      document: 'V9220876',
      account: '01140000162001000033',
      holder: 'Edgar Simón Pulido',
    },
  ],
  // The account lacks a digit.
  'nineteen digits': [
    'Banesco corriente 0134000086600100000 Yubiri Ledezma 15.887.009',
    {
      method: 'transferencia',
      bank: '0134',
      document: 'V15887009',
      accountType: 'CORRIENTE',
      holder: 'Yubiri Ledezma',
    },
  ],
  'account of my son': [
    'La cuenta es de mi hijo Jhonatan David Salcedo, cédula 27.554.009, Banesco ahorro 0134 0000 8130 0100 0002',
    {
      method: 'transferencia',
      bank: '0134',
      document: 'V27554009',
      account: '01340000813001000002',
      accountType: 'AHORRO',
      holder: 'Jhonatan David Salcedo',
    },
  ],
  'slashes and underscores': [
    '*Banco Activo* / 0171_0005_66_6000778899 / *Franklin Ovalles* / CI _17.889.012_ / ahorro',
    {
      method: 'transferencia',
      bank: '0171',
      document: 'V17889012',
      account: '01710005666000778899',
      accountType: 'AHORRO',
      holder: 'Franklin Ovalles',
    },
  ],
  'savings by letter': [
    'BDV\nCta. Aho. 0102 0334 11 0001234500\nLuisana Guerra\n18.009.221',
    {
      method: 'transferencia',
      bank: '0102',
      document: 'V18009221',
      account: '01020334110001234500',
      accountType: 'AHORRO',
      holder: 'Luisana Guerra',
    },
  ],
  'account that lacks two digits': [
    'Mi cuenta de Banesco es 0134 0041 22 10041903\nMirla Castro',
    { method: 'transferencia', bank: '0134', holder: 'Mirla Castro' },
  ],
  'account in a longer number': [
    'En el capture sale 9912 0134 0041 2210 0419 0325\nMirla Castro CI 9.114.207',
    { document: 'V9114207', holder: 'Mirla Castro' },
  ],
  'card under the code': [
    '0134\n5899 4160 1234 5678\nMirla Castro CI 9.114.207',
    { bank: '0134', document: 'V9114207', holder: 'Mirla Castro' },
  ],
  'account and document in a row': [
    '0134 0041 2210 0419 0325 9.114.208 Mirla Castro',
    {
      method: 'transferencia',
      bank: '0134',
      document: 'V9114208',
      account: '01340041221004190325',
      holder: 'Mirla Castro',
    },
  ],
  'the amount in the same line': [
    'porfa transfiere 50 euros a mi tía Nelly Josefina Urdaneta c.i 5.678.123 cuenta venezuela 0102-0260-44-3528497527 gracias',
    {
      method: 'transferencia',
      bank: '0102',
      document: 'V5678123',
      account: '01020260443528497527',
      holder: 'Nelly Josefina Urdaneta',
    },
  ],
  'account first, greeting last': [
    '01340681216784338019 Banesco corriente. Marlene Josefina Acosta C.I 5.990.231. Saludos desde Maracay, tu tía Chela',
    {
      method: 'transferencia',
      bank: '0134',
      document: 'V5990231',
      account: '01340681216784338019',
      accountType: 'CORRIENTE',
      holder: 'Marlene Josefina Acosta',
    },
  ],
  'an hour': [
    'Te escribo a las 3 pm. Banesco 01340070913977712688',
    { method: 'transferencia', bank: '0134', account: '01340070913977712688' },
  ],
  'the code of the bank before the account': [
    'Banesco 0134 01340067911067200567 Iris Pinto C.I. 8.222.111',
    { ...transfer, holder: 'Iris Pinto' },
  ],
  'an account whose second line could be a cédula': [
    'Iris Pinto, V-8.222.111\nCuenta Banesco 0134-0067-91-10\n67200567',
    { ...transfer, holder: 'Iris Pinto' },
  ],
  'a phone alone': ['Anota mi cuenta: 0414-1239087', { phone: '04141239087' }],
  'an account without its number': [
    'La cuenta está a nombre de Iris Pinto, V-8.222.111',
    { method: 'transferencia', document: 'V8222111', holder: 'Iris Pinto' },
  ],
  'other numbers on the line of the account': [
    'Iris Pinto 8222111 0134 0067 91 1067200567 04141239087',
    { ...transfer, phone: '04141239087', holder: 'Iris Pinto' },
  ],
  'a foreign phone on the line of the account': [
    '0034 611222333 0134 0067 91 1067200567 V-8.222.111',
    transfer,
  ],
  'the letter O for zeros': ['Cuenta O134-OO67-91-1O672OO567 V-8.222.111', transfer],
  'pieces over several lines': [
    'Banesco\n0134 0067\n91 1067\n200567\nIris Pinto\nCI 8.222.111',
    { ...transfer, holder: 'Iris Pinto' },
  ],
  // A landline, a document and a sum.
  'numbers of their own on several lines': [
    'Banesco\n0212-555 1234\n8222111\n20',
    { method: undefined, bank: '0134', document: 'V8222111' },
  ],
};
