import { nothing, type PastedMessage } from './pastedMessage';

/** Messages with other numbers: amounts, dates, headers, references. */
export const noise: readonly PastedMessage[] = [
  {
    id: 'amount-in-bolivars',
    text: `Pago móvil por Bs 30.612,50
Banesco
V-14.332.998
0414-0006161`,
    expected: { ...nothing, method: 'pago-movil', bank: '0134', document: 'V14332998', phone: '04140006161' },
  },
  {
    id: 'amount-like-an-id',
    text: `Son 1.500.000 Bs
pago movil 0102
CI 11.443.009
0426-0001414`,
    expected: { ...nothing, method: 'pago-movil', bank: '0102', document: 'V11443009', phone: '04260001414' },
    reason: 'The amount has the form of a cédula.',
  },
  {
    id: 'date-of-birth',
    text: `Pago móvil Provincial
Yusmary Castellanos
Nacida el 12.05.1980
CI 14.998.776
0412-0003737`,
    expected: {
      ...nothing,
      method: 'pago-movil',
      bank: '0108',
      document: 'V14998776',
      phone: '04120003737',
      holder: 'Yusmary Castellanos',
    },
    reason: 'The date has eight digits and dots.',
  },
  {
    id: 'forwarded-header',
    text: `[10:32, 12/10/2026] Mamá: pago movil
banco de venezuela
5.443.887
0416-0004848`,
    expected: { ...nothing, method: 'pago-movil', bank: '0102', document: 'V5443887', phone: '04160004848' },
  },
  {
    id: 'android-export-header',
    text: `12/10/26, 10:32 - Tío Ramón: Banesco corriente
12/10/26, 10:33 - Tío Ramón: 01340000894001000001
12/10/26, 10:33 - Tío Ramón: V-7.223.445 Ramón Elías Soto`,
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0134',
      document: 'V7223445',
      account: '01340000894001000001',
      holder: 'Ramón Elías Soto',
      accountType: 'CORRIENTE',
    },
  },
  {
    id: 'conversation',
    text: `[9:05, 3/11/2026] Yo: me pasas tus datos?
[9:11, 3/11/2026] Prima Yaya: claro
[9:11, 3/11/2026] Prima Yaya: pago móvil banco plaza
[9:12, 3/11/2026] Prima Yaya: 20.445.118
[9:12, 3/11/2026] Prima Yaya: 04120006060`,
    expected: { ...nothing, method: 'pago-movil', bank: '0138', document: 'V20445118', phone: '04120006060' },
  },
  {
    id: 'reference-number',
    text: `Te reenvío los datos del pago pasado (ref. 00123456)
Bancamiga
CI: 22.776.009
Tlf: 0414-0008383`,
    expected: { ...nothing, method: 'pago-movil', bank: '0172', document: 'V22776009', phone: '04140008383' },
    reason: 'The reference has eight digits.',
  },
  {
    id: 'receipt-of-a-payment',
    text: `Pago móvil exitoso
Fecha: 12/10/2026 10:32
Monto: Bs. 12.345,00
Referencia: 012345678901
Datos del beneficiario
Banco: 0134 Banesco
Teléfono: 0424-0009494
Cédula: V-17.554.220`,
    expected: { ...nothing, method: 'pago-movil', bank: '0134', document: 'V17554220', phone: '04240009494' },
  },
  {
    id: 'landline-too',
    text: `Pago móvil Banco Exterior
CI 8.667.554
Casa: 0212-0001234
Cel: 0414-0001616`,
    expected: { ...nothing, method: 'pago-movil', bank: '0115', document: 'V8667554', phone: '04140001616' },
  },
  {
    id: 'nie-too',
    text: `Yo mando desde aquí con mi NIE X1234567L
Ella: banesco, 19.998.332, 04240001717`,
    expected: { ...nothing, method: 'pago-movil', bank: '0134', document: 'V19998332', phone: '04240001717' },
  },
  {
    id: 'time-and-limit',
    text: `Antes de las 4:30 pm porfa que el límite diario es 60.000
PM 0172
25.443.990
0412 0001919`,
    expected: { ...nothing, method: 'pago-movil', bank: '0172', document: 'V25443990', phone: '04120001919' },
  },
  {
    id: 'amount-after-account',
    text: `Cta cte Mercantil 01050000174001000002
Inés Violeta Camacho V-6.887.445
Monto 45.000,00
Concepto: medicinas 15/11`,
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0105',
      document: 'V6887445',
      account: '01050000174001000002',
      holder: 'Inés Violeta Camacho',
      accountType: 'CORRIENTE',
    },
  },
  {
    id: 'dollars-and-zelle',
    text: `No tengo Zelle. Son como 30$ al cambio
Pago móvil Bancaribe
C.I 21.334.002
0414-0002020`,
    expected: { ...nothing, method: 'pago-movil', bank: '0114', document: 'V21334002', phone: '04140002020' },
  },
  {
    id: 'order-number',
    text: `Pedido #20261012
Farmacia San Onofre
J-90998776-7
Banesco cta corriente 01340000834001000004
Total: 8.440,00 Bs`,
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0134',
      document: 'J909987767',
      account: '01340000834001000004',
      holder: 'Farmacia San Onofre',
      accountType: 'CORRIENTE',
    },
  },
  {
    id: 'iban-too',
    text: `Mi cuenta de aquí es ES91 2100 0000 4502 0005 1332, de ahí sale el dinero
Allá: Banesco, pago móvil, 12.776.098, 0414 0002222`,
    expected: { ...nothing, method: 'pago-movil', bank: '0134', document: 'V12776098', phone: '04140002222' },
    reason: 'The IBAN is the Spanish one.',
  },
  {
    id: 'link-too',
    text: `pago móvil mercantil
v-18.220.776
0424-0002323
te mando la ubicación https://maps.example/?q=10.480594,-66.903603`,
    expected: { ...nothing, method: 'pago-movil', bank: '0105', document: 'V18220776', phone: '04240002323' },
  },
  {
    id: 'bare-with-amount',
    text: `0134
23.009.887
0414-0002525
25.000 bs`,
    expected: { ...nothing, method: 'pago-movil', bank: '0134', document: 'V23009887', phone: '04140002525' },
  },
];
