import { type Gap, inOtherWords, type Messages, transfer } from './message';

const noDocument = { method: transfer.method, bank: transfer.bank, account: transfer.account };

/** Firms and their RIFs. */
export const firms: Messages = {
  'rif with spaces': [
    'Clínica Los Apamates\nRIF J 91445566 8\nBNC 01910000652001000042',
    {
      method: 'transferencia',
      bank: '0191',
      document: 'J914455668',
      account: '01910000652001000042',
      holder: 'Clínica Los Apamates',
    },
  ],
  company: [
    'Transferencia a:\nInversiones El Araguaney, C.A.\nRIF: J-99887654-0\nBanco Mercantil\nCuenta corriente: 01050000132001000009',
    {
      method: 'transferencia',
      bank: '0105',
      document: 'J998876540',
      account: '01050000132001000009',
      accountType: 'CORRIENTE',
      holder: 'Inversiones El Araguaney, C.A.',
    },
  ],
  'rif with dots': [
    'Condominio Residencias Caribay\nRif. J-90.556.778-0\nBancaribe Cta Cte Nro 0114-0000-13-2001000012',
    {
      method: 'transferencia',
      bank: '0114',
      document: 'J905567780',
      account: '01140000132001000012',
      accountType: 'CORRIENTE',
      holder: 'Condominio Residencias Caribay',
    },
  ],
  council: [
    'Consejo Comunal Los Samanes\nRIF C-90011223-6\nBanco Digital de los Trabajadores\nCuenta corriente 01750000712001000030',
    {
      method: 'transferencia',
      bank: '0175',
      document: 'C900112236',
      account: '01750000712001000030',
      accountType: 'CORRIENTE',
      holder: 'Consejo Comunal Los Samanes',
    },
  ],
  'rif lowercase letter': [
    'mercantil cta cte\n01050000132001000043\ntransporte la yaguara\nrif j991100228',
    {
      method: 'transferencia',
      bank: '0105',
      document: 'J991100228',
      account: '01050000132001000043',
      accountType: 'CORRIENTE',
      holder: 'transporte la yaguara',
    },
  ],
  'personal firm': [
    'BODEGA LA ESQUINA DE PACO F.P.\nRIF V-08771234-2\nBanesco 0134 0900 1122 3300 4411',
    {
      method: 'transferencia',
      bank: '0134',
      document: 'V087712342',
      account: '01340900112233004411',
      holder: 'BODEGA LA ESQUINA DE PACO F.P.',
    },
  ],
  'personal firm in words': [
    'Panadería Doña Flor, Firma Personal\nRif: V-15220118-0\nCuenta corriente BNC 0191-0045-66-2145001100',
    {
      method: 'transferencia',
      bank: '0191',
      document: 'V152201180',
      account: '01910045662145001100',
      accountType: 'CORRIENTE',
      holder: 'Panadería Doña Flor, Firma Personal',
    },
  ],
  'firm by label with v': [
    'Razón social: Repuestos Guárico FP\nRIF: V112233446\nBanco Exterior\n0115-0020-30-3000112244',
    {
      method: 'transferencia',
      bank: '0115',
      document: 'V112233446',
      account: '01150020303000112244',
      holder: 'Repuestos Guárico FP',
    },
  ],
  'company pago movil': [
    'Pago móvil\nInversiones Nueva Era C.A.\nJ-30455671-3\nBanco del Tesoro\n0412-0007720',
    {
      method: 'pago-movil',
      bank: '0163',
      document: 'J304556713',
      phone: '04120007720',
      holder: 'Inversiones Nueva Era C.A.',
    },
  ],
  'a firm with J': [
    'Inversiones La Trinidad 2020, C.A.\nJ-40123456-9\nBanco Mercantil Cta. Corriente\n0105 0802 91 1037393407',
    {
      method: 'transferencia',
      bank: '0105',
      document: 'J401234569',
      account: '01050802911037393407',
      accountType: 'CORRIENTE',
      holder: 'Inversiones La Trinidad 2020, C.A.',
    },
  ],
  'a firm with the name of a person': [
    'Repuestos Pérez y Asociados, S.R.L. RIF J-41235988-6. Cuenta corriente 01020285007138717134 BDV',
    {
      method: 'transferencia',
      bank: '0102',
      document: 'J412359886',
      account: '01020285007138717134',
      accountType: 'CORRIENTE',
      holder: 'Repuestos Pérez y Asociados, S.R.L.',
    },
  ],
  'pay to a firm': [
    'Transfiere al Colegio San Agustín C.A. RIF J-29876501-1, Bancaribe 01140799485396362159',
    {
      method: 'transferencia',
      bank: '0114',
      document: 'J298765011',
      account: '01140799485396362159',
      holder: 'Colegio San Agustín C.A.',
    },
  ],
  'a vehicle': [
    'Placa AB123CD, serial 8X1234567890. Pago a Autolavado El Brillo C.A., J-41235988-6, Banesco, pago móvil 0424-6678901',
    {
      method: 'pago-movil',
      bank: '0134',
      document: 'J412359886',
      phone: '04246678901',
      holder: 'Autolavado El Brillo C.A.',
    },
  ],
  bakery: [
    'PANADERÍA LA ESPIGA DE ORO\nJ-31456700-4\nMercantil\n0412-5509871\nPago móvil',
    {
      method: 'pago-movil',
      bank: '0105',
      document: 'J314567004',
      phone: '04125509871',
      holder: 'PANADERÍA LA ESPIGA DE ORO',
    },
  ],
  'a firm in a sentence': [
    'Banesco 01340070913977712688, a favor de Multiservicios Rojas 33, C.A.',
    { method: 'transferencia', bank: '0134', account: '01340070913977712688' },
  ],
  'a pharmacy in a sentence': [
    'Para la medicina de papi: farmacia recibe pago móvil al 0424 3321098 rif V-09876541-3 Bancrecer',
    { method: 'pago-movil', bank: '0168', document: 'V098765413', phone: '04243321098' },
  ],
  'a firm that is greeted': [
    'Buenos días, Repuestos Gil, C.A. Los datos de mi proveedor: J-401234569, 0134 0067 91 1067200567',
    { ...transfer, document: 'J401234569' },
  ],
  'label before the legal form': [
    'Razón social: Repuestos Gil, C.A.\nRIF J-401234569\n0134 0067 91 1067200567',
    { ...transfer, document: 'J401234569', holder: 'Repuestos Gil, C.A.' },
  ],
  'a small word in the name': [
    'Inversiones Sol a Sol, C.A.\nJ-401234569\n0134 0067 91 1067200567',
    { ...transfer, document: 'J401234569', holder: 'Inversiones Sol a Sol, C.A.' },
  ],
  'personal firm with label': [
    'Titular: Bodega Gil, Firma Personal\nBanesco 0134 0067 91 1067200567',
    {
      method: 'transferencia',
      bank: '0134',
      account: '01340067911067200567',
      holder: 'Bodega Gil, Firma Personal',
    },
  ],
  'no name after the label': [
    'Titular: la empresa\nRIF J-401234569\n0134 0067 91 1067200567',
    { ...transfer, document: 'J401234569' },
  ],
  'account of a firm': [
    'Cuenta Repuestos Gil, C.A.\nJ-401234569\n0134 0067 91 1067200567',
    { ...transfer, document: 'J401234569' },
  ],
  'a surname without capitals': [
    'mercantil cta cte\n01050000132001000043\ntaller bracho\nrif j991100228',
    {
      method: 'transferencia',
      bank: '0105',
      document: 'J991100228',
      account: '01050000132001000043',
      holder: 'taller bracho',
      accountType: 'CORRIENTE',
    },
  ],
  'a long name': [
    'Asociación Civil de Padres y Representantes del Colegio San Agustín\nJ-401234569\n0134 0067 91 1067200567',
    {
      ...transfer,
      document: 'J401234569',
      holder: 'Asociación Civil de Padres y Representantes del Colegio San Agustín',
    },
  ],
  'a sign in the name': [
    'Grupo D&G, C.A.\nJ-401234569\n0134 0067 91 1067200567',
    { ...transfer, document: 'J401234569', holder: 'Grupo D&G, C.A.' },
  ],
  'a number before the name': [
    '4 Estaciones, C.A.\nJ-401234569\n0134 0067 91 1067200567',
    { ...transfer, document: 'J401234569', holder: '4 Estaciones, C.A.' },
  ],
  'the cédula of a person': ['Repuestos Gil, C.A.\nV-8.222.111\n0134 0067 91 1067200567', transfer],
  'no rif': [
    'Repuestos Gil\nBanesco 0134 0067 91 1067200567',
    { method: 'transferencia', bank: '0134', account: '01340067911067200567', holder: 'Repuestos Gil' },
  ],
  'a place above the rif': [
    'Los Ruices\nRIF J-401234569\n0134 0067 91 1067200567',
    { ...transfer, document: 'J401234569' },
  ],
  'a number and a sign in the name': [
    'Razón social: Inversiones 2020 & Gil\nRIF J-401234569\n0134 0067 91 1067200567',
    { ...transfer, document: 'J401234569', holder: 'Inversiones 2020 & Gil' },
  ],
  'a shop in a sentence': [
    'La tienda agarra pago móvil al 0424 3321098 rif V-09876541-3 Bancrecer',
    { method: 'pago-movil', bank: '0168', document: 'V098765413', phone: '04243321098' },
  ],
  'everyday words in the name': [
    'Titular: Fundación Manos Abiertas\nRIF J-401234569\n0134 0067 91 1067200567',
    { ...transfer, document: 'J401234569', holder: 'Fundación Manos Abiertas' },
  ],
  'initials of a school': [
    'Transferencia a nombre de U.E. Colegio Los Cedros, RIF J-401234569, 0134 0067 91 1067200567',
    { ...transfer, document: 'J401234569', holder: 'U.E. Colegio Los Cedros' },
  ],
  ...inOtherWords(
    ['Hnos.', 'Cía.', 'Suc.', 'Sucs.', 'Inv.', 'Dist.', 'Com.', 'Rep.', 'Sta.', 'Sto.'].map((short): Gap => [
      `Titular: Ferretería ${short} Pinto, C.A.\n0134 0067 91 1067200567…`,
      { ...noDocument, holder: `Ferretería ${short} Pinto, C.A.` },
      '',
    ]),
  ),
};
