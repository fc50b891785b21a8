import { nothing, type PastedMessage } from './pastedMessage';

const mobile = { ...nothing, method: 'pago-movil' } as const;
const transfer = { ...nothing, method: 'transferencia' } as const;

/** Numbers that are not what they look like. Each message is there for one rule. */
export const cornerNumbers: readonly PastedMessage[] = [
  {
    id: 'iban-with-an-account-inside',
    text: 'Yo pago desde ES21 0182 2370 4202 0123 4567\nA ella por pago móvil: Banesco, 8.771.234, 0414-0007801',
    expected: { ...mobile, bank: '0134', document: 'V8771234', phone: '04140007801' },
  },
  {
    id: 'document-of-spain-without-label',
    text: 'El mío de aquí 12345678Z\nPago móvil Banesco 0414-0007802',
    expected: { ...mobile, bank: '0134', phone: '04140007802' },
  },
  {
    id: 'numbered-code',
    text: '1. 0134\n2. V-9.887.125\n3. 0416-0007803',
    expected: { ...mobile, bank: '0134', document: 'V9887125', phone: '04160007803' },
  },
  {
    id: 'date-before-the-code',
    text: '12/10/2026 0105 V-9.887.126 0416-0007804',
    expected: { ...mobile, bank: '0105', document: 'V9887126', phone: '04160007804' },
  },
  {
    id: 'phone-of-toronto',
    text: 'Estoy en el +1 416 000 1234\nPago móvil Banesco\nCI 8.771.235',
    expected: { ...mobile, bank: '0134', document: 'V8771235' },
  },
  {
    id: 'phone-of-los-angeles-from-zeros',
    text: 'Estoy en el 001 424 000 1234\nPago móvil Banesco\nCI 8.771.236',
    expected: { ...mobile, bank: '0134', document: 'V8771236' },
  },
  {
    id: 'bolivars-first',
    text: 'Pago móvil BDV 0416-0007805\nBs. 12.450.300',
    expected: { ...mobile, bank: '0102', phone: '04160007805' },
  },
  {
    id: 'pesos',
    text: 'Pago móvil BDV 0416-0007806\n$1.250.300',
    expected: { ...mobile, bank: '0102', phone: '04160007806' },
  },
  {
    id: 'bolivars-last',
    text: 'Pago móvil BDV 0416-0007807\n12.450.300 bs',
    expected: { ...mobile, bank: '0102', phone: '04160007807' },
  },
  {
    id: 'sum-without-currency',
    text: 'Pago móvil BDV 0416-0007808\nTotal 12.450.300',
    expected: { ...mobile, bank: '0102', phone: '04160007808' },
  },
  {
    id: 'round-sum',
    text: 'Pago móvil BDV 0416-0007809\n5.000.000 para la luz',
    expected: { ...mobile, bank: '0102', phone: '04160007809' },
  },
  {
    id: 'short-document-under-its-label',
    text: 'Pago móvil BDV 0416-0007810\nCédula\n987.654',
    expected: { ...mobile, bank: '0102', document: 'V987654', phone: '04160007810' },
  },
  {
    id: 'rif-without-letter-under-a-mobile',
    text: 'Pago móvil BDV 0416-0007811\nRIF 12345678',
    expected: { ...mobile, bank: '0102', phone: '04160007811' },
  },
  {
    id: 'rif-that-touches-its-label',
    text: 'Pago móvil BDV 0416-0007812\nRIF12345678',
    expected: { ...mobile, bank: '0102', phone: '04160007812' },
  },
  {
    id: 'rif-with-a-wrong-check-digit',
    text: 'Pago móvil BDV 0416-0007813\nRIF V-12333444-5',
    expected: { ...mobile, bank: '0102', phone: '04160007813' },
    reason: 'It is not known which digit is wrong.',
  },
  {
    id: 'phone-of-germany',
    text: 'Mi número de aquí: 0176 12 345 678\nPago móvil BDV 0416-0007814',
    expected: { ...mobile, bank: '0102', phone: '04160007814' },
  },
  {
    id: 'landline-with-blank',
    text: 'En casa 0212 5550123\nPago móvil BDV 0416-0007815',
    expected: { ...mobile, bank: '0102', phone: '04160007815' },
  },
  {
    id: 'phone-with-one-digit-more',
    text: 'Pago móvil BDV\n0414 10078161',
    expected: nothing,
  },
  {
    id: 'phone-inside-a-longer-number',
    text: 'Soy el cliente 94140007817\nPago móvil BDV\nCI 8.771.237',
    expected: { ...mobile, bank: '0102', document: 'V8771237' },
  },
  {
    id: 'account-that-lacks-two-digits',
    text: 'Mi cuenta de Banesco es 0134 0041 22 10041903\nMirla Castro',
    expected: { ...transfer, bank: '0134', holder: 'Mirla Castro' },
  },
  {
    id: 'code-phone-and-document-in-a-row',
    text: '0134 0414-0007818 12.345.678',
    expected: { ...mobile, bank: '0134', document: 'V12345678', phone: '04140007818' },
    reason: 'The first 20 digits are no account.',
  },
  {
    id: 'account-in-a-longer-number',
    text: 'En el capture sale 9912 0134 0041 2210 0419 0325\nMirla Castro CI 9.114.207',
    expected: { ...nothing, document: 'V9114207', holder: 'Mirla Castro' },
  },
  {
    id: 'half-an-account-and-a-document',
    text: 'Cuenta Banesco 0134 0041 2210\n12.345.678',
    expected: { ...transfer, bank: '0134', document: 'V12345678' },
  },
  {
    id: 'card-under-the-code',
    text: '0134\n5899 4160 1234 5678\nMirla Castro CI 9.114.207',
    expected: { ...nothing, bank: '0134', document: 'V9114207', holder: 'Mirla Castro' },
  },
  {
    id: 'phone-and-rif-without-letter-below',
    text: 'Pago móvil BDV\n0414 0007819\n082221111',
    expected: { ...mobile, bank: '0102', phone: '04140007819' },
  },
  {
    id: 'hidden-digits',
    text: 'Pago móvil BDV 0416-0007820\nla otra es 0134********12345678',
    expected: { ...mobile, phone: '04160007820' },
    reason: 'Two banks.',
  },
  {
    id: 'hidden-start',
    text: 'Pago móvil BDV 0416-0007821\nla tarjeta xxxx xxxx 1234567',
    expected: { ...mobile, bank: '0102', phone: '04160007821' },
  },
  {
    id: 'slash-after-the-prefix',
    text: 'Pago móvil BDV\n0416/0007822\nCI 8.771.238',
    expected: { ...mobile, bank: '0102', document: 'V8771238', phone: '04160007822' },
  },
  {
    id: 'slash-before-the-code',
    text: 'V12333445/0105/0414-0007823',
    expected: { ...mobile, bank: '0105', document: 'V12333445', phone: '04140007823' },
  },
  {
    id: 'letter-o-for-the-first-zero',
    text: 'O134, 8.771.239, 0414-0007824',
    expected: { ...mobile, bank: '0134', document: 'V8771239', phone: '04140007824' },
  },
  {
    id: 'letter-o-inside-the-code',
    text: '01O5, 8.771.260, 0414-0007825',
    expected: { ...mobile, bank: '0105', document: 'V8771260', phone: '04140007825' },
  },
  {
    id: 'account-and-document-in-a-row',
    text: '0134 0041 2210 0419 0325 9.114.208 Mirla Castro',
    expected: {
      ...transfer,
      bank: '0134',
      document: 'V9114208',
      account: '01340041221004190325',
      holder: 'Mirla Castro',
    },
  },
];
