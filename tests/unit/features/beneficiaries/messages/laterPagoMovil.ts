import { nothing, type PastedMessage } from './pastedMessage';

/** Pago móvil with labels, second set. */
export const laterPagoMovil: readonly PastedMessage[] = [
  {
    id: 'name-labelled-first',
    text: `PagoMóvil
Nombre: Yelitza Rojas Medina
C.I: V-17.334.902
Telf: 0424-000.77.15
Banco: Mercantil`,
    expected: {
      ...nothing,
      method: 'pago-movil',
      bank: '0105',
      document: 'V17334902',
      phone: '04240007715',
      holder: 'Yelitza Rojas Medina',
    },
  },
  {
    id: 'bdv',
    text: `pago movil bdv
ci 11223984
tlf 04260005519`,
    expected: { ...nothing, method: 'pago-movil', bank: '0102', document: 'V11223984', phone: '04260005519' },
  },
  {
    id: 'plus-58',
    text: `Pago movil Banco Exterior
Cedula 8.455.120
+58 414-0002290`,
    expected: { ...nothing, method: 'pago-movil', bank: '0115', document: 'V8455120', phone: '04140002290' },
  },
  {
    id: 'phone-without-zero',
    text: 'PAGO MOVIL BANESCO 414-0007712 CI 19003345',
    expected: { ...nothing, method: 'pago-movil', bank: '0134', document: 'V19003345', phone: '04140007712' },
  },
  {
    id: 'shop-with-rif',
    text: `Pago móvil del local
Inversiones La Guacamaya
RIF J-90112358-5
Banco: Plaza (0138)
Tlf: 0412-0006543`,
    expected: {
      ...nothing,
      method: 'pago-movil',
      bank: '0138',
      document: 'J901123585',
      phone: '04120006543',
      holder: 'Inversiones La Guacamaya',
    },
    refused: ['document'],
  },
  {
    id: 'labels-without-spaces',
    text: 'PagoMovil Banco:0102 CI:10998877 Tlf:04160008899',
    expected: { ...nothing, method: 'pago-movil', bank: '0102', document: 'V10998877', phone: '04160008899' },
  },
  {
    id: 'concept-and-mail',
    text: `Datos para Pago Móvil
Banco: 0151 BFC
Cédula: V-19.870.221
Teléfono: 0424-0002468
Correo: maru.lugo@correo.example
Concepto: mercado`,
    expected: { ...nothing, method: 'pago-movil', bank: '0151', document: 'V19870221', phone: '04240002468' },
  },
  {
    id: 'no-method-but-all-labels',
    text: `Bco: Mercantil
C.I.: 22.334.019
Móvil: 0414-0009988`,
    expected: { ...nothing, method: 'pago-movil', bank: '0105', document: 'V22334019', phone: '04140009988' },
    reason: 'Bank, document and phone without an account are a pago móvil.',
  },
  {
    id: 'letter-o-for-zero',
    text: `PAGO MOVIL
BANESCO
V-16.554.320
O414-0005678`,
    expected: { ...nothing, method: 'pago-movil', bank: '0134', document: 'V16554320', phone: '04140005678' },
    reason: 'The first character of the phone is the letter O.',
  },
];
