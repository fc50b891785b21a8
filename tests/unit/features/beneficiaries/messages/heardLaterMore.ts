import type { PastedMessage } from './pastedMessage';
import { said } from './said';

/** More of the same kinds, kept for a second measurement. */
export const heardLaterMore: readonly PastedMessage[] = [
  said(
    'later: minor with a representative',
    'A nombre de la niña no se puede, va a nombre de Karla Vanessa Urbina, CI 21.334.098, Banesco, 0412-1120987',
    {
      method: 'pago-movil',
      bank: '0134',
      document: 'V21334098',
      phone: '04121120987',
      holder: 'Karla Vanessa Urbina',
    },
  ),
  said('later: RIF of a foreigner', 'RIF E-84123001-1 Bancamiga 01720738523881652967 Li Wei Chen', {
    method: 'transferencia',
    bank: '0172',
    account: '01720738523881652967',
    document: 'E841230011',
    holder: 'Li Wei Chen',
  }),
  said(
    'later: Colombian cédula',
    'Mi CC de Colombia es 1.090.445.223, pero la de Venezuela es E-84.123.001. Banco Plaza 0424-1120934 pago móvil',
    {
      method: 'pago-movil',
      bank: '0138',
      document: 'E84123001',
      phone: '04241120934',
    },
  ),
  said(
    'later: price per kilo and date',
    'El queso a 8.500.000 el kilo en 2019 jaja. Ahora sí: 0134 / 0414 9098123 / 15.009.882',
    {
      method: 'pago-movil',
      bank: '0134',
      document: 'V15009882',
      phone: '04149098123',
    },
  ),
  said(
    'later: a vehicle',
    'Placa AB123CD, serial 8X1234567890. Pago a Autolavado El Brillo C.A., J-41235988-6, Banesco, pago móvil 0424-6678901',
    {
      method: 'pago-movil',
      bank: '0134',
      refused: ['document', 'holder'],
      document: 'J412359886',
      phone: '04246678901',
      holder: 'Autolavado El Brillo C.A.',
    },
  ),
  said(
    'later: Spanish mobile with blanks',
    'Llámame al 612 34 56 78. Datos: 0172 Bancamiga, CI 20.009.871, 0412 712 33 98',
    {
      method: 'pago-movil',
      bank: '0172',
      document: 'V20009871',
      phone: '04127123398',
    },
  ),
  said(
    'later: capitals without accents',
    'PAGO MOVIL BANCO BANESCO CI V15667809 TLF 04241230098 NOMBRE MARIA EUGENIA SALCEDO',
    {
      method: 'pago-movil',
      bank: '0134',
      document: 'V15667809',
      phone: '04241230098',
      holder: 'MARIA EUGENIA SALCEDO',
    },
  ),
  said(
    'later: small letters only',
    'nombre: betty del carmen rojas\nci 9009123\nbanco bicentenario\n0416 1234509',
    {
      method: 'pago-movil',
      bank: '0175',
      document: 'V9009123',
      phone: '04161234509',
      holder: 'betty del carmen rojas',
    },
    'The bank has another name today.',
  ),
  said(
    'later: the holder of a foreign bank',
    'Banco Santander ES12 0049 1500 0512 3456 7892 a nombre de Belén Torres',
    { holder: 'Belén Torres' },
    'A Spanish account.',
  ),
  said('later: only a phone', 'este es mi número nuevo 0414-7712309', { phone: '04147712309' }),
  said('later: only a cédula', 'La cédula de papá: 3.998.120', { document: 'V3998120' }),
  said('later: phone with wrong prefix', 'Pago móvil Banesco 0415-8812093, CI 12.098.334', {
    method: 'pago-movil',
    bank: '0134',
    document: 'V12098334',
  }),
  said('later: phone with ten digits', 'Pago móvil Banesco 0414-881209, CI 12.098.335', {
    method: 'pago-movil',
    bank: '0134',
    document: 'V12098335',
  }),
  said(
    'later: parish and postcode',
    'Maribel Coromoto Soto, 14.556.098, Parroquia Santa Rosa, 3001 Barquisimeto, pago móvil BNC 0416-5509812',
    {
      method: 'pago-movil',
      bank: '0191',
      document: 'V14556098',
      phone: '04165509812',
      holder: 'Maribel Coromoto Soto',
    },
  ),
  said(
    'later: age beside the name',
    'Pedro Pablo Morillo, 67 años, V-4.009.887, Banco Exterior ahorro 01150213023119629860',
    {
      method: 'transferencia',
      bank: '0115',
      account: '01150213023119629860',
      accountType: 'AHORRO',
      holder: 'Pedro Pablo Morillo',
      document: 'V4009887',
    },
  ),
  said(
    'later: invalid account digits count',
    'Cuenta Banesco 0134 0070 91 39777126, Yulimar Andrea Ríos 17.009.223',
    { method: 'transferencia', bank: '0134', holder: 'Yulimar Andrea Ríos', document: 'V17009223' },
    'It says account, but the number has 18 digits.',
  ),
  said('later: wallet and USDT', 'USDT TRC20 TXk3912098 o si no Banesco pago móvil 0424-3312098 18.223.109', {
    method: 'pago-movil',
    bank: '0134',
    phone: '04243312098',
    document: 'V18223109',
  }),
  said(
    'later: thanks to a person with two names',
    'Gracias Luis Alberto, me llegó. La próxima a Banesco 0412-0098123, 13.990.112, pago móvil',
    {
      method: 'pago-movil',
      bank: '0134',
      phone: '04120098123',
      document: 'V13990112',
    },
  ),
  said('later: nickname', 'Apodo: Chuo\nTitular: Jesús Rafael Monagas\n0105\n11.220.983\n0414-0912387', {
    method: 'pago-movil',
    bank: '0105',
    document: 'V11220983',
    phone: '04140912387',
    holder: 'Jesús Rafael Monagas',
    alias: 'Chuo',
  }),
  said('later: names of the data in one line', 'banco / ci / tlf: Banesco / 16778230 / 04121209873', {
    method: 'pago-movil',
    bank: '0134',
    document: 'V16778230',
    phone: '04121209873',
  }),
  said(
    'later: the name in a question',
    '¿Lo mando a Cristina Isabel Rondón? CI 19.009.334, Banesco 0134 0781 93 9041404118',
    {
      method: 'transferencia',
      bank: '0134',
      account: '01340781939041404118',
      holder: 'Cristina Isabel Rondón',
      document: 'V19009334',
    },
  ),
  said('later: bakery', 'PANADERÍA LA ESPIGA DE ORO\nJ-31456700-4\nMercantil\n0412-5509871\nPago móvil', {
    method: 'pago-movil',
    bank: '0105',
    refused: ['document'],
    document: 'J314567004',
    phone: '04125509871',
    holder: 'PANADERÍA LA ESPIGA DE ORO',
  }),
  said(
    'later: savings account of DelSur',
    'Delsur ahorro 0157-0603-16-7157567036 titular Nereida Josefa Vargas cedula 6990123',
    {
      method: 'transferencia',
      bank: '0157',
      account: '01570603167157567036',
      accountType: 'AHORRO',
      holder: 'Nereida Josefa Vargas',
      document: 'V6990123',
    },
  ),
  said(
    'later: name last with a full stop',
    'Pago móvil. Banco Activo. 0424 9981230. 15.998.003. Carlos Enrique Tovar.',
    {
      method: 'pago-movil',
      bank: '0171',
      document: 'V15998003',
      phone: '04249981230',
      holder: 'Carlos Enrique Tovar',
    },
  ),
  said(
    'later: three banks to choose',
    'Tengo Banesco, Mercantil y Venezuela, el que quieras: 0414-3398712, 16.009.887',
    { method: 'pago-movil', document: 'V16009887', phone: '04143398712' },
    'Only the bank is open.',
  ),
];
