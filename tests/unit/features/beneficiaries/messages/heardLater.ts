import type { PastedMessage } from './pastedMessage';
import { said } from './said';

/** More of the same kinds, kept for a second measurement. */
export const heardLater: readonly PastedMessage[] = [
  said(
    'later: groups of five, dashes',
    'Cuenta: 0102-0298-3187-3867-9582... perdona, mejor por pago móvil: 0102, 12.778.430, 0416-7789021',
    {
      method: 'pago-movil',
      bank: '0102',
      document: 'V12778430',
      phone: '04167789021',
    },
    'The account has 20 digits, but the message prefers the other way; the account itself is withdrawn.',
  ),
  said(
    'later: branch 0000',
    'Banco Mercantil cuenta 0105 0000 35 6711154719, Rafael Eduardo Colina V10334221',
    {
      method: 'transferencia',
      bank: '0105',
      account: '01050000356711154719',
      holder: 'Rafael Eduardo Colina',
      document: 'V10334221',
    },
  ),
  said(
    'later: account first, greeting last',
    '01340681216784338019 Banesco corriente. Marlene Josefina Acosta C.I 5.990.231. Saludos desde Maracay, tu tía Chela',
    {
      method: 'transferencia',
      bank: '0134',
      account: '01340681216784338019',
      accountType: 'CORRIENTE',
      holder: 'Marlene Josefina Acosta',
      document: 'V5990231',
    },
  ),
  said(
    'later: transfer to a named person with the amount',
    'Por favor manda 80 € a Luis Eduardo Ferrer, V-16.209.887, Banesco 0134 0098 91 6425448433',
    {
      method: 'transferencia',
      bank: '0134',
      account: '01340098916425448433',
      holder: 'Luis Eduardo Ferrer',
      document: 'V16209887',
    },
  ),
  said(
    'later: engineer',
    'Ing. Argenis Rafael Quijada\nCI 8.901.223\nBanco Provincial\n01080572474615637457',
    {
      method: 'transferencia',
      bank: '0108',
      account: '01080572474615637457',
      holder: 'Argenis Rafael Quijada',
      document: 'V8901223',
    },
  ),
  said(
    'later: lawyer with a firm',
    'Escritorio Jurídico Salas & Asociados\nRIF J-50044321-8\nCorriente BNC 01910932185340149699',
    {
      method: 'transferencia',
      bank: '0191',
      account: '01910932185340149699',
      accountType: 'CORRIENTE',
      refused: ['holder'],
      holder: 'Escritorio Jurídico Salas & Asociados',
      document: 'J500443218',
    },
  ),
  said(
    'later: pay to a firm',
    'Transfiere al Colegio San Agustín C.A. RIF J-29876501-1, Bancaribe 01140799485396362159',
    {
      method: 'transferencia',
      bank: '0114',
      account: '01140799485396362159',
      refused: ['holder'],
      holder: 'Colegio San Agustín C.A.',
      document: 'J298765011',
    },
  ),
  said(
    'later: slash list with a question',
    'Banesco / 0414-8821093 / 17.332.109 / Yajaira Coromoto León ¿todo bien?',
    {
      method: 'pago-movil',
      bank: '0134',
      phone: '04148821093',
      document: 'V17332109',
      holder: 'Yajaira Coromoto León',
    },
  ),
  said(
    'later: to whom it goes',
    'Va a nombre de mi suegro: Nelson Ramón Bastidas, 6.220.981, Venezuela, 0426-7109823',
    {
      method: 'pago-movil',
      bank: '0102',
      document: 'V6220981',
      phone: '04267109823',
      holder: 'Nelson Ramón Bastidas',
    },
  ),
  said(
    'later: from and to',
    'Envía: José Miguel desde Barcelona\nRecibe: Ana Lucía Mendoza\nCI 19.220.871\nTlf 0412-8120093\nBanesco',
    {
      method: 'pago-movil',
      bank: '0134',
      document: 'V19220871',
      phone: '04128120093',
      holder: 'Ana Lucía Mendoza',
    },
  ),
  said('later: cédula corrected', 'Pago móvil Mercantil 0424-1120983 cédula 14.223.901, perdón 14.223.910', {
    method: 'pago-movil',
    bank: '0105',
    phone: '04241120983',
    document: 'V14223910',
  }),
  said('later: phone corrected', 'Mercantil, 20.114.398, 0414-2209871. Corrijo el teléfono: 0414-2209817', {
    method: 'pago-movil',
    bank: '0105',
    phone: '04142209817',
    document: 'V20114398',
  }),
  said(
    'later: the bank after a change',
    'Ya no es Provincial, ahora cobro por Banplus: 0416-9908712, V-15.667.201',
    {
      method: 'pago-movil',
      bank: '0174',
      phone: '04169908712',
      document: 'V15667201',
    },
  ),
  said(
    'later: two people, pago móvil with one bank',
    'Pago móvil Banesco los dos:\nIrene Sofía Paz 0412-6678120 12.334.981\nOscar Enrique Paz 0414-1209834 11.998.220',
    {
      method: 'pago-movil',
      bank: '0134',
    },
  ),
  said(
    'later: mother of the holder',
    'Titular: Andrés Felipe Gómez V-23.109.887\nBanco Bancamiga\nTlf 0424-3309812\nLo autoriza su mamá Gloria Gómez V-9.887.120',
    {
      method: 'pago-movil',
      bank: '0172',
      phone: '04243309812',
      document: 'V23109887',
      holder: 'Andrés Felipe Gómez',
    },
  ),
  said('later: hyphens with blanks', 'Bancamiga - 0412 3398712 - V18009312 - Rosmery Alejandra Díaz', {
    method: 'pago-movil',
    bank: '0172',
    phone: '04123398712',
    document: 'V18009312',
    holder: 'Rosmery Alejandra Díaz',
  }),
  said(
    'later: hyphens without blanks',
    '0105-0416112 9087-V12009334',
    { bank: '0105', document: 'V12009334' },
    'The phone is broken by a blank in an odd place: only some of it is certain.',
  ),
  said('later: underscores', 'banco_venezuela ci_13445209 tlf_04167712098', {
    method: 'pago-movil',
    bank: '0102',
    document: 'V13445209',
    phone: '04167712098',
  }),
  said(
    'later: bullets',
    '• Banco de Venezuela\n• Ahorro\n• 01020020909001234567\n• Jesús Alberto Villalobos\n• 7.889.012',
    {
      method: 'transferencia',
      bank: '0102',
      account: '01020020909001234567',
      accountType: 'AHORRO',
      holder: 'Jesús Alberto Villalobos',
      document: 'V7889012',
    },
  ),
  said('later: a quote of the sender', '> ¿me mandas los datos?\nClaro: BNC 0191, 16.220.934, 0424-8890127', {
    method: 'pago-movil',
    bank: '0191',
    document: 'V16220934',
    phone: '04248890127',
  }),
  said(
    'later: chat export of another phone',
    '25/11/2025, 9:12 p. m. - Papá: Pago móvil\n25/11/2025, 9:12 p. m. - Papá: 0108\n25/11/2025, 9:13 p. m. - Papá: 4.330.981\n25/11/2025, 9:13 p. m. - Papá: 0416 8809123',
    {
      method: 'pago-movil',
      bank: '0108',
      document: 'V4330981',
      phone: '04168809123',
    },
  ),
  said(
    'later: forwarded label',
    'Reenviado\nBanco: Tesoro\nNombre: Hilda Marina Ponce\nCédula: V-6.110.923\nTeléfono: 04129908123',
    {
      method: 'pago-movil',
      bank: '0163',
      document: 'V6110923',
      phone: '04129908123',
      holder: 'Hilda Marina Ponce',
    },
  ),
  said(
    'later: what is the payment for',
    'Concepto: colegio de la niña. Pago móvil BDV 0414-6612098 CI 18.990.234 Yennifer Paola Cordero',
    {
      method: 'pago-movil',
      bank: '0102',
      document: 'V18990234',
      phone: '04146612098',
      holder: 'Yennifer Paola Cordero',
    },
  ),
  said(
    'later: reference of 12 digits',
    'Ref. 004561230987. La cuenta de siempre: Banesco 01340070913977712688',
    {
      method: 'transferencia',
      bank: '0134',
      account: '01340070913977712688',
    },
  ),
  said(
    'later: account of a joint pair',
    'Cuenta mancomunada de Julia Salazar y Pedro Salazar, Mercantil 01050962959327893351',
    {
      method: 'transferencia',
      bank: '0105',
      account: '01050962959327893351',
    },
    'Two holders.',
  ),
];
