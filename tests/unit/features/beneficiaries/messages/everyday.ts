import { nothing, type PastedMessage } from './pastedMessage';

const transfer = { ...nothing, method: 'transferencia' } as const;
const mobile = { ...nothing, method: 'pago-movil' } as const;

/** Messages of every day: short, hurried, copied from an app, with what people add. */
export const everyday: readonly PastedMessage[] = [
  {
    id: 'copied-from-a-bank-app',
    text: `Datos para PagoMóvil
Banco: 0172 - BANCAMIGA
Celular: 0412-0007701
Cédula: V-21.009.445
Concepto: pago`,
    expected: { ...mobile, bank: '0172', document: 'V21009445', phone: '04120007701' },
  },
  {
    id: 'one-line-with-slashes',
    text: '0102/V-15.443.009/0416-0007702',
    expected: { ...mobile, bank: '0102', document: 'V15443009', phone: '04160007702' },
  },
  {
    id: 'three-bare-lines-again',
    text: '0134\n04140007703\n19887223',
    expected: { ...mobile, bank: '0134', document: 'V19887223', phone: '04140007703' },
  },
  {
    id: 'emoji-labels',
    text: '🏦 Mercantil\n🪪 17.220.338\n📱 0424-0007704\n👤 Rosmary Escalona',
    expected: {
      ...mobile,
      bank: '0105',
      document: 'V17220338',
      phone: '04240007704',
      holder: 'Rosmary Escalona',
    },
  },
  {
    id: 'forwarded-chat',
    text: `[3/9/26 18:22] Tía Olga: Banesco
[3/9/26 18:22] Tía Olga: 8.009.224
[3/9/26 18:23] Tía Olga: 0412 0007705 pago movil`,
    expected: { ...mobile, bank: '0134', document: 'V8009224', phone: '04120007705' },
  },
  {
    id: 'international-phone',
    text: 'Pago móvil Banco de Venezuela, C.I. V-12.445.098, teléfono +58 (416) 000-77-06',
    expected: { ...mobile, bank: '0102', document: 'V12445098', phone: '04160007706' },
  },
  {
    id: 'amounts-in-euros',
    text: `Mándame 80€ y 15,50 de ayer
Provincial 0108
V16998110
0414.000.77.07`,
    expected: { ...mobile, bank: '0108', document: 'V16998110', phone: '04140007707' },
  },
  {
    id: 'typos-of-a-hurry',
    text: 'pagomovil banezco 04240007708 cedula13.445.776',
    expected: { ...mobile, bank: '0134', document: 'V13445776', phone: '04240007708' },
  },
  {
    id: 'account-for-everything',
    text: `CUENTA CORRIENTE BANCO MERCANTIL
N° 01050680251680009911
TITULAR: DOUGLAS ENRIQUE PALENCIA
C.I. V-9.445.871
CORREO: douglas@correo.example`,
    expected: {
      ...transfer,
      bank: '0105',
      document: 'V9445871',
      account: '01050680251680009911',
      holder: 'DOUGLAS ENRIQUE PALENCIA',
      accountType: 'CORRIENTE',
    },
  },
  {
    id: 'both-offered',
    text: `Nailet Briceño
CI 18.220.554
Pago móvil 0414-0007709
o cuenta Banesco 0134-0444-55-4441007788`,
    expected: {
      ...nothing,
      bank: '0134',
      document: 'V18220554',
      phone: '04140007709',
      account: '01340444554441007788',
      holder: 'Nailet Briceño',
    },
    reason: 'The message offers both methods.',
  },
  {
    id: 'landline-at-home',
    text: `Casa 0212-0007710
Cel 0416-0007710
Banco de Venezuela pago móvil
V-7.889.310`,
    expected: { ...mobile, bank: '0102', document: 'V7889310', phone: '04160007710' },
  },
  {
    id: 'two-phones-in-a-sentence',
    text: 'Pago móvil bdv ci 10.332.887 tlf 0416-0007711 o 0424-0007712',
    expected: { ...mobile, bank: '0102', document: 'V10332887' },
    reason: 'Either phone may be the one.',
  },
  {
    id: 'chat-without-data',
    text: 'Dale, mañana te paso los datos de Banesco. Besos, Carolina',
    expected: nothing,
  },
  {
    id: 'my-brother-prose',
    text: 'mi hermano se llama Darwin Peraza, él tiene bancamiga, su cedula es la 22445667 y el telefono afiliado 04120007713, es pago movil',
    expected: {
      ...mobile,
      bank: '0172',
      document: 'V22445667',
      phone: '04120007713',
      holder: 'Darwin Peraza',
    },
  },
  {
    id: 'correction-star',
    text: `Pago móvil mercantil
V-14.776.002
0414-0007714
*0414-0007715 (ese es el bueno)`,
    expected: { ...mobile, bank: '0105', document: 'V14776002', phone: '04140007715' },
  },
  {
    id: 'savings-by-letter',
    text: `BDV
Cta. Aho. 0102 0334 11 0001234500
Luisana Guerra
18.009.221`,
    expected: {
      ...transfer,
      bank: '0102',
      document: 'V18009221',
      account: '01020334110001234500',
      holder: 'Luisana Guerra',
      accountType: 'AHORRO',
    },
  },
  {
    id: 'schedule-and-reminder',
    text: `Recuerda antes de las 5:00 pm
Banco: Banplus
Pago móvil: 0424-0007716
CI: 16.112.909
Mándame el capture`,
    expected: { ...mobile, bank: '0174', document: 'V16112909', phone: '04240007716' },
  },
  {
    id: 'english-words',
    text: `Name: Adriana Tovar
ID: V-20.998.114
Bank: Banesco
Phone: 0412-0007717`,
    expected: {
      ...mobile,
      bank: '0134',
      document: 'V20998114',
      phone: '04120007717',
      holder: 'Adriana Tovar',
    },
  },
  {
    id: 'transfer-words-with-pago-movil-data',
    text: `Transferencia
Banesco
V-11.009.337
0414-0007718`,
    expected: { ...nothing, bank: '0134', document: 'V11009337', phone: '04140007718' },
    reason: 'A transfer needs an account: the words and the data disagree.',
  },
  {
    id: 'bank-names-disagree-with-code',
    text: `Banco: Mercantil 0134
V-18.445.112
0414-0007719
pago móvil`,
    expected: { ...mobile, document: 'V18445112', phone: '04140007719' },
    reason: 'Name and code are two banks.',
  },
  {
    id: 'company-pago-movil',
    text: `Pago móvil
Inversiones Nueva Era C.A.
J-30455671-3
Banco del Tesoro
0412-0007720`,
    expected: {
      ...mobile,
      bank: '0163',
      document: 'J304556713',
      phone: '04120007720',
      holder: 'Inversiones Nueva Era C.A.',
    },
    refused: ['document', 'holder'],
  },
  {
    id: 'price-list-after',
    text: `Pago móvil 0191 / 24.556.009 / 0426-0007721
Harina 1.200
Queso 3.450
Total 4.650`,
    expected: { ...mobile, bank: '0191', document: 'V24556009', phone: '04260007721' },
  },
  {
    id: 'holder-with-hyphen',
    text: `Banco: N58
Pago movil
Titular: Ana-Lucía D'Amico
C.I. 23.110.876
0412 000 7722`,
    expected: {
      ...mobile,
      bank: '0178',
      document: 'V23110876',
      phone: '04120007722',
      holder: "Ana-Lucía D'Amico",
    },
    refused: ['holder'],
  },
];
