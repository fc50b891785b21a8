import { inOtherWords, type Messages, mobile } from './message';

/** Holders that a sentence announces. */
export const announced: Messages = {
  'a patient in two lines': [
    'Datos del paciente\nNombre: Iris María\nApellido: Pinto\nPago móvil: Banesco, Dr. Omar Gil, V-8.222.111, 0414-1239087',
    mobile,
  ],
  'himself, after the data': [
    'mis datos son Banesco 0414-1239087 cédula 8.222.111 soy yo mismo Omar Gil',
    { ...mobile, holder: 'Omar Gil' },
  ],
  'hand over to': [
    'Entrega a Yolimar Suárez 15.220.118 0412-0007302 Banesco pago móvil',
    {
      method: 'pago-movil',
      bank: '0134',
      document: 'V15220118',
      phone: '04120007302',
      holder: 'Yolimar Suárez',
    },
  ],
  owner: [
    'Cuenta 01340041221004190333\nPropietaria Elba Márquez\nC.I. 4.332.118',
    {
      method: 'transferencia',
      bank: '0134',
      document: 'V4332118',
      account: '01340041221004190333',
      holder: 'Elba Márquez',
    },
  ],
  receives: [
    'Recibe: Luz Marina Acosta\nCédula: 9.221.774\nBanco: 0108\nTlf: 0424 000 7305',
    {
      method: 'pago-movil',
      bank: '0108',
      document: 'V9221774',
      phone: '04240007305',
      holder: 'Luz Marina Acosta',
    },
  ],
  favoured: [
    'Favorecida: Zoraida Linares\nCta. ahorro BDV 0102-0555-12-0000998877\nCI: V-3.998.220',
    {
      method: 'transferencia',
      bank: '0102',
      document: 'V3998220',
      account: '01020555120000998877',
      accountType: 'AHORRO',
      holder: 'Zoraida Linares',
    },
  ],
  cashes: [
    'Cobra Mercedes Rincón\n0412-0007306\nV6.443.900\nBancamiga',
    {
      method: 'pago-movil',
      bank: '0172',
      document: 'V6443900',
      phone: '04120007306',
      holder: 'Mercedes Rincón',
    },
  ],
  'of my aunt': [
    'Pago móvil de mi tía Gladys Paredes\nBanco Nacional de Crédito\nCI 5.009.337\nTel 0426-0007307',
    {
      method: 'pago-movil',
      bank: '0191',
      document: 'V5009337',
      phone: '04260007307',
      holder: 'Gladys Paredes',
    },
  ],
  'grandmother in sentence': [
    'Es para mi abuela Rosa Elena Briceño, ella cobra por pago móvil en el BDV con el 0416-0007309 y su cédula es 2.887.104',
    {
      method: 'pago-movil',
      bank: '0102',
      document: 'V2887104',
      phone: '04160007309',
      holder: 'Rosa Elena Briceño',
    },
  ],
  'to hand over at home': [
    'Para entregar en la casa: Sra. Irma Pinto, CI 8.222.119',
    { document: 'V8222119', holder: 'Irma Pinto' },
  ],
  'for the payment': [
    'Para el pago móvil de Ingrid Sandoval:\n0108 Provincial\n19.554.338\n0424-0007605',
    {
      method: 'pago-movil',
      bank: '0108',
      document: 'V19554338',
      phone: '04240007605',
      holder: 'Ingrid Sandoval',
    },
  ],
  'it would be for': [
    'Sería para Darwin Alexander Colmenares, CI 21.556.703, tlf 0424 5561203, Provincial, pago móvil',
    {
      method: 'pago-movil',
      bank: '0108',
      document: 'V21556703',
      phone: '04245561203',
      holder: 'Darwin Alexander Colmenares',
    },
  ],
  'he who collects': [
    'Quien retira es Omaira Josefina Zambrano\n8.443.201\n0414.776.90.12\nBanco de Venezuela',
    {
      method: 'pago-movil',
      bank: '0102',
      document: 'V8443201',
      phone: '04147769012',
      holder: 'Omaira Josefina Zambrano',
    },
  ],
  'who sends is named with a label': [
    'De: Alejandra Núñez (Madrid)\nPara: Zoraida Núñez\nCI: 8.887.654\nBanco: Bancaribe\nTeléfono: 0414-3398120',
    {
      method: 'pago-movil',
      bank: '0114',
      document: 'V8887654',
      phone: '04143398120',
      holder: 'Zoraida Núñez',
    },
  ],
  'deposit it to a sister-in-law': [
    'Deposítale a mi cuñada Norma Elena Pirela, Banco Exterior 0115 0213 02 3119629860, cédula 11.220.345',
    {
      method: 'transferencia',
      bank: '0115',
      document: 'V11220345',
      account: '01150213023119629860',
      holder: 'Norma Elena Pirela',
    },
  ],
  'to a gentleman': [
    'Para: Sr. Eleazar Guerrero\nC.I. 7.990.123\nBanco: BFC\nCuenta: 0151-0130-55-8876749160',
    {
      method: 'transferencia',
      bank: '0151',
      document: 'V7990123',
      account: '01510130558876749160',
      holder: 'Eleazar Guerrero',
    },
  ],
  'the beneficiary is a cousin': [
    'El beneficiario es mi primo Luis Ernesto Bracho (16.223.908), pago móvil 0414-6612345 Provincial',
    {
      method: 'pago-movil',
      bank: '0108',
      document: 'V16223908',
      phone: '04146612345',
      holder: 'Luis Ernesto Bracho',
    },
  ],
  'the account of a husband': [
    'Es la cuenta de mi esposo Jairo Alexis Contreras Mora, C.I. 11.998.443, Sofitasa 01370547065508597212',
    {
      method: 'transferencia',
      bank: '0137',
      document: 'V11998443',
      account: '01370547065508597212',
      holder: 'Jairo Alexis Contreras Mora',
    },
  ],
  'what somebody is called': [
    'Se llama Gladys Mendoza: 0414-1239087. Banesco, CI 14.209.876',
    { ...mobile, document: 'V14209876', holder: 'Gladys Mendoza' },
  ],
  'first name of whoever writes': ['Hola, soy Carmen V-8.222.111, pago móvil Banesco 0414-1239087', mobile],
  'a handle after the name': ['Titular: Iris Pinto @irispinto\nBanesco 0414-1239087 V-8.222.111', mobile],
  'first names before a comma': ['Titular: IRIS CARMEN, PINTO GIL\nBanesco 0414-1239087 V-8.222.111', mobile],
  'in the name of the writer': [
    'Pago móvil Banesco 0414-1239087, a nombre mío Iris Pinto ci 8.222.111',
    { ...mobile, holder: 'Iris Pinto' },
  ],
  'to a gentleman and no verb': [
    'Al señor Omar Gil, Banesco, 8.222.111, 0414-1239087',
    { ...mobile, holder: 'Omar Gil' },
  ],
  'to a lady': [
    'A la señora Iris Pinto, Banesco, 8.222.111, 0414-1239087',
    { ...mobile, holder: 'Iris Pinto' },
  ],
  'who introduces herself': [
    'Soy Iris Pinto, mi pago móvil es Banesco 8.222.111 0414-1239087',
    { ...mobile, holder: 'Iris Pinto' },
  ],
  'who introduces herself and sends to another': [
    'Soy Iris Pinto, mi pago móvil lo tengo bloqueado. Usa este: Banesco 8.222.111 0414-1239087',
    mobile,
  ],
  'a relative of somebody': ['Soy la prima de Beto, pago móvil Banesco 8.222.111 0414-1239087', mobile],
  'not the name in brackets': [
    'La cuenta no está a mi nombre (Iris Pinto), está a nombre de mi cuñado Omar Gil, 8.222.111, pago móvil Banesco 0414-1239087',
    { ...mobile, holder: 'Omar Gil' },
  ],
  'a doubt that ends with its sentence': [
    'No es de ahorro. Iris Pinto. Pago móvil Banesco 8.222.111 0414-1239087',
    { ...mobile, holder: 'Iris Pinto' },
  ],
  'one of two without capitals': [
    'titular iris pinto o omar gil pago móvil Banesco 8.222.111 0414-1239087',
    mobile,
  ],
  'one of two without a label': ['Pago móvil Banesco 8.222.111 0414-1239087 IRIS PINTO O OMAR GIL', mobile],
  ...inOtherWords([
    [
      'Pago móvil Banesco 8.222.111 0414-1239087, … de Iris Pinto',
      mobile,
      'no está a nombre|no va a nombre|no sé si está a nombre|creo que está a nombre|creo que es|no es',
    ],
    ['Pago móvil Banesco 8.222.111 0414-1239087. Entrega en la … Rómulo Gallegos', mobile, 'Av.|Urb.|Edif.'],
  ]),
};
