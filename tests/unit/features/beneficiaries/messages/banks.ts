import { inOtherWords, type Messages, mobile } from './message';

const person = { method: 'pago-movil', document: 'V14209876', phone: '04141239087' } as const;

/** Other banks by the names that people write. */
const named = {
  'Banco del Caribe': '0114',
  R4: '0169',
  'Banco Amiga': '0172',
  'Banco Internacional de Desarrollo': '0173',
  Banfanb: '0177',
  Banplus: '0174',
  // The form does not have it.
  Citibank: undefined,
  Prvincial: '0108',
  Mercatil: '0105',
  Bannescco: '0134',
  Bamesco: '0134',
  Mercasntil: '0105',
};

/** Names of everyday words. */
const everyday = ['Exterior', 'Caroní', 'Plaza', 'Activo', 'Agrícola', 'del Sur'];

/** Names of banks, and banks that are not meant. */
export const banks: Messages = {
  'denied after it': ['Pago móvil al banco Caroní no, ahora es Banesco, 8.222.111, 0414-1239087', mobile],
  'that of an account no longer used': [
    'El Banesco 01340221396891393244 ya no lo uso. Ahora es Mercantil corriente 0105-0730-88-2655240699. V17350698',
    {
      method: 'transferencia',
      bank: '0105',
      account: '01050730882655240699',
      accountType: 'CORRIENTE',
      document: 'V17350698',
    },
  ],
  'of the receiver': [
    'Operación: Pago móvil\nBanco emisor: Banesco\nBanco receptor: Tesoro\nTeléfono receptor: 0416-2384419\nCédula receptor: V-11.930.275',
    { method: 'pago-movil', bank: '0163', document: 'V11930275', phone: '04162384419' },
  ],
  'an everyday word between strokes': [
    'Ana Ruiz / Exterior / V-10.208.994 / 0424.188.20.36',
    { method: 'pago-movil', bank: '0115', document: 'V10208994', phone: '04241882036', holder: 'Ana Ruiz' },
  ],
  ...Object.fromEntries(
    Object.entries(named).map(([name, bank]) => [
      name,
      [`Me llega a ${name}: 04141239087, 14.209.876`, { ...person, bank }] as const,
    ]),
  ),
  ...Object.fromEntries(
    everyday.map((name) => [
      `${name} or another bank`,
      [`Tengo en el Banco ${name} o en Mercantil, 0414-1239087, 14.209.876`, person] as const,
    ]),
  ),
  'venezuela as bank': [
    'pagomovil venezuela 0416-0001010 12998034',
    { method: 'pago-movil', bank: '0102', document: 'V12998034', phone: '04160001010' },
  ],
  'a microfinance bank': ['Bangente 8.222.111 0414-1239087', { ...mobile, bank: '0146' }],
  'the code of a microfinance bank': ['Banco 0146 8.222.111 0414-1239087', { ...mobile, bank: '0146' }],
  'a country after a phone': [
    '0414-1239087 (Venezuela), ci 8.222.111',
    { document: 'V8222111', phone: '04141239087' },
  ],
  'a bank instead of another': [
    'No me deposites en el Mercantil que lo tengo bloqueado. Envíalo al Tesoro, 8.222.111, 0414-1239087',
    { ...mobile, bank: '0163' },
  ],
  'bank code without zero': [
    'pago móvil\nbanco: 102\ncédula: 24.556.781\ntel: 0426-0004411',
    { method: 'pago-movil', bank: '0102', document: 'V24556781', phone: '04260004411' },
  ],
  'workers bank': [
    'PAGO MOVIL\nBANCO DIGITAL DE LOS TRABAJADORES\nCEDULA 10.667.345\nTELEFONO 0416-0006006',
    { method: 'pago-movil', bank: '0175', document: 'V10667345', phone: '04160006006' },
  ],
  'hundred percent': [
    'Pago móvil\n100% Banco\n18.220.045\n0414-0001818',
    { method: 'pago-movil', bank: '0156', document: 'V18220045', phone: '04140001818' },
  ],
  // Not Banco de Venezuela.
  'venezolano de credito': [
    'Pago móvil: Venezolano de Crédito\nC.I. 7.665.430\nTeléfono 0412-0007070',
    { method: 'pago-movil', bank: '0104', document: 'V7665430', phone: '04120007070' },
  ],
  'combined label': [
    'Pago movil Banesco\nC.I / Tlf: 19.224.310 / 0414-0002727',
    { method: 'pago-movil', bank: '0134', document: 'V19224310', phone: '04140002727' },
  ],
  n58: [
    'pago móvil\nbanco n58\nv 29.004.115\n04120005858',
    { method: 'pago-movil', bank: '0178', document: 'V29004115', phone: '04120005858' },
  ],
  'two codes': [
    'pago móvil 0134 / 0105\nCI 17.445.220\n0424-0006868',
    { method: 'pago-movil', document: 'V17445220', phone: '04240006868' },
  ],
  'numero abbreviations': [
    'Pago móvil\nN° de cédula: 20.443.110.\nNro. tlf: 0424-0001357.\nBco. Sofitasa.',
    { method: 'pago-movil', bank: '0137', document: 'V20443110', phone: '04240001357' },
  ],
  // The bank's former name; its code is the same.
  bicentenario: [
    'pago movil banco bicentenario\nced 8.990.123\n0426-0003003',
    { method: 'pago-movil', bank: '0175', document: 'V8990123', phone: '04260003003' },
  ],
  // A public register.
  'mercantil is not a bank': [
    'Para los papeles del Registro Mercantil págale al gestor: BNC, cédula 11.776.223, pago móvil 0416-0007676',
    { method: 'pago-movil', bank: '0191', document: 'V11776223', phone: '04160007676' },
  ],
  'sending bank first': [
    'Banco emisor: Mercantil\nBanco receptor: BNC\nCI: V8771235\nCelular: 04140007501',
    { method: 'pago-movil', bank: '0191', document: 'V8771235', phone: '04140007501' },
  ],
  'bank of origin and destination': [
    'Banco origen: Banesco\nBanco destino: Bancamiga\nTeléfono destino: 0424-0007502\nCédula: V-14.332.901',
    { method: 'pago-movil', bank: '0172', document: 'V14332901', phone: '04240007502' },
  ],
  'i send from': [
    'Yo te transfiero desde Provincial, tu cuenta es la del Tesoro 0163-0204-66-2043001199 a nombre de Argenis Lozada 10.221.776',
    {
      method: 'transferencia',
      bank: '0163',
      document: 'V10221776',
      account: '01630204662043001199',
      holder: 'Argenis Lozada',
    },
  ],
  'bank without the word receiving': [
    'Banco que recibe: 0105 Mercantil\nBanco que envía: 0134 Banesco\nTeléfono: 0412-0007504\nDocumento: V-22.110.343',
    { method: 'pago-movil', bank: '0105', document: 'V22110343', phone: '04120007504' },
  ],
  'dictated code': [
    'cero uno cero cinco, 8.771.245, 0414-0007912',
    { method: 'pago-movil', bank: '0105', document: 'V8771245', phone: '04140007912' },
  ],
  'the bank is only greeted': [
    'No uso Banesco ya. Ahora tengo Bancamiga: 0424-7700981, 21.009.334, pago móvil',
    { method: 'pago-movil', bank: '0172', document: 'V21009334', phone: '04247700981' },
  ],
  'not that one': [
    'No es la de Mercantil, es la de BFC: 0151 0335 31 5638697524. Nancy Elena Graterol, 9.334.120',
    {
      method: 'transferencia',
      bank: '0151',
      document: 'V9334120',
      account: '01510335315638697524',
      holder: 'Nancy Elena Graterol',
    },
  ],
  'an account that is blocked': [
    'No me lo mandes a la de Provincial que está bloqueada, usa la de BNC: 01910932185340149699 Álvaro Enrique Lugo 13.009.234',
    {
      method: 'transferencia',
      bank: '0191',
      document: 'V13009234',
      account: '01910932185340149699',
      holder: 'Álvaro Enrique Lugo',
    },
  ],
  'neither bank': [
    'Ni Mercantil ni Banesco, mejor Bancamiga: 0414-1239087, V-14.209.876',
    { method: 'pago-movil', bank: '0172', document: 'V14209876', phone: '04141239087' },
  ],
  'all banks but one': [
    'Cualquier banco menos Provincial. Banesco, 0414-1239087, cedual 14209876',
    { ...mobile, document: 'V14209876' },
  ],
  'a country': [
    'Es para mi mamá que está en Venezuela\nV-8.222.111\n0414-1239087',
    { document: 'V8222111', phone: '04141239087' },
  ],
  'a square': [
    'V-8.222.111\n0414-1239087\nPlaza Candelaria, Caracas',
    { document: 'V8222111', phone: '04141239087' },
  ],
  'a bank of an everyday word before the method': [
    'V-8.222.111\nTlf 0414-1239087 Tesoro pago móvil',
    { ...mobile, bank: '0163' },
  ],
  'the letter O for zeros': ['Pago móvil banco O1O5 8.222.111 0414-1239087', { ...mobile, bank: '0105' }],
  ...inOtherWords([
    [
      'Pago móvil Mercantil V-8.222.111 0414-1239087. … Banesco',
      mobile,
      'Perdón, es|Disculpa, el banco es el|Corrijo, es|Corrección: es del|Me equivoqué, es|Perdón, no es Mercantil es',
    ],
    [
      '…, 8.222.111, 0414-1239087',
      { ...mobile, bank: '0102' },
      'Prima, es al Venezuela|Mis datos: Venezuela|Los datos son: Venezuela',
    ],
    ['Tlf 0414-1239087. Venezuela… 8.222.111', { ...mobile, bank: '0102' }, ', CI| C.I.|, cédula'],
    [
      '…, CI 8.222.111, 0414-1239087',
      { document: 'V8222111', phone: '04141239087' },
      'Vivo en Maracay, Venezuela|Vivo en Maracay\nVenezuela|Maracay / Venezuela|Soy de Venezuela|Saludos desde Venezuela|Es un envío al exterior',
    ],
    [
      'Pago móvil 0414-1239087, 8.222.111. …',
      { method: 'pago-movil', document: 'V8222111', phone: '04141239087' },
      'Mañana paso al Plaza a buscar la medicina|No sé si es al Venezuela.|Es al Venezuela o al Tesoro|¿Es al Venezuela?',
    ],
  ]),
  // What is said to be sorry for is something else.
  'sorry about the delay': [
    'Pago móvil Banesco V-8.222.111 0414-1239087. Disculpa la demora, es que en Mercantil había cola',
    { ...mobile, bank: undefined },
  ],
};
