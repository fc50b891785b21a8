import { nothing, type PastedMessage } from './pastedMessage';

const transfer = { ...nothing, method: 'transferencia' } as const;
const mobile = { ...nothing, method: 'pago-movil' } as const;

/** Firms of one person, and banks from which the money leaves. */
export const firmsAndOrigins: readonly PastedMessage[] = [
  {
    id: 'personal-firm',
    text: `BODEGA LA ESQUINA DE PACO F.P.
RIF V-08771234-2
Banesco 0134 0900 1122 3300 4411`,
    expected: {
      ...transfer,
      bank: '0134',
      document: 'V087712342',
      account: '01340900112233004411',
      holder: 'BODEGA LA ESQUINA DE PACO F.P.',
    },
    refused: ['holder'],
  },
  {
    id: 'personal-firm-in-words',
    text: `Panadería Doña Flor, Firma Personal
Rif: V-15220118-0
Cuenta corriente BNC 0191-0045-66-2145001100`,
    expected: {
      ...transfer,
      bank: '0191',
      document: 'V152201180',
      account: '01910045662145001100',
      holder: 'Panadería Doña Flor, Firma Personal',
      accountType: 'CORRIENTE',
    },
    refused: ['holder'],
  },
  {
    id: 'firm-by-label-with-v',
    text: `Razón social: Repuestos Guárico FP
RIF: V112233446
Banco Exterior
0115-0020-30-3000112244`,
    expected: {
      ...transfer,
      bank: '0115',
      document: 'V112233446',
      account: '01150020303000112244',
      holder: 'Repuestos Guárico FP',
    },
  },
  {
    id: 'firm-srl',
    text: `Lavandería Burbujas S.R.L.
J-31227765-3
Mercantil cta cte 0105 0012 34 1012000987`,
    expected: {
      ...transfer,
      bank: '0105',
      document: 'J312277653',
      account: '01050012341012000987',
      holder: 'Lavandería Burbujas S.R.L.',
      accountType: 'CORRIENTE',
    },
    refused: ['holder'],
  },
  {
    id: 'sending-bank-first',
    text: `Banco emisor: Mercantil
Banco receptor: BNC
CI: V8771235
Celular: 04140007501`,
    expected: { ...mobile, bank: '0191', document: 'V8771235', phone: '04140007501' },
  },
  {
    id: 'bank-of-origin-and-destination',
    text: `Banco origen: Banesco
Banco destino: Bancamiga
Teléfono destino: 0424-0007502
Cédula: V-14.332.901`,
    expected: { ...mobile, bank: '0172', document: 'V14332901', phone: '04240007502' },
  },
  {
    id: 'i-send-from',
    text: 'Yo te transfiero desde Provincial, tu cuenta es la del Tesoro 0163-0204-66-2043001199 a nombre de Argenis Lozada 10.221.776',
    expected: {
      ...transfer,
      bank: '0163',
      document: 'V10221776',
      account: '01630204662043001199',
      holder: 'Argenis Lozada',
    },
  },
  {
    id: 'from-other-banks',
    text: `Pago móvil BDV (desde otros bancos 0102)
V-8.990.334
0416 0007503`,
    expected: { ...mobile, bank: '0102', document: 'V8990334', phone: '04160007503' },
  },
  {
    id: 'bank-without-the-word-receiving',
    text: `Banco que recibe: 0105 Mercantil
Banco que envía: 0134 Banesco
Teléfono: 0412-0007504
Documento: V-22.110.343`,
    expected: { ...mobile, bank: '0105', document: 'V22110343', phone: '04120007504' },
  },
  {
    id: 'two-banks-of-choice',
    text: `Tengo Banesco y Mercantil, el que te sea más fácil
CI 17.009.338
0414-0007505
pago móvil`,
    expected: { ...mobile, document: 'V17009338', phone: '04140007505' },
    reason: 'Either bank may be the one.',
  },
  {
    id: 'sender-block',
    text: `Ordenante: Tú
Beneficiario: Nicolás Arocha
Banco del beneficiario: Banplus
Cuenta del beneficiario: 01740001151234002299
Identificación: V-13.887.004`,
    expected: {
      ...transfer,
      bank: '0174',
      document: 'V13887004',
      account: '01740001151234002299',
      holder: 'Nicolás Arocha',
    },
  },
];
