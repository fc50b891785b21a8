import { type Messages, mobile, transfer } from './message';

/** Cédulas, and RIFs of persons. */
export const documents: Messages = {
  "'mine' between label and number": [
    'Banesco, el teléfono es 0414-1239087 y la cédula mía 8.222.111',
    { ...mobile, method: 'pago-movil' },
  ],
  'chat between label and number': [
    'Banesco, la cédula mía te la sabes pero igual es 8222111 y el teléfono 0414-1239087',
    mobile,
  ],
  'a code of goods': ['Bomba código 17040582. Pago móvil Banesco 0414-1239087, 8.222.111', mobile],
  'letter and groups between points': [
    'Pago móvil Banesco 0414-1239087, RIF J · 40123456 · 9',
    { ...mobile, document: 'J401234569' },
  ],
  'counted words': [
    'uno dos tres cuatro cinco seis siete ocho\nBanesco, 0414-1239087',
    { bank: '0134', phone: '04141239087' },
  ],
  'after a sentence': ['Banesco 0414-1239087, los guiones son para que no te pierdas. 8.222.111', mobile],
  'of an electricity contract': ['El NIC es 3345218. Pago móvil Banesco 0414-1239087, 8.222.111', mobile],
  'a verb between label and number': [
    'Pago móvil Banesco 0414-1239087. Mi cédula ya la sabes pero te la pongo 8222111',
    mobile,
  ],
  'denied after it': [
    'La cédula mía es 9.333.444 pero esa no es la de la cuenta. Pago móvil Banesco 0414-1239087',
    { method: mobile.method, bank: mobile.bank, phone: mobile.phone },
  ],
  'dictated, without a zero at the start': [
    'pago móvil Banesco 0414-1239087 y la cédula es uno ocho nueve cero cuatro tres dos siete',
    { ...mobile, document: 'V18904327' },
  ],
  // The message says that the cédula is a foreigner's.
  'foreign in words': [
    'Pago movil Banesco\nCédula de extranjero 82.344.901\n0414 0004567',
    { method: 'pago-movil', bank: '0134', document: 'E82344901', phone: '04140004567' },
  ],
  "another country's short label": [
    'Pago movil Banesco\ncc 52123456\n0414 7003344',
    { method: mobile.method, bank: mobile.bank, phone: '04147003344' },
  ],
  'id of an account': [
    'Pago movil Banesco\nPay ID: 12345678\n0414 7003344',
    { method: mobile.method, bank: mobile.bank, phone: '04147003344' },
  ],
  'id of a person': [
    'Pago movil Banesco\nID: 12345678\n0414 7003344',
    { ...mobile, document: 'V12345678', phone: '04147003344' },
  ],
  'prose rif': [
    'El señor factura con RIF V-07889001-7, se llama Nerio Antonio Boscán y la cuenta corriente del BNC es 0191 0000 60 3001000003',
    {
      method: 'transferencia',
      bank: '0191',
      document: 'V078890017',
      account: '01910000603001000003',
      accountType: 'CORRIENTE',
      holder: 'Nerio Antonio Boscán',
    },
  ],
  'rif of a person': [
    'Cuenta 0105 0077 10 1077003399\nLeonardo Azuaje\nRIF V-15220118-0',
    {
      method: 'transferencia',
      bank: '0105',
      document: 'V152201180',
      account: '01050077101077003399',
      holder: 'Leonardo Azuaje',
    },
  ],
  'short document under its label': [
    'Pago móvil BDV 0416-0007810\nCédula\n987.654',
    { method: 'pago-movil', bank: '0102', document: 'V987654', phone: '04160007810' },
  ],
  'number that its label announces': [
    'Pago móvil BDV 0416-0007811\nC.I. num. 8222111',
    { method: 'pago-movil', bank: '0102', document: 'V8222111', phone: '04160007811' },
  ],
  'rif that touches its label': [
    'Pago móvil BDV 0416-0007812\nRIF12345678',
    { method: 'pago-movil', bank: '0102', phone: '04160007812' },
  ],
  // It is not known which digit is wrong.
  'rif with a wrong check digit': [
    'Pago móvil BDV 0416-0007813\nRIF V-12333444-5',
    { method: 'pago-movil', bank: '0102', phone: '04160007813' },
  ],
  'a RIF and a cédula of one person': [
    'Pago móvil: 0105, 0414-6650213\nCI V-16.330.291 (RIF V-16330291-4)\nJulio César Barrios',
    {
      method: 'pago-movil',
      bank: '0105',
      document: 'V16330291',
      phone: '04146650213',
      holder: 'Julio César Barrios',
    },
  ],
  'a question about the cédula': [
    '¿Te sirve la cédula o el pasaporte? La cédula es 18.009.223, pasaporte 145908776',
    { document: 'V18009223' },
  ],
  'Colombian cédula': [
    'Mi CC de Colombia es 1.090.445.223, pero la de Venezuela es E-84.123.001. Banco Plaza 0424-1120934 pago móvil',
    { method: 'pago-movil', bank: '0138', document: 'E84123001', phone: '04241120934' },
  ],
  'Colombian cédula with stops': [
    'Mi C.C. de Colombia es 1.090.445.223. Venezuela V-16.330.291, Banco Plaza 0424-1120934 pago móvil',
    { method: 'pago-movil', bank: '0138', document: 'V16330291', phone: '04241120934' },
  ],
  'a label glued to its number': [
    'Pago móvil Banesco 04141239087 cédula numero14209876',
    { ...mobile, document: 'V14209876' },
  ],
  'who lives abroad': [
    'Vivo en el extranjero. Pago móvil Banesco 0414-1239087 CI 14.209.876',
    { ...mobile, document: 'V14209876' },
  ],
  'a number too high for a citizen': [
    'Pago móvil Banesco 0414-1239087, 84.332.190',
    { method: 'pago-movil', bank: '0134', phone: '04141239087' },
  ],
  'a Spanish identity card': [
    'Pago móvil Banesco\n0414-1239087\n12345678Z',
    { method: 'pago-movil', bank: '0134', phone: '04141239087' },
  ],
  // 9 would be the check digit.
  'a numbered list, whose number follows the id': [
    '8) Pago móvil Banesco 0414-1239087 V-12.333.444 9) Lo demás te lo cuento luego',
    { ...mobile, document: 'V12333444' },
  ],
  'nine payments after the id': [
    'Pago móvil Banesco 0414-1239087 V-12.333.444. 9 pagos de 20',
    { ...mobile, document: 'V12333444' },
  ],
  'a RIF without its last digit': [
    'Repuestos Gil, C.A.\nRIF J-40123456\n0134 0067 91 1067200567',
    {
      method: 'transferencia',
      bank: '0134',
      account: '01340067911067200567',
      holder: 'Repuestos Gil, C.A.',
    },
  ],
  'a cédula without its end': [
    'Pago móvil Banesco 0414-1239087 V-12.333',
    { method: 'pago-movil', bank: '0134', phone: '04141239087' },
  ],
  'a cédula with too many digits': [
    'Pago móvil Banesco 0414-1239087 V-0123334441',
    { method: 'pago-movil', bank: '0134', phone: '04141239087' },
  ],
  'a cédula after a first name': ['Pago móvil Banesco 0414-1239087, Carmen 8.222.111', mobile],
  'a cédula in groups with blanks': ['Pago móvil Banesco\n8 222 111\n0414 1239087', mobile],
  'a foreigner with a Spanish mobile': [
    'Cédula de extranjero 82.344.901, Banesco pago móvil 0414-1239087. Mi número de aquí: 612 345 678',
    { ...mobile, document: 'E82344901' },
  ],
  'the cédula of the holder': ['Cédula del titular: 8.222.111. Pago móvil Banesco 0414-1239087', mobile],
  'a number after a RIF': [
    'Repuestos Gil, C.A. J-401234569 9 cauchos\nBanesco 0134 0067 91 1067200567',
    { ...transfer, document: 'J401234569', holder: 'Repuestos Gil, C.A.' },
  ],
  'a foreigner with a digit too many': [
    'Cédula de extranjero 823.449.012, Banesco pago móvil 0414-1239087',
    { method: 'pago-movil', bank: '0134', phone: '04141239087' },
  ],
};
