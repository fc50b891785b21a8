import { nothing, type PastedMessage } from './pastedMessage';

const transfer = { ...nothing, method: 'transferencia' } as const;
const mobile = { ...nothing, method: 'pago-movil' } as const;

/** Names with words before and after them that are no part of the name. */
export const namesInSentences: readonly PastedMessage[] = [
  {
    id: 'withdraws',
    text: 'Retira Carmen Lugo, V-10.223.998, 0424-0007301',
    expected: { ...nothing, document: 'V10223998', phone: '04240007301', holder: 'Carmen Lugo' },
  },
  {
    id: 'hand-over-to',
    text: 'Entrega a Yolimar Suárez 15.220.118 0412-0007302 Banesco pago móvil',
    expected: {
      ...mobile,
      bank: '0134',
      document: 'V15220118',
      phone: '04120007302',
      holder: 'Yolimar Suárez',
    },
  },
  {
    id: 'would-be',
    text: 'Sería José Gregorio Mata, cédula 7.554.190, Venezuela, 0416-0007303',
    expected: {
      ...mobile,
      bank: '0102',
      document: 'V7554190',
      phone: '04160007303',
      holder: 'José Gregorio Mata',
    },
  },
  {
    id: 'owner',
    text: `Cuenta 01340041221004190333
Propietaria Elba Márquez
C.I. 4.332.118`,
    expected: {
      ...transfer,
      bank: '0134',
      document: 'V4332118',
      account: '01340041221004190333',
      holder: 'Elba Márquez',
    },
  },
  {
    id: 'withdraws-it',
    text: `Lo retira Pedro Luis Ortega
CI 13.009.771
Pago móvil Mercantil 0414-0007304`,
    expected: {
      ...mobile,
      bank: '0105',
      document: 'V13009771',
      phone: '04140007304',
      holder: 'Pedro Luis Ortega',
    },
  },
  {
    id: 'receives',
    text: `Recibe: Luz Marina Acosta
Cédula: 9.221.774
Banco: 0108
Tlf: 0424 000 7305`,
    expected: {
      ...mobile,
      bank: '0108',
      document: 'V9221774',
      phone: '04240007305',
      holder: 'Luz Marina Acosta',
    },
  },
  {
    id: 'favoured',
    text: `Favorecida: Zoraida Linares
Cta. ahorro BDV 0102-0555-12-0000998877
CI: V-3.998.220`,
    expected: {
      ...transfer,
      bank: '0102',
      document: 'V3998220',
      account: '01020555120000998877',
      holder: 'Zoraida Linares',
      accountType: 'AHORRO',
    },
  },
  {
    id: 'deposit-to',
    text: 'Depositar a Ana Karina Montilla en Banesco 0134-1111-22-3333004455, cédula 18.776.204',
    expected: {
      ...transfer,
      bank: '0134',
      document: 'V18776204',
      account: '01341111223333004455',
      holder: 'Ana Karina Montilla',
    },
  },
  {
    id: 'cashes',
    text: 'Cobra Mercedes Rincón\n0412-0007306\nV6.443.900\nBancamiga',
    expected: {
      ...mobile,
      bank: '0172',
      document: 'V6443900',
      phone: '04120007306',
      holder: 'Mercedes Rincón',
    },
  },
  {
    id: 'beneficiary-without-colon',
    text: `Beneficiaria María del Valle Narváez
0105-0077-10-1077003311
cédula 12.008.445`,
    expected: {
      ...transfer,
      bank: '0105',
      document: 'V12008445',
      account: '01050077101077003311',
      holder: 'María del Valle Narváez',
    },
  },
  {
    id: 'of-my-aunt',
    text: `Pago móvil de mi tía Gladys Paredes
Banco Nacional de Crédito
CI 5.009.337
Tel 0426-0007307`,
    expected: {
      ...mobile,
      bank: '0191',
      document: 'V5009337',
      phone: '04260007307',
      holder: 'Gladys Paredes',
    },
  },
  {
    id: 'goes-in-the-name-of',
    text: 'la transferencia va a nombre de Yender Useche, 21.334.908, provincial 01080033440100998812',
    expected: {
      ...transfer,
      bank: '0108',
      document: 'V21334908',
      account: '01080033440100998812',
      holder: 'Yender Useche',
    },
  },
  {
    id: 'note-first',
    text: `Anota
Banesco
Luis Eduardo Marcano
13220877
04140007308`,
    expected: {
      ...mobile,
      bank: '0134',
      document: 'V13220877',
      phone: '04140007308',
      holder: 'Luis Eduardo Marcano',
    },
  },
  {
    id: 'grandmother-in-sentence',
    text: 'Es para mi abuela Rosa Elena Briceño, ella cobra por pago móvil en el BDV con el 0416-0007309 y su cédula es 2.887.104',
    expected: {
      ...mobile,
      bank: '0102',
      document: 'V2887104',
      phone: '04160007309',
      holder: 'Rosa Elena Briceño',
    },
  },
  {
    id: 'unusual-given-name',
    text: `Yusmelis Perdomo
V-19.002.331
Mercantil
0424 0007310`,
    expected: {
      ...mobile,
      bank: '0105',
      document: 'V19002331',
      phone: '04240007310',
      holder: 'Yusmelis Perdomo',
    },
  },
  {
    id: 'capitals-with-surnames-first',
    text: `GUTIERREZ ROJAS CARLOS ALBERTO
V 10887223
BANESCO
0412 0007311`,
    expected: {
      ...mobile,
      bank: '0134',
      document: 'V10887223',
      phone: '04120007311',
      holder: 'GUTIERREZ ROJAS CARLOS ALBERTO',
    },
  },
  {
    id: 'lower-case-name',
    text: `yohana carolina vivas
18332009
tesoro
04260007312`,
    expected: {
      ...mobile,
      bank: '0163',
      document: 'V18332009',
      phone: '04260007312',
      holder: 'yohana carolina vivas',
    },
  },
  {
    id: 'wishes-after',
    text: `Mercantil 0105
16.887.443
0414 000 7313
Dios te bendiga hermano
Bendiciones`,
    expected: { ...mobile, bank: '0105', document: 'V16887443', phone: '04140007313' },
  },
  {
    id: 'place-like-a-name',
    text: `San Cristóbal, Táchira
Pago movil Sofitasa
CI 11.223.807
0424-0007314`,
    expected: { ...mobile, bank: '0137', document: 'V11223807', phone: '04240007314' },
  },
  {
    id: 'capital-sentence',
    text: `Pago Móvil Urgente
Banco Mercantil
V15887330
04140007315
Avisar Al Pagar`,
    expected: { ...mobile, bank: '0105', document: 'V15887330', phone: '04140007315' },
  },
];
