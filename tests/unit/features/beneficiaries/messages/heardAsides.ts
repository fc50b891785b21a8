import type { PastedMessage } from './pastedMessage';
import { said } from './said';

/** What people say around the data, and messages without certain data. */
export const heardAsides: readonly PastedMessage[] = [
  said('heard: no data at all', 'Hola prima, ¿cómo están por allá? Mañana te paso los datos del banco', {}),
  said('heard: only a bank', 'Es de Banesco, ahorita te mando el número', {}),
  said('heard: only an amount', 'Son 150 euros para el 20/12, por fa no me falles', {}),
  said(
    'heard: an order of a shop',
    'Pedido 48120933: 2 harinas PAN, 1 aceite. Total 23,50 €. Entrega mañana',
    {},
  ),
  said('heard: only a name', 'Es para Yamileth', {}),
  said(
    'heard: a Spanish account',
    'Mi IBAN es ES91 2100 0418 4502 0005 1332, titular Sonia Márquez',
    { holder: 'Sonia Márquez' },
    'A Spanish account is no account of Venezuela.',
  ),
  said(
    'heard: a Spanish identity number',
    'Mi NIE es Y1234567X y mi móvil 611 908 223. Los datos de mi hermano: Banesco, 19.445.230, 0412-3390087',
    { method: 'pago-movil', bank: '0134', document: 'V19445230', phone: '04123390087' },
  ),
  said('heard: Bizum', 'Hazme un Bizum al 644 908 112 y yo lo paso a Venezuela', {}),
  said(
    'heard: a card',
    'La tarjeta es 4532 8890 1223 4410, vence 08/27. Banesco. Luis Miguel Soto',
    { bank: '0134', holder: 'Luis Miguel Soto' },
    'A card is no account.',
  ),
  said(
    'heard: cash in dollars',
    'Ella quiere los dólares en efectivo: Mariana Isabel Toledo, V-20.112.098, 0424-5009812',
    { document: 'V20112098', phone: '04245009812', holder: 'Mariana Isabel Toledo' },
  ),
  said(
    'heard: Zelle and bank',
    'Si no puedes por Zelle (mariela.rojas@correo.example) entonces Banesco 01340681216784338019, Mariela Rojas 13.220.984',
    {
      method: 'transferencia',
      bank: '0134',
      account: '01340681216784338019',
      holder: 'Mariela Rojas',
      document: 'V13220984',
    },
  ),
  said(
    'heard: a question about the cédula',
    '¿Te sirve la cédula o el pasaporte? La cédula es 18.009.223, pasaporte 145908776',
    { document: 'V18009223' },
  ),
  said(
    'heard: a passport only',
    'Nombre: Karl Heinz Weber\nPasaporte: C4F098761\nBanco Mercantil 01050962959327893351',
    {
      method: 'transferencia',
      bank: '0105',
      account: '01050962959327893351',
      holder: 'Karl Heinz Weber',
    },
  ),
  said(
    'heard: a cédula with a mistake told',
    'CI 17.443.098... no, espera, 17.443.089. Banesco, pago móvil 0414-2390871',
    { method: 'pago-movil', bank: '0134', phone: '04142390871', document: 'V17443089' },
  ),
  said(
    'heard: the amount looks like a cédula',
    'Necesito 12.000.000 de bolívares viejos jaja. Pago móvil Banesco 0414-7789123 CI 16.998.230',
    { method: 'pago-movil', bank: '0134', phone: '04147789123', document: 'V16998230' },
  ),
  said(
    'heard: a meter of electricity',
    'Es para pagar la luz, contrato 100234567. Pago móvil de mi papá 0412-0987712, 6.009.887, Provincial',
    { method: 'pago-movil', bank: '0108', phone: '04120987712', document: 'V6009887' },
  ),
  said(
    'heard: a tracking number of 20 digits',
    'Guía 45120099812345670012 ya salió. Mi cuenta: Venezuela 0102 0065 21 3766025503 Norelys Josefina Brito 19.887.340',
    {
      method: 'transferencia',
      bank: '0102',
      account: '01020065213766025503',
      holder: 'Norelys Josefina Brito',
      document: 'V19887340',
    },
  ),
  said(
    'heard: who sends is named with a label',
    'De: Alejandra Núñez (Madrid)\nPara: Zoraida Núñez\nCI: 8.887.654\nBanco: Bancaribe\nTeléfono: 0414-3398120',
    {
      method: 'pago-movil',
      bank: '0114',
      document: 'V8887654',
      phone: '04143398120',
      holder: 'Zoraida Núñez',
    },
  ),
  said(
    'heard: beneficiary as label',
    'Beneficiario: Robert Manuel Chirinos\nC.I.: V-15.009.118\nEntidad: Banco Plaza\nMóvil: 0424-6712309',
    {
      method: 'pago-movil',
      bank: '0138',
      document: 'V15009118',
      phone: '04246712309',
      holder: 'Robert Manuel Chirinos',
    },
  ),
  said(
    'heard: owner as label',
    'Propietaria de la cuenta Haydée Rosalía Fermín CI 7.009.112 Banco Exterior 01150046321794275459',
    {
      method: 'transferencia',
      bank: '0115',
      account: '01150046321794275459',
      holder: 'Haydée Rosalía Fermín',
      document: 'V7009112',
    },
  ),
  said('heard: the name after the cédula', 'V-14.330.998 Edixon José Barboza. Mercantil. 0416-0098712', {
    method: 'pago-movil',
    bank: '0105',
    document: 'V14330998',
    phone: '04160098712',
    holder: 'Edixon José Barboza',
  }),
  said(
    'heard: my name is',
    'Hola, soy Raquel. Mi nombre completo es Raquel Antonieta Pulido, V-17.223.009, pago móvil Banesco 0412-5540912',
    {
      method: 'pago-movil',
      bank: '0134',
      document: 'V17223009',
      phone: '04125540912',
      holder: 'Raquel Antonieta Pulido',
    },
  ),
  said(
    'heard: the sister writes and receives for the mother',
    'Es para mi mamá pero llega a mi cuenta: Leidy Johana Cáceres, 20.778.912, Bancamiga 01720164696171999510',
    {
      method: 'transferencia',
      bank: '0172',
      account: '01720164696171999510',
      holder: 'Leidy Johana Cáceres',
      document: 'V20778912',
    },
  ),
  said(
    'heard: a place that is a bank, too',
    'Vivo en Venezuela, estado Mérida. Banesco, 15.330.876, 0424-7123098, pago móvil',
    { method: 'pago-movil', bank: '0134', document: 'V15330876', phone: '04247123098' },
  ),
  said(
    'heard: a name that is a bank, too',
    'Señor Plaza, buenas. Pago móvil BNC 0412-9981203 CI 14.009.221',
    { method: 'pago-movil', bank: '0191', phone: '04129981203', document: 'V14009221' },
  ),
  said(
    'heard: an account of a firm with the name of a person',
    'Repuestos Pérez y Asociados, S.R.L. RIF J-41235988-6. Cuenta corriente 01020285007138717134 BDV',
    {
      method: 'transferencia',
      bank: '0102',
      account: '01020285007138717134',
      accountType: 'CORRIENTE',
      refused: ['holder'],
      holder: 'Repuestos Pérez y Asociados, S.R.L.',
      document: 'J412359886',
    },
  ),
  said(
    'heard: a RIF with a wrong check digit',
    'RIF J-31456700-9, Distribuidora Oriente C.A., pago móvil 0414-8890127, Banesco',
    {
      method: 'pago-movil',
      bank: '0134',
      phone: '04148890127',
      refused: ['holder'],
      holder: 'Distribuidora Oriente C.A.',
    },
    'The check digit must be right.',
  ),
  said(
    'heard: a RIF without hyphens',
    'Rif J314567004 Comercial El Llano, C.A. 04160012987 Banco de Venezuela pago movil',
    {
      method: 'pago-movil',
      bank: '0102',
      refused: ['document', 'holder'],
      document: 'J314567004',
      phone: '04160012987',
      holder: 'Comercial El Llano, C.A.',
    },
  ),
  said(
    'heard: not that one',
    'No es la de Mercantil, es la de BFC: 0151 0335 31 5638697524. Nancy Elena Graterol, 9.334.120',
    {
      method: 'transferencia',
      bank: '0151',
      account: '01510335315638697524',
      holder: 'Nancy Elena Graterol',
      document: 'V9334120',
    },
  ),
  said(
    'heard: asked to check',
    'confirma por favor: Richard Alexander Useche / 16.778.223 / Banesco / 0414-7123387 / ¿está bien?',
    {
      method: 'pago-movil',
      bank: '0134',
      document: 'V16778223',
      phone: '04147123387',
      holder: 'Richard Alexander Useche',
    },
  ),
  said(
    'heard: a long story, cut within the account',
    `${'Te cuento todo lo que pasó con la casa y los vecinos. '.repeat(55)}Banesco corriente 01340781939041404118 Aura Rosa Vivas`,
    {},
    'Only the first 3,000 characters are read.',
  ),
];
