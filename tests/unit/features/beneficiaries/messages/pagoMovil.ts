import { nothing, type PastedMessage } from './pastedMessage';

/** Pago móvil with labels. */
export const pagoMovil: readonly PastedMessage[] = [
  {
    id: 'labels-with-colons',
    text: `Pago móvil
Banco: Banesco (0134)
Cédula: V-14.523.876
Teléfono: 0414-0001234`,
    expected: { ...nothing, method: 'pago-movil', bank: '0134', document: 'V14523876', phone: '04140001234' },
  },
  {
    id: 'capitals-without-separators',
    text: `PAGO MOVIL
BANCO DE VENEZUELA
CI 9876543
TLF 04160004821`,
    expected: { ...nothing, method: 'pago-movil', bank: '0102', document: 'V9876543', phone: '04160004821' },
  },
  {
    id: 'code-dash-name',
    text: `Datos pago móvil:
0105 - Mercantil
V-20114587
0412-0003344`,
    expected: { ...nothing, method: 'pago-movil', bank: '0105', document: 'V20114587', phone: '04120003344' },
  },
  {
    id: 'emoji-as-labels',
    text: `📲 Pago móvil
🏦 Bancamiga 0172
🪪 25.118.430
📞 0424 0009081`,
    expected: { ...nothing, method: 'pago-movil', bank: '0172', document: 'V25118430', phone: '04240009081' },
  },
  {
    id: 'one-line-with-commas',
    text: 'Pago móvil: Provincial, 16.902.551, 0412-0008127',
    expected: { ...nothing, method: 'pago-movil', bank: '0108', document: 'V16902551', phone: '04120008127' },
  },
  {
    id: 'pm-with-slashes',
    text: 'P.M. BNC / V13887214 / 04140006620',
    expected: { ...nothing, method: 'pago-movil', bank: '0191', document: 'V13887214', phone: '04140006620' },
  },
  {
    id: 'double-zero-58',
    text: `pago móvil 0114
CI: 8455120
Tel: 0058 416 0002291`,
    expected: { ...nothing, method: 'pago-movil', bank: '0114', document: 'V8455120', phone: '04160002291' },
  },
  {
    id: '58-without-plus',
    text: `Pago movil
Banco: Bancaribe
Cédula: 15667203
Teléfono: 584140003391`,
    expected: { ...nothing, method: 'pago-movil', bank: '0114', document: 'V15667203', phone: '04140003391' },
  },
  {
    id: 'foreign-letter',
    text: `Pago móvil
Banco Provincial 0108
E-84.221.307
0424-0001987
Titular: Jean Pierre Dubois`,
    expected: {
      ...nothing,
      method: 'pago-movil',
      bank: '0108',
      document: 'E84221307',
      phone: '04240001987',
      holder: 'Jean Pierre Dubois',
    },
  },
  {
    id: 'foreign-in-words',
    text: `Pago movil Banesco
Cédula de extranjero 82.344.901
0414 0004567`,
    expected: { ...nothing, method: 'pago-movil', bank: '0134', document: 'E82344901', phone: '04140004567' },
    reason: "The message says that the cédula is a foreigner's.",
  },
  {
    id: 'personal-rif',
    text: `Pago móvil
Banco: BNC 0191
RIF: V-12456789-7
Teléfono: 0426-0001122`,
    expected: {
      ...nothing,
      method: 'pago-movil',
      bank: '0191',
      document: 'V124567897',
      phone: '04260001122',
    },
    refused: ['document'],
    reason: 'A personal RIF keeps its check digit.',
  },
  {
    id: 'typos-everywhere',
    text: `pago mobil
vanesco
sedula 18445902
telefno 04140005501`,
    expected: { ...nothing, method: 'pago-movil', bank: '0134', document: 'V18445902', phone: '04140005501' },
  },
  {
    id: 'bold-and-bullets',
    text: `*PAGO MÓVIL*
• Banco: *0134 Banesco*
• Cédula: *V-21.776.045*
• Teléfono: *0412-0005566*`,
    expected: { ...nothing, method: 'pago-movil', bank: '0134', document: 'V21776045', phone: '04120005566' },
  },
  {
    id: 'tesoro-with-code',
    text: 'Mis datos de pago móvil: Banco del Tesoro (0163), CI V-7.012.339, cel 0416-0007733',
    expected: { ...nothing, method: 'pago-movil', bank: '0163', document: 'V7012339', phone: '04160007733' },
  },
  {
    id: 'in-the-name-of',
    text: `Pago móvil a nombre de Luis Alfredo Contreras
banco bancaribe
cedula 6.778.912
telefono 0414.000.33.12`,
    expected: {
      ...nothing,
      method: 'pago-movil',
      bank: '0114',
      document: 'V6778912',
      phone: '04140003312',
      holder: 'Luis Alfredo Contreras',
    },
  },
  {
    id: 'holder-in-quotes',
    text: `Pago móvil Banplus
Titular "Carmen Aurora Peña"
V-5.667.098
0412 000 45 45`,
    expected: {
      ...nothing,
      method: 'pago-movil',
      bank: '0174',
      document: 'V5667098',
      phone: '04120004545',
      holder: 'Carmen Aurora Peña',
    },
  },
  {
    id: 'venezuela-as-bank',
    text: 'pagomovil venezuela 0416-0001010 12998034',
    expected: { ...nothing, method: 'pago-movil', bank: '0102', document: 'V12998034', phone: '04160001010' },
  },
  {
    id: 'bank-code-without-zero',
    text: `pago móvil
banco: 102
cédula: 24.556.781
tel: 0426-0004411`,
    expected: { ...nothing, method: 'pago-movil', bank: '0102', document: 'V24556781', phone: '04260004411' },
  },
  {
    id: 'lightning-separators',
    text: 'Pago móvil 📲 0412.000.45.67 ⚡ V.15.887.220 ⚡ 0108',
    expected: { ...nothing, method: 'pago-movil', bank: '0108', document: 'V15887220', phone: '04120004567' },
  },
];
