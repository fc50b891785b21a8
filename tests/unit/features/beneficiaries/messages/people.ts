import { inOtherWords, type Messages, mobile, transfer } from './message';

/** More than one person, document, phone or account. */
export const people: Messages = {
  // Two people share nothing.
  'two people two methods': [
    '1) Pago móvil Mercantil 14.887.332 0414-0003535\n2) Cuenta Banesco 01340000845001000001 CI 16.009.443',
    {},
  ],
  'id of holder not mine': [
    'Pago móvil de mi hermana porque yo no tengo\nBanesco 0134\nsu cédula: V-20.443.667\nsu teléfono: 0414-0003838\n(la mía es 18.223.009)',
    { method: 'pago-movil', bank: '0134', document: 'V20443667', phone: '04140003838' },
  ],
  // Either cédula may be the one.
  'either id': [
    'pago móvil BDV 0416-0003939\nsi no pasa con mi cédula 12.334.556 prueba con la de mi mamá 5.667.223',
    { method: 'pago-movil', bank: '0102', phone: '04160003939' },
  ],
  'phone to call': [
    'Pago móvil\nBanco: Tesoro\nCI: 9.334.776\nTel: 0416-0004848\nCualquier cosa me llamas al 0412-0004949',
    { method: 'pago-movil', bank: '0163', document: 'V9334776', phone: '04160004848' },
  ],
  'three people list': [
    'Nómina del sábado:\n1. Alirio Guédez 0134 12.223.998 0414-0005353\n2. Pedro Chirinos 0102 14.334.887 0416-0005454\n3. Yoel Timaure 0134 20.998.776 0426-0005555',
    { method: 'pago-movil' },
  ],
  // Two people share the method and the bank.
  'two people same bank': [
    'Para la niña: BNC 28.443.009 0412-0003333 pago móvil\nPara el niño: BNC 30.112.887 0424-0003434 pago móvil',
    { method: 'pago-movil', bank: '0191' },
  ],
  // The writer's cédula is not the holder's.
  'other persons id': [
    'La cuenta es de mi esposo Darwin Alexander Pirela, cédula 15.667.889, 01050000125001000002 corriente. Mi cédula es la 16.554.778 por si te la piden',
    {
      method: 'transferencia',
      bank: '0105',
      document: 'V15667889',
      account: '01050000125001000002',
      accountType: 'CORRIENTE',
      holder: 'Darwin Alexander Pirela',
    },
  ],
  'old and new account': [
    'No uses la cuenta vieja 01050000115001000003\nLa nueva es Banesco corriente 01340000895001000004\nZulay Marina Ortega V-9.887.664',
    {
      method: 'transferencia',
      bank: '0134',
      document: 'V9887664',
      account: '01340000895001000004',
      accountType: 'CORRIENTE',
      holder: 'Zulay Marina Ortega',
    },
  ],
  // Either account may be the one.
  'two accounts one person': [
    'Tengo dos cuentas, usa la que quieras\nBanesco 01340000875001000005\nMercantil 01050000155001000006\nRafael Simón Urbina CI 11.009.887',
    { method: 'transferencia', document: 'V11009887', holder: 'Rafael Simón Urbina' },
  ],
  'holder and authorized': [
    'Titular: Pastora Emilia Briceño CI 3.776.998\nAutorizada: Dulce María Briceño CI 14.556.009\nBanco de Venezuela ahorro 01020000805001000009',
    {
      method: 'transferencia',
      bank: '0102',
      document: 'V3776998',
      account: '01020000805001000009',
      accountType: 'AHORRO',
      holder: 'Pastora Emilia Briceño',
    },
  ],
  'phone that does not work': [
    'Pago móvil BDV\nTengo el 0416-0007902 que no funciona y el 0424-0007903',
    { method: 'pago-movil', bank: '0102', phone: '04240007903' },
  ],
  'old phone in brackets': [
    'Pago móvil BDV\n0416-0007904 (viejo)\n0424-0007905',
    { method: 'pago-movil', bank: '0102', phone: '04240007905' },
  ],
  // Nobody says whose documents they are.
  'two documents and one name': [
    'Norma Díaz 8.222.119, o si no pasa 5.667.223\nPago móvil BDV 0416-0007926',
    { method: 'pago-movil', bank: '0102', phone: '04160007926' },
  ],
  // The account is corrected, and two banks are named.
  'two accounts of one person': [
    'Tengo dos: Mercantil 01050495356711154719 no, mejor Provincial 01080856179658760298. Yoselin Andreína Bravo V-22.345.671',
    {
      method: 'transferencia',
      bank: '0108',
      document: 'V22345671',
      account: '01080856179658760298',
      holder: 'Yoselin Andreína Bravo',
    },
  ],
  'the old phone is cancelled': [
    'Mi pago móvil nuevo es 0412-9087765 (el 0414-1122334 ya no sirve), Provincial, 13.998.201',
    { method: 'pago-movil', bank: '0108', document: 'V13998201', phone: '04129087765' },
  ],
  'a cédula with a mistake told': [
    'CI 17.443.098... no, espera, 17.443.089. Banesco, pago móvil 0414-2390871',
    { method: 'pago-movil', bank: '0134', document: 'V17443089', phone: '04142390871' },
  ],
  'cédula corrected': [
    'Pago móvil Mercantil 0424-1120983 cédula 14.223.901, perdón 14.223.910',
    { method: 'pago-movil', bank: '0105', document: 'V14223910', phone: '04241120983' },
  ],
  'phone corrected': [
    'Mercantil, 20.114.398, 0414-2209871. Corrijo el teléfono: 0414-2209817',
    { method: 'pago-movil', bank: '0105', document: 'V20114398', phone: '04142209817' },
  ],
  'the same cédula': [
    'Banesco 0414-1239087, y la mía la misma 14.209.876',
    { ...mobile, document: 'V14209876' },
  ],
  'a value that is wrong': [
    'CI 14.209.876 (no 14.209.867). Banesco, 0414-1239087',
    { ...mobile, document: 'V14209876' },
  ],
  'one of two phones corrected': [
    'Pago móvil Banesco V-8.222.111, el 0414-7003344 o el 0424-7003345, perdón, este último es el 0424-7003346',
    { method: 'pago-movil', bank: '0134', document: 'V8222111' },
  ],
  'two phones of one person': [
    'Pago móvil Banesco V-8.222.111, su teléfono 0414-7003344 y su celular 0424-7003345',
    { method: 'pago-movil', bank: '0134', document: 'V8222111' },
  ],
  'her cédula and that of her son': [
    'Pago móvil Banesco 0414-7003344, su cédula 8.222.111, la del hijo 9.333.222',
    { method: 'pago-movil', bank: '0134', phone: '04147003344' },
  ],
  'two phones of an aunt': [
    'El pago móvil es de mi tía, V-8.222.111, 0414-7003344, 0424-7003345, Banesco',
    { method: 'pago-movil', bank: '0134', document: 'V8222111' },
  ],
  'my cédula and another': [
    'Pago móvil Banesco 0414-7003344, mi cédula es 9.333.222, 8.222.111 la de Omar',
    { method: 'pago-movil', bank: '0134', phone: '04147003344' },
  ],
  'a cédula corrected with its letter': [
    'Pago móvil Banesco 0414-1239087, cédula 9.333.222, perdón, V-8.222.111',
    mobile,
  ],
  'two accounts in one bank': [
    'Tengo dos cuentas: 0134 0067 91 1067200567 y 0134 0067 92 1067200568. Iris Pinto, V-8.222.111',
    { method: 'transferencia', bank: '0134', document: 'V8222111', holder: 'Iris Pinto' },
  ],
  'both ends of a transfer': [
    'Cuenta de origen: Mercantil 0105 0067 91 1067200567\nCuenta de destino: Banesco 0134 0067 91 1067200567\nTitular de destino: Iris Pinto\nC.I. destino: 8.222.111',
    { ...transfer, holder: 'Iris Pinto' },
  ],
  'both holders of a transfer': [
    'Cuenta origen: 0105 0067 91 1067200567\nTitular: Omar Gil\nCuenta destino: 0134 0067 91 1067200567\nTitular: Iris Pinto\nCI: 8.222.111',
    { ...transfer, holder: 'Iris Pinto' },
  ],
  'only the holder of whoever sends': [
    'Cuenta origen: 0105 0067 91 1067200567\nTitular: Omar Gil\nCuenta destino: 0134 0067 91 1067200567\nCI: 8.222.111',
    transfer,
  ],
  'the person who orders a transfer': [
    'Ordenante: Omar Gil, CI 9.333.222\nBeneficiario: Iris Pinto, CI 8.222.111\n0134 0067 91 1067200567',
    { ...transfer, holder: 'Iris Pinto' },
  ],
  'the phone of whoever sends': [
    'Sale desde mi Mercantil, con el 0424-7003344.\nDestino: pago móvil Banesco V-8.222.111 0414-1239087',
    mobile,
  ],
  'written from home': [
    'Te escribo desde mi casa. Pago móvil Banesco 8.222.111 0414-1239087. El destino del dinero: medicinas',
    mobile,
  ],
  'the cédula of the holder, and mine': [
    'C.I. titular: V-8.222.111\nMi cédula por si la piden: V-9.333.222\nBanesco 0134 0067 91 1067200567',
    transfer,
  ],
  'the cédula of the holder, and that of another': [
    'Cédula del titular: 8.222.111, la de Omar V-9.333.222\nBanesco 0134 0067 91 1067200567',
    { ...transfer, document: undefined },
  ],
  'two people, two phones': [
    'Pago móvil Banesco. Titular: Iris Pinto, V-8.222.111, 0414-1239087. O el de Omar: V-9.333.222, 0424-7003344',
    { method: 'pago-movil', bank: '0134' },
  ],
  'two people, two accounts': [
    'Titular: Iris Pinto, V-8.222.111, 0134 0067 91 1067200567. O la de Omar: V-9.333.222, 0134 0067 92 1067200568',
    { method: 'transferencia', bank: '0134' },
  ],
  ...inOtherWords([
    [
      'Titular: Iris Pinto\nC.I.: V-8.222.111.\nPago móvil: Banesco, 0414-1239087, o si no a Omar Gil V-9.333.222',
      { method: mobile.method, bank: mobile.bank, phone: mobile.phone, holder: 'Iris Pinto' },
      '',
    ],
    [
      'El número es 0414-1239087 de Banesco, el de mi hija V-9.333.222. La titular soy yo, Iris Pinto, V-8.222.111.',
      { method: mobile.method, bank: mobile.bank, phone: mobile.phone },
      '',
    ],
    ['Banesco, 0414-1239087, V-8.222.111. Ese no es Mercantil', mobile, ''],
  ]),
  'a patient': [
    'Presupuesto del paciente Iris Pinto, CI 9.333.222, dos coronas. Se transfiere a Clínica Sonrisa, C.A., J-40123456-3, Banesco 0134 0067 91 1067200567',
    { ...transfer, document: 'J401234563', holder: 'Clínica Sonrisa, C.A.' },
  ],
  'somebody who no longer receives': [
    'El hno. Ramón Colina (V-4.998.120, Mercantil) ya no es tesorero. Pago móvil Banesco 8.222.111 0414-1239087',
    mobile,
  ],
  'the holder of a Zelle account': [
    'Zelle: pagos@turpial.example (a nombre de Carla Gil)\nBolívares: pago móvil Banesco 8.222.111 0414-1239087',
    mobile,
  ],
  'who brings the goods': [
    'Pago móvil Banesco 8.222.111 0414-1239087\nDelivery con Yeferson 0412-0994471',
    mobile,
  ],
  'two phones with one beginning, and a document below': [
    'Banesco\n0414-1239087/1239088\n18222111',
    { method: mobile.method, bank: mobile.bank, phone: mobile.phone },
  ],
  'a person who does not get the money': [
    'El chofer es Omar Gil CI 9.333.222, placa AB123CD. El pago es para Transporte Sucre, C.A., J-40123456-3, Banesco 0134 0067 91 1067200567',
    { ...transfer, document: 'J401234563', holder: 'Transporte Sucre, C.A.' },
  ],
  'two people, two banks': [
    'Titular: Iris Pinto, V-8.222.111, Banesco 0414-1239087. O a Omar: V-9.333.222, Mercantil, con el mismo teléfono',
    { method: 'pago-movil' },
  ],
  'two people, a phone and an account': [
    'Titular: Iris Pinto, V-8.222.111, Banesco 0414-1239087. O a Omar: V-9.333.222, 0134 0067 92 1067200568',
    { bank: '0134' },
  ],
  'an account, and the document of whoever writes': [
    'Titular Omar Pinto Gil V-8.222.111, 0134 0067 92 1067200568, te escribe Iris V-9.333.222',
    { ...transfer, account: '01340067921067200568', holder: 'Omar Pinto Gil' },
  ],
  'the phone of the holder of a line': [
    'El teléfono del titular de la línea es 0424-7003344. El pago móvil es el mío 0414-1239087. Banesco 8.222.111',
    { ...mobile, phone: undefined },
  ],
  'a phone for the receipt of a payment, and another': [
    'Haz el pago móvil y manda el comprobante al 0414-1239087, Banesco, 8.222.111. El de mi esposo es 0424-7003344',
    { ...mobile, phone: undefined },
  ],
  'no receiver on a line of its own': [
    'Te escribo desde mi trabajo: Banesco, pago móvil 0414-1239087, CI 8.222.111. Destino: medicinas. El de mi hermana es 0424-7003344',
    { ...mobile, phone: undefined },
  ],
  'a second person under the holder': [
    '- Iris Pinto (titular)\n- Omar Gil (autorizado)\nBanesco 0134 0067 91 1067200567',
    { method: 'transferencia', bank: '0134', account: '01340067911067200567' },
  ],
  'two phones and two accounts': [
    'Iris Pinto V-8.222.111: 0414-1239087, 0134 0067 91 1067200567. Omar: 0424-7003344, 0134 0067 92 1067200568',
    { bank: '0134' },
  ],
};
