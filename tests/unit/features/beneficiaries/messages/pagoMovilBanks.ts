import { nothing, type PastedMessage } from './pastedMessage';

/** Pago móvil: names of banks. */
export const pagoMovilBanks: readonly PastedMessage[] = [
  {
    id: 'bancrecer',
    text: `PM Bancrecer
CI V 9.443.287
Telefono 0424 0008765`,
    expected: { ...nothing, method: 'pago-movil', bank: '0168', document: 'V9443287', phone: '04240008765' },
  },
  {
    id: 'en-dash-and-spaces',
    text: `Pago móvil – Banco Activo
Cédula: V – 15 220 987
Teléfono: 0412 – 000 87 65`,
    expected: { ...nothing, method: 'pago-movil', bank: '0171', document: 'V15220987', phone: '04120008765' },
  },
  {
    id: 'area-in-brackets',
    text: `Pago Movil
(0416) 000-2345
V14.009.871
Banco Fondo Común`,
    expected: { ...nothing, method: 'pago-movil', bank: '0151', document: 'V14009871', phone: '04160002345' },
  },
  {
    id: 'r4',
    text: `pago móvil R4 (0169)
V-26.001.452
0412-0009090`,
    expected: { ...nothing, method: 'pago-movil', bank: '0169', document: 'V26001452', phone: '04120009090' },
  },
  {
    id: 'workers-bank',
    text: `PAGO MOVIL
BANCO DIGITAL DE LOS TRABAJADORES
CEDULA 10.667.345
TELEFONO 0416-0006006`,
    expected: { ...nothing, method: 'pago-movil', bank: '0175', document: 'V10667345', phone: '04160006006' },
  },
  {
    id: 'hundred-percent',
    text: `Pago móvil
100% Banco
18.220.045
0414-0001818`,
    expected: { ...nothing, method: 'pago-movil', bank: '0156', document: 'V18220045', phone: '04140001818' },
  },
  {
    id: 'venezolano-de-credito',
    text: `Pago móvil: Venezolano de Crédito
C.I. 7.665.430
Teléfono 0412-0007070`,
    expected: { ...nothing, method: 'pago-movil', bank: '0104', document: 'V7665430', phone: '04120007070' },
    reason: 'Not Banco de Venezuela.',
  },
  {
    id: 'bnc-in-full',
    text: `PAGOMOVIL
Banco Nacional de Crédito
CI: 23.118.764
Cel: 0424-0004242`,
    expected: { ...nothing, method: 'pago-movil', bank: '0191', document: 'V23118764', phone: '04240004242' },
  },
  {
    id: 'delsur',
    text: 'Pago móvil Del Sur 0157, cédula 17.009.338, teléfono 0422-0001212',
    expected: { ...nothing, method: 'pago-movil', bank: '0157', document: 'V17009338', phone: '04220001212' },
  },
  {
    id: 'combined-label',
    text: `Pago movil Banesco
C.I / Tlf: 19.224.310 / 0414-0002727`,
    expected: { ...nothing, method: 'pago-movil', bank: '0134', document: 'V19224310', phone: '04140002727' },
  },
  {
    id: 'letter-after-label-lowercase',
    text: 'pago móvil provincial cédula v-12.667.091 tlf 0424-0003535',
    expected: { ...nothing, method: 'pago-movil', bank: '0108', document: 'V12667091', phone: '04240003535' },
  },
  {
    id: 'holder-then-bracket',
    text: `Pago móvil: Yamileth Torrealba (mi cuñada)
Banco Caroní 0128
CI 15.443.987
0416-0009191`,
    expected: {
      ...nothing,
      method: 'pago-movil',
      bank: '0128',
      document: 'V15443987',
      phone: '04160009191',
      holder: 'Yamileth Torrealba',
    },
  },
  {
    id: 'banfanb',
    text: `Pago Móvil BANFANB 0177
V13.345.009
0426.000.88.00`,
    expected: { ...nothing, method: 'pago-movil', bank: '0177', document: 'V13345009', phone: '04260008800' },
  },
  {
    id: 'n58',
    text: `pago móvil
banco n58
v 29.004.115
04120005858`,
    expected: { ...nothing, method: 'pago-movil', bank: '0178', document: 'V29004115', phone: '04120005858' },
  },
  {
    id: 'doctor-as-holder',
    text: `Pago móvil consultorio
Titular: Dra. Milagros Uzcátegui
Cédula: 9.776.540
Banco: Venezolano de Crédito (0104)
Tel: 0414-0003131`,
    expected: {
      ...nothing,
      method: 'pago-movil',
      bank: '0104',
      document: 'V9776540',
      phone: '04140003131',
      holder: 'Milagros Uzcátegui',
    },
    reason: 'A title is no part of the name.',
  },
  {
    id: 'development-bank',
    text: `Pago móvil
Banco Internacional de Desarrollo (0173)
CI 18.887.443
0414-0001717`,
    expected: { ...nothing, method: 'pago-movil', bank: '0173', document: 'V18887443', phone: '04140001717' },
  },
];
