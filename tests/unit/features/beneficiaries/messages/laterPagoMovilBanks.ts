import { nothing, type PastedMessage } from './pastedMessage';

/** Pago móvil: names of banks, second set. */
export const laterPagoMovilBanks: readonly PastedMessage[] = [
  {
    id: 'formal-bank-form',
    text: `Datos para Pago Móvil
Número de teléfono afiliado: 0414-0004040
Documento de identidad: V-13.224.556
Institución bancaria: Banco Mercantil, C.A. Banco Universal (0105)
Beneficiario: Oswaldo José Pineda`,
    expected: {
      ...nothing,
      method: 'pago-movil',
      bank: '0105',
      document: 'V13224556',
      phone: '04140004040',
      holder: 'Oswaldo José Pineda',
    },
  },
  {
    id: 'numero-abbreviations',
    text: `Pago móvil
N° de cédula: 20.443.110.
Nro. tlf: 0424-0001357.
Bco. Sofitasa.`,
    expected: { ...nothing, method: 'pago-movil', bank: '0137', document: 'V20443110', phone: '04240001357' },
  },
  {
    id: 'bicentenario',
    text: `pago movil banco bicentenario
ced 8.990.123
0426-0003003`,
    expected: { ...nothing, method: 'pago-movil', bank: '0175', document: 'V8990123', phone: '04260003003' },
    reason: "The bank's former name; its code is the same.",
  },
  {
    id: 'code-0104-and-name',
    text: `Pago móvil
0104 Bco Venezolano
V7.665.431
0412 0007071`,
    expected: { ...nothing, method: 'pago-movil', bank: '0104', document: 'V7665431', phone: '04120007071' },
  },
  {
    id: 'phone-0422',
    text: `Pago móvil
Bancamiga
V-28.443.120
0422 000 7654`,
    expected: { ...nothing, method: 'pago-movil', bank: '0172', document: 'V28443120', phone: '04220007654' },
  },
  {
    id: 'country-code-and-zero',
    text: `Pago móvil Mercantil
V-11.998.203
+58 0412-0004848`,
    expected: { ...nothing, method: 'pago-movil', bank: '0105', document: 'V11998203', phone: '04120004848' },
  },
  {
    id: 'bbva',
    text: 'PAGO MOVIL BBVA 14665889 0414 0006161',
    expected: { ...nothing, method: 'pago-movil', bank: '0108', document: 'V14665889', phone: '04140006161' },
  },
  {
    id: 'agricola',
    text: 'Pago móvil Banco Agrícola de Venezuela 0166 / 6.112.334 / 0416-0001616',
    expected: { ...nothing, method: 'pago-movil', bank: '0166', document: 'V6112334', phone: '04160001616' },
    reason: 'The name has Venezuela in it; the bank is another one.',
  },
];
