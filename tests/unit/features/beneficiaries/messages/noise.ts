import { type Messages, mobile, transfer } from './message';

/** Numbers and words of something else. */
export const noise: Messages = {
  // Neither of the two methods.
  cash: [
    'Mejor me lo mandas en efectivo a la casa, Calle Los Mangos, quinta Maruja, soy Trina Castillo, CI 6.334.998',
    { document: 'V6334998', holder: 'Trina Castillo' },
  ],
  'verification code': ['Turpial: tu código es 482913. No lo compartas con nadie.', {}],
  'masked id': [
    'pago móvil mercantil\nV-**.***.776\n0414-0006767',
    { method: 'pago-movil', bank: '0105', phone: '04140006767' },
  ],
  'phone of portugal before account': [
    'Escríbeme al 00 351 912 000 345\nCuenta Banplus 0174 0001 15 1234002211\nHéctor Ramos\nCI 12.998.340',
    {
      method: 'transferencia',
      bank: '0174',
      document: 'V12998340',
      account: '01740001151234002211',
      holder: 'Héctor Ramos',
    },
  ],
  // The first 3000 characters end inside the cédula.
  'cut in a number': [`${'la historia de siempre '.repeat(130)}y\nV28222111`, {}],
  'price list after': [
    'Pago móvil 0191 / 24.556.009 / 0426-0007721\nHarina 1.200\nQueso 3.450\nTotal 4.650',
    { method: 'pago-movil', bank: '0191', document: 'V24556009', phone: '04260007721' },
  ],
  'date before the code': [
    '12/10/2026 0105 V-9.887.126 0416-0007804',
    { method: 'pago-movil', bank: '0105', document: 'V9887126', phone: '04160007804' },
  ],
  'phone of los angeles from zeros': [
    'Estoy en el 001 424 000 1234\nPago móvil Banesco\nCI 8.771.236',
    { method: 'pago-movil', bank: '0134', document: 'V8771236' },
  ],
  'bolivars first': [
    'Pago móvil BDV 0416-0007805\nBs. 12.450.300',
    { method: 'pago-movil', bank: '0102', phone: '04160007805' },
  ],
  pesos: [
    'Pago móvil BDV 0416-0007806\n$1.250.300',
    { method: 'pago-movil', bank: '0102', phone: '04160007806' },
  ],
  'bolivars last': [
    'Pago móvil BDV 0416-0007807\n12.450.300 bs',
    { method: 'pago-movil', bank: '0102', phone: '04160007807' },
  ],
  'phone of germany': [
    'Mi número de aquí: 0176 12 345 678\nPago móvil BDV 0416-0007814',
    { method: 'pago-movil', bank: '0102', phone: '04160007814' },
  ],
  'phone inside a longer number': [
    'Soy el cliente 94140007817\nPago móvil BDV\nCI 8.771.237',
    { method: 'pago-movil', bank: '0102', document: 'V8771237' },
  ],
  // Two banks.
  'hidden digits': [
    'Pago móvil BDV 0416-0007820\nla otra es 0134********12345678',
    { method: 'pago-movil', phone: '04160007820' },
  ],
  'an invoice beside the account': [
    'Pago factura 20458871 a Ferretería Los Andes C.A., J-30987124-2, cuenta corriente Banco Provincial 0108-0060-91-8859571734',
    {
      method: 'transferencia',
      bank: '0108',
      document: 'J309871242',
      account: '01080060918859571734',
      accountType: 'CORRIENTE',
      holder: 'Ferretería Los Andes C.A.',
    },
  ],
  'a number of Colombia': [
    'Escríbeme al +57 310 4455667. El pago móvil es 0424-9012345 C.I. 16.445.209 Banco del Tesoro',
    { method: 'pago-movil', bank: '0163', document: 'V16445209', phone: '04249012345' },
  ],
  'price per kilo and date': [
    'El queso a 8.500.000 el kilo en 2019 jaja. Ahora sí: 0134 / 0414 9098123 / 15.009.882',
    { method: 'pago-movil', bank: '0134', document: 'V15009882', phone: '04149098123' },
  ],
  'parish and postcode': [
    'Maribel Coromoto Soto, 14.556.098, Parroquia Santa Rosa, 3001 Barquisimeto, pago móvil BNC 0416-5509812',
    {
      method: 'pago-movil',
      bank: '0191',
      document: 'V14556098',
      phone: '04165509812',
      holder: 'Maribel Coromoto Soto',
    },
  ],
  'wallet and USDT': [
    'USDT TRC20 TXk3912098 o si no Banesco pago móvil 0424-3312098 18.223.109',
    { method: 'pago-movil', bank: '0134', document: 'V18223109', phone: '04243312098' },
  ],
  'a link': ['Mira esto: https://pagos.example/04141239087/14209876', {}],
  'a number of something else': [
    'Socio 8222111. Banesco 0414-1239087',
    { bank: '0134', phone: '04141239087' },
  ],
  'a number of something else beside a cédula': [
    'Carnet N° 2233445. CI 14.209.876, 0414-1239087, Banesco',
    { ...mobile, document: 'V14209876' },
  ],
  'the number of an invoice': [
    'La factura es 12345678. Pago móvil Banesco 0414-1239087',
    { method: 'pago-movil', bank: '0134', phone: '04141239087' },
  ],
  'a sum': [
    'El total es 1.250.500. Pago móvil Banesco 0414-1239087',
    { method: 'pago-movil', bank: '0134', phone: '04141239087' },
  ],
  'an hour': ['A las 5pm te mando: Banesco 0134 0067 91 1067200567 V-8.222.111', transfer],
  'a code at the start': ['ab9333222 Pago móvil Banesco 8.222.111 0414-1239087', mobile],
  'an item with the number of a bank': ['Pago móvil Banesco 8.222.111 0414-1239087, rifa #0102', mobile],
  'an account of Italy, with a phone inside': [
    'Te envío desde IT60 X054 2811 1010 0412 3456 789. Pago móvil Banesco V-8.222.111 0414-1239087',
    mobile,
  ],
  'a code with the digits of a bank': ['Pago móvil Banesco 8.222.111 0414-1239087, código 1052', mobile],
  'a thousand thanks after a number': ['Pago móvil Banesco 0414-1239087, 8.222.111 mil gracias', mobile],
};
