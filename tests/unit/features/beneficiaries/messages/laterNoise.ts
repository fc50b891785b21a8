import { nothing, type PastedMessage } from './pastedMessage';

/** Messages with other numbers: amounts, dates, headers, references, second set. */
export const laterNoise: readonly PastedMessage[] = [
  {
    id: 'euros-and-rate',
    text: `Mándame 50 € a la tasa de 612,35
Mercantil / 18.665.220 / 0424-0002626`,
    expected: { ...nothing, method: 'pago-movil', bank: '0105', document: 'V18665220', phone: '04240002626' },
  },
  {
    id: 'forwarded-header-with-name',
    text: `[12/10/26, 10:32:05] Rosa Pérez: BNC 0191
[12/10/26, 10:32:11] Rosa Pérez: 16.778.009
[12/10/26, 10:32:20] Rosa Pérez: 0414-0005959 pago móvil`,
    expected: { ...nothing, method: 'pago-movil', bank: '0191', document: 'V16778009', phone: '04140005959' },
    reason: 'Who forwards is not necessarily the holder.',
  },
  {
    id: 'header-with-phone',
    text: `[10:32, 12/10/2026] +58 424-0007171: pago móvil mercantil 0105
[10:32, 12/10/2026] +58 424-0007171: V19334221
[10:33, 12/10/2026] +58 424-0007171: 0412-0007272`,
    expected: { ...nothing, method: 'pago-movil', bank: '0105', document: 'V19334221', phone: '04120007272' },
    reason: "The phone in the header is the sender's of the message.",
  },
  {
    id: 'spanish-phone',
    text: `Mi número de España es +34 600 000 123 por si acaso
Pago móvil BDV
V-13.009.776
0416-0001515`,
    expected: { ...nothing, method: 'pago-movil', bank: '0102', document: 'V13009776', phone: '04160001515' },
  },
  {
    id: 'postcode-and-street',
    text: `Carmen Luisa Marcano
Calle 72 con Av. 3F, casa 12, Maracaibo 4001
Pago móvil: Provincial
V-10.223.887
0426-0001818`,
    expected: {
      ...nothing,
      method: 'pago-movil',
      bank: '0108',
      document: 'V10223887',
      phone: '04260001818',
      holder: 'Carmen Luisa Marcano',
    },
  },
  {
    id: 'mail-with-digits',
    text: `Banco de Venezuela
Cuenta corriente 01020000854001000003
Correo: jrivas15443221@correo.example
CI: V-15.443.212
José Rivas`,
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0102',
      document: 'V15443212',
      account: '01020000854001000003',
      holder: 'José Rivas',
      accountType: 'CORRIENTE',
    },
    reason: 'The address has other digits than the cédula.',
  },
  {
    id: 'year-and-age',
    text: `Mi abuela tiene 84 años, nació en 1942
Banco del Tesoro pago móvil
1.998.776
0416 0002121`,
    expected: { ...nothing, method: 'pago-movil', bank: '0163', document: 'V1998776', phone: '04160002121' },
  },
  {
    id: 'card-too',
    text: `Tarjeta de débito 6012 0000 0000 1234 (esa no sirve para esto)
Pago móvil 0108, CI 16.334.887, 0412-0002424`,
    expected: { ...nothing, method: 'pago-movil', bank: '0108', document: 'V16334887', phone: '04120002424' },
  },
];
