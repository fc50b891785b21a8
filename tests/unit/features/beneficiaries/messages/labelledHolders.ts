import { nothing, type PastedMessage } from './pastedMessage';

const transfer = { ...nothing, method: 'transferencia' } as const;
const mobile = { ...nothing, method: 'pago-movil' } as const;

/** Labelled holders and aliases, beside writers, receivers and greetings. */
export const labelledHolders: readonly PastedMessage[] = [
  {
    id: 'holder-and-writer-with-ids',
    text: 'Titular Nelson Parra Gil V-8.222.111, te escribe Norma V-9.333.222',
    expected: { ...nothing, holder: 'Nelson Parra Gil' },
  },
  {
    id: 'to-hand-over-at-home',
    text: 'Para entregar en la casa: Sra. Irma Pinto, CI 8.222.119',
    expected: { ...nothing, document: 'V8222119', holder: 'Irma Pinto' },
  },
  {
    id: 'alias-and-name',
    text: `Alias: Nené
Nombre: Omar Rangel
Banco: Banesco
Cédula: 16.554.221
Pago móvil: 0414-0007601`,
    expected: {
      ...mobile,
      bank: '0134',
      document: 'V16554221',
      phone: '04140007601',
      holder: 'Omar Rangel',
      alias: 'Nené',
    },
  },
  {
    id: 'nickname',
    text: `Apodo: La Negra
Titular: Eglée Camacaro
Cuenta: 0108 0033 44 0100998899
CI 7.110.452`,
    expected: {
      ...transfer,
      bank: '0108',
      document: 'V7110452',
      account: '01080033440100998899',
      holder: 'Eglée Camacaro',
      alias: 'La Negra',
    },
  },
  {
    id: 'full-name-label',
    text: `Nombre y apellido: Rafael Urdaneta Polo
Cédula de identidad: V- 6.889.003
Entidad bancaria: Banco Venezolano de Crédito
Número de cuenta: 0104-0033-22-0330112233
Tipo de cuenta: Ahorros`,
    expected: {
      ...transfer,
      bank: '0104',
      document: 'V6889003',
      account: '01040033220330112233',
      holder: 'Rafael Urdaneta Polo',
      accountType: 'AHORRO',
    },
  },
  {
    id: 'names-and-surnames-apart',
    text: `Nombres: Andrea Sofía
Apellidos: Machado Ruiz
CI: 25.114.008
Banco: 0105
Tlf: 04240007602`,
    expected: { ...mobile, bank: '0105', document: 'V25114008', phone: '04240007602' },
    reason: 'No single line has the whole name.',
  },
  {
    id: 'greeting-and-holder',
    text: `Hola Maritza, ¿cómo estás? Te paso los datos
Titular: Freddy Guaramato
Banesco
11.334.772
0412 0007603`,
    expected: {
      ...mobile,
      bank: '0134',
      document: 'V11334772',
      phone: '04120007603',
      holder: 'Freddy Guaramato',
    },
  },
  {
    id: 'signed-by-another',
    text: `Pago móvil
BNC
9.008.114
0416 0007604
Titular: Thais Belisario
Gracias! Att. Manuel Ochoa`,
    expected: {
      ...mobile,
      bank: '0191',
      document: 'V9008114',
      phone: '04160007604',
      holder: 'Thais Belisario',
    },
  },
  {
    id: 'for-the-payment',
    text: `Para el pago móvil de Ingrid Sandoval:
0108 Provincial
19.554.338
0424-0007605`,
    expected: {
      ...mobile,
      bank: '0108',
      document: 'V19554338',
      phone: '04240007605',
      holder: 'Ingrid Sandoval',
    },
  },
  {
    id: 'for-a-name',
    text: `Para: Alirio Delgado
Banco: Bancaribe
Cuenta: 01140044004411229988
CI: 8.445.120`,
    expected: {
      ...transfer,
      bank: '0114',
      document: 'V8445120',
      account: '01140044004411229988',
      holder: 'Alirio Delgado',
    },
  },
  {
    id: 'title-before-the-name',
    text: `Dra. Milagros Key
C.I. 5.778.309
Banesco Cta. Corriente
0134-0444-55-4441002233`,
    expected: {
      ...transfer,
      bank: '0134',
      document: 'V5778309',
      account: '01340444554441002233',
      holder: 'Milagros Key',
      accountType: 'CORRIENTE',
    },
  },
  {
    id: 'holder-in-brackets',
    text: `0414-0007606 (Jorge Luis Piña)
Mercantil
CI 12.776.551
P. móvil`,
    expected: {
      ...mobile,
      bank: '0105',
      document: 'V12776551',
      phone: '04140007606',
      holder: 'Jorge Luis Piña',
    },
  },
  {
    id: 'alias-in-quotes',
    text: `Nombre: Wilfredo Sequera
Alias "Fello"
Banco Caroní pago movil
V10.998.223
0426-0007607`,
    expected: {
      ...mobile,
      bank: '0128',
      document: 'V10998223',
      phone: '04260007607',
      holder: 'Wilfredo Sequera',
      alias: 'Fello',
    },
  },
  {
    id: 'not-in-my-name',
    text: `La cuenta no está a mi nombre, está a nombre de Hilda Requena
01050077101077003388
CI 4.112.887`,
    expected: {
      ...transfer,
      bank: '0105',
      document: 'V4112887',
      account: '01050077101077003388',
      holder: 'Hilda Requena',
    },
  },
];
