import { type Messages, mobile } from './message';

/** Pago móvil, with labels and without. */
export const pagoMovil: Messages = {
  'beside a closed account': [
    'La cuenta 0175 0392 61 0071448025 me la cerraron. Mejor pago móvil Banesco 8.222.111 0414-1239087',
    mobile,
  ],
  'a bank not to use': [
    'No me vayáis a mandar por Mercantil, mandámelo a Banesco, 8.222.111 0414-1239087',
    mobile,
  ],
  'a phone to delete': ['Borra el 0412 3316047. Pago móvil Banesco 8.222.111, 0414-1239087', mobile],
  'an alias of four words': [
    'Alias: la casa de yoli\nBanesco\n8.222.111\n0414-1239087',
    { ...mobile, alias: 'la casa de yoli' },
  ],
  'a stolen phone': [
    'Ese 0416-7781290 me lo robaron!! Pago móvil Banesco 8.222.111 tel 0414-1239087',
    mobile,
  ],
  'a bank that is down': [
    'Hoy Mercantil está caído, mejor a mi Banesco: 0414-1239087, ci 8.222.111 (pago móvil)',
    mobile,
  ],
  'bold and bullets': [
    '*PAGO MÓVIL*\n• Banco: *0134 Banesco*\n• Cédula: *V-21.776.045*\n• Teléfono: *0412-0005566*',
    { method: 'pago-movil', bank: '0134', document: 'V21776045', phone: '04120005566' },
  ],
  'area in brackets': [
    'Pago Movil\n(0416) 000-2345\nV14.009.871\nBanco Fondo Común',
    { method: 'pago-movil', bank: '0151', document: 'V14009871', phone: '04160002345' },
  ],
  'bare plus 58': [
    '+584260002468\n6.554.321\nTesoro',
    { method: 'pago-movil', bank: '0163', document: 'V6554321', phone: '04260002468' },
  ],
  'mother in prose': [
    'Hola hija, Dios te bendiga. Anota el pago móvil de Banesco: el teléfono es 0414-0005050 y la cédula 6.443.298. Un besote',
    { method: 'pago-movil', bank: '0134', document: 'V6443298', phone: '04140005050' },
  ],
  'bare slashes': [
    '0172/25.887.103/0414-0008642',
    { method: 'pago-movil', bank: '0172', document: 'V25887103', phone: '04140008642' },
  ],
  'bare blank lines': [
    'Bdv\n\n04120006420\n\n15.990.887\n\n\nGladys Montilla',
    {
      method: 'pago-movil',
      bank: '0102',
      document: 'V15990887',
      phone: '04120006420',
      holder: 'Gladys Montilla',
    },
  ],
  'one line with slashes': [
    '0102/V-15.443.009/0416-0007702',
    { method: 'pago-movil', bank: '0102', document: 'V15443009', phone: '04160007702' },
  ],
  'typos of a hurry': [
    'pagomovil banezco 04240007708 cedula13.445.776',
    { method: 'pago-movil', bank: '0134', document: 'V13445776', phone: '04240007708' },
  ],
  'english words': [
    'Name: Adriana Tovar\nID: V-20.998.114\nBank: Banesco\nPhone: 0412-0007717',
    {
      method: 'pago-movil',
      bank: '0134',
      document: 'V20998114',
      phone: '04120007717',
      holder: 'Adriana Tovar',
    },
  ],
  // A transfer needs an account: the words and the data disagree.
  'transfer words with pago movil data': [
    'Transferencia\nBanesco\nV-11.009.337\n0414-0007718',
    { bank: '0134', document: 'V11009337', phone: '04140007718' },
  ],
  'numbered code': [
    '1. 0134\n2. V-9.887.125\n3. 0416-0007803',
    { method: 'pago-movil', bank: '0134', document: 'V9887125', phone: '04160007803' },
  ],
  'landline with blank': [
    'En casa 0212 5550123\nPago móvil BDV 0416-0007815',
    { method: 'pago-movil', bank: '0102', phone: '04160007815' },
  ],
  'phone with one digit more': ['Pago móvil BDV\n0414 10078161', {}],
  'half an account and a document': [
    'Cuenta Banesco 0134 0041 2210\n12.345.678',
    { method: 'transferencia', bank: '0134', document: 'V12345678' },
  ],
  'slash after the prefix': [
    'Pago móvil BDV\n0416/0007822\nCI 8.771.238',
    { method: 'pago-movil', bank: '0102', document: 'V8771238', phone: '04160007822' },
  ],
  'two letters for the method': [
    'PM Banesco 0414-0007906',
    { method: 'pago-movil', bank: '0134', phone: '04140007906' },
  ],
  'to count on': [
    'Banesco, 8.771.242, 0414-0007909. Cuenta conmigo',
    { method: 'pago-movil', bank: '0134', document: 'V8771242', phone: '04140007909' },
  ],
  // Bank and holder are too misspelt to be certain.
  'misspelt words': [
    'Pago mobil\nbanko: venesuela\nsedula: 23.887.012\ntelefno: 04143345098\nnonbre: Keiber José Rangel',
    { method: 'pago-movil', document: 'V23887012', phone: '04143345098' },
  ],
  'a hyphen for every value': [
    'Banesco-V17665432-04121109873-Maryelis Coromoto Toro',
    {
      method: 'pago-movil',
      bank: '0134',
      document: 'V17665432',
      phone: '04121109873',
      holder: 'Maryelis Coromoto Toro',
    },
  ],
  'digits without any separator in the cédula and with dots in the phone': [
    'Te paso: Banco Agrícola. 9008712. 0416.881.2093. Nombre Alcides Rafael Guerra. Pago movil.',
    {
      method: 'pago-movil',
      bank: '0166',
      document: 'V9008712',
      phone: '04168812093',
      holder: 'Alcides Rafael Guerra',
    },
  ],
  'phone with wrong prefix': [
    'Pago móvil Banesco 0415-8812093, CI 12.098.334',
    { method: 'pago-movil', bank: '0134', document: 'V12098334' },
  ],
  'no account': [
    'transferir a nombre de Corina del Valle Salas cédula veinte millones no tiene cuenta, pago móvil 0412-3341290 banesco',
    { method: 'pago-movil', bank: '0134', phone: '04123341290', holder: 'Corina del Valle Salas' },
  ],
  'a phone from 0058': [
    'Pago móvil Banesco 00584141239087 CI 14.209.876',
    { ...mobile, document: 'V14209876' },
  ],
  'a question': [
    '¿Te sirve pago móvil? Si no, Banesco 01340070913977712688',
    { method: 'transferencia', bank: '0134', account: '01340070913977712688' },
  ],
  'a row of a table': [
    'Banesco\tV-8.222.111\t0414\t7003344\tpago móvil',
    { ...mobile, phone: '04147003344' },
  ],
  'a kind of account decides': [
    'Banesco ahorro, 8.222.111, 0414-1239087',
    {
      method: 'transferencia',
      bank: '0134',
      document: 'V8222111',
      phone: '04141239087',
      accountType: 'AHORRO',
    },
  ],
  'no account of a sender': ['No tengo cuenta. Banesco, 8.222.111, 0414-1239087', mobile],
  'either method': [
    'Pago móvil o transferencia, como quieras: Banesco, 8.222.111, 0414-1239087',
    { bank: '0134', document: 'V8222111', phone: '04141239087' },
  ],
  'pago móvil or an account of a kind': [
    'Pago móvil o a mi cuenta corriente, Banesco, 8.222.111, 0414-1239087',
    { bank: '0134', document: 'V8222111', phone: '04141239087', accountType: 'CORRIENTE' },
  ],
  'an account without its number': [
    'Mi cuenta de Banesco, 8.222.111, 0414-1239087',
    { bank: '0134', document: 'V8222111', phone: '04141239087' },
  ],
  'a question before': [
    '¿Cómo estás? Te paso mi pago móvil: 0414-1239087, 8.222.111',
    { method: 'pago-movil', document: 'V8222111', phone: '04141239087' },
  ],
  'digits one by one': ['Pago móvil: 0 4 1 4 1 2 3 9 0 8 7\nBanesco\nci 8 2 2 2 1 1 1', mobile],
};
