import { expect, test } from 'vitest';
import type { ExchangeDetail } from '@/api/exchanges';
import {
  pictureContent,
  type PictureKind,
  type PictureSource,
} from '@/features/send/receipt/picture/pictureContent';

/** Every field has a text that no other has. */
const exchange: ExchangeDetail = {
  exchangeId: 'REFERENCIA-1',
  status: 'Estado del servidor',
  statusColour: '#0F766E',
  beneficiary: 'Alias marcado',
  beneficiaryId: 987001,
  amountSend: '111.11',
  currencySend: 'EUR',
  amountReceive: '222222.22',
  currencyReceive: 'VES',
  rate: '333.33',
  inserted: Date.UTC(2026, 6, 15, 9),
  paymentMethodId: 987002,
  paymentMethod: 'Método marcado',
  paymentDetails: {
    titular: 'Titular Marcado',
    cedula: 'V87654321',
    cuenta: '01340000870000004567',
    concepto: 'Concepto marcado',
  },
};

const source: PictureSource = {
  exchange,
  configurations: [],
  readAt: Date.UTC(2026, 6, 15, 8, 32),
  timeZone: 'Europe/Madrid',
  login: 'sesion.marcada@turpial.example',
};

const textsOf = (kind: PictureKind, changes: Partial<ExchangeDetail> = {}) =>
  JSON.stringify(pictureContent(kind, { ...source, exchange: { ...exchange, ...changes } }));

test('the picture for the receiver has these fields and no others', () => {
  expect(pictureContent('receiver', source)).toStrictEqual({
    reference: 'REFERENCIA-1',
    date: '15 jul 2026, 11:00',
    status: 'Estado del servidor',
    statusColour: '#0F766E',
    notice: 'Estado a las 10:32. No prueba que el dinero haya llegado: compruébalo donde lo recibes.',
    sent: undefined,
    received: { label: 'Recibes', value: '222.222,22\u00a0Bs' },
    isSent: true,
    rate: undefined,
    rows: [
      { label: 'Método de pago', value: 'Método marcado' },
      { label: 'Banco', value: 'Banesco' },
      { label: 'Cuenta', value: '•••• 4567' },
    ],
    day: '15 jul 2026',
  });
});

test('the picture for the sender has these fields and no others', () => {
  expect(pictureContent('sender', source)).toStrictEqual({
    reference: 'REFERENCIA-1',
    date: '15 jul 2026, 11:00',
    status: 'Estado del servidor',
    statusColour: '#0F766E',
    notice: 'Estado a las 10:32. No prueba que el dinero haya llegado: pregúntale a quien lo recibe.',
    sent: { label: 'Envías', value: '111,11\u00a0€' },
    received: { label: 'Recibe', value: '222.222,22\u00a0Bs' },
    isSent: true,
    rate: '1 EUR = 333,33 VES',
    rows: [
      { label: 'Enviado por', value: 'sesion.marcada@turpial.example' },
      { label: 'Método de pago', value: 'Método marcado' },
      { label: 'Beneficiario', value: 'Alias marcado' },
      { label: 'Titular', value: 'Titular Marcado' },
      { label: 'Cédula', value: 'V87654321' },
      { label: 'Cuenta', value: '01340000870000004567' },
      { label: 'Concepto', value: 'Concepto marcado' },
    ],
    day: '15 jul 2026',
  });
});

test('the receiver sees four digits of an account number or a phone, whatever their spelling', () => {
  const account = { Numero_Cuenta: '0134-0000-87-0000004567' };
  expect(textsOf('receiver', { paymentDetails: account })).toMatch(/"Cuenta","value":"•••• 4567"/);
  const phone = { telefono: '+58 414-123 45 67', bankcode: '0102', cedula: 'V87654321' };
  const texts = textsOf('receiver', { paymentDetails: phone });
  expect(texts).toMatch(/"Banco","value":"Banco de Venezuela"/);
  expect(texts).toMatch(/"Teléfono","value":"•••• 4567"/);
  expect(texts).not.toMatch(/414|12345|V87654321/);
});

test.each([
  ['a wallet', { correo: 'persona@turpial.example' }],
  ['a document alone', { cedula: 'V87654321' }],
  ['a number that is hardly longer than four digits', { cuenta: '1234567' }],
  ['a text', { detalle: 'Pagar a Titular Marcado en la cuenta 01340000870000004567' }],
])('the receiver sees nothing of %s', (_what, paymentDetails) => {
  expect(pictureContent('receiver', { ...source, exchange: { ...exchange, paymentDetails } }).rows).toEqual([
    { label: 'Método de pago', value: 'Método marcado' },
  ]);
});

test('what the server does not say is left out', () => {
  const empty: ExchangeDetail = {
    ...exchange,
    status: null,
    statusColour: null,
    beneficiary: null,
    amountSend: null,
    amountReceive: null,
    rate: null,
    inserted: null,
    paymentMethod: null,
    paymentDetails: {},
  };
  expect(pictureContent('sender', { ...source, exchange: empty, login: undefined })).toMatchObject({
    date: '—',
    status: 'Sin estado',
    statusColour: null,
    sent: undefined,
    received: undefined,
    isSent: true,
    rate: undefined,
    rows: [],
  });
});

test('a picture has at most twenty rows', () => {
  const paymentDetails = Object.fromEntries(
    Array.from({ length: 60 }, (_, index) => [`campo_${index}`, 'x']),
  );
  expect(
    pictureContent('sender', { ...source, exchange: { ...exchange, paymentDetails } }).rows,
  ).toHaveLength(20);
});

test('an exchange that was not sent is drawn as one', () => {
  const failed = { ...source, exchange: { ...exchange, status: 'Rechazado por el banco' } };
  expect(pictureContent('receiver', failed)).toMatchObject({
    notice: 'Este envío no salió adelante. Estado a las 10:32.',
    received: { label: 'Monto' },
    isSent: false,
  });
});
