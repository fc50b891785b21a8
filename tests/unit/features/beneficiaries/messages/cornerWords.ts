import { nothing, type PastedMessage } from './pastedMessage';

const mobile = { ...nothing, method: 'pago-movil' } as const;
const transfer = { ...nothing, method: 'transferencia' } as const;

/** Words that change what a value means. Each message is there for one rule. */
export const cornerWords: readonly PastedMessage[] = [
  {
    id: 'phone-and-whatsapp',
    text: 'Banesco\nCI 8.771.240\nTeléfono y WhatsApp: 0414-0007901',
    expected: { ...mobile, bank: '0134', document: 'V8771240', phone: '04140007901' },
  },
  {
    id: 'phone-that-does-not-work',
    text: 'Pago móvil BDV\nTengo el 0416-0007902 que no funciona y el 0424-0007903',
    expected: { ...mobile, bank: '0102', phone: '04240007903' },
  },
  {
    id: 'old-phone-in-brackets',
    text: 'Pago móvil BDV\n0416-0007904 (viejo)\n0424-0007905',
    expected: { ...mobile, bank: '0102', phone: '04240007905' },
  },
  {
    id: 'two-letters-for-the-method',
    text: 'PM Banesco 0414-0007906',
    expected: { ...mobile, bank: '0134', phone: '04140007906' },
  },
  {
    id: 'half-a-word-for-the-method',
    text: 'Pago mov Banesco 0414-0007907',
    expected: { ...mobile, bank: '0134', phone: '04140007907' },
  },
  {
    id: 'no-mobile-payment',
    text: 'No tengo pago móvil. 0134-0041-22-1004190399, Mirla Castro',
    expected: { ...transfer, bank: '0134', account: '01340041221004190399', holder: 'Mirla Castro' },
  },
  {
    id: 'to-notice',
    text: 'Ya me di cuenta, no los tienes: Banesco, 8.771.241, 0414-0007908',
    expected: { ...mobile, bank: '0134', document: 'V8771241', phone: '04140007908' },
  },
  {
    id: 'to-count-on',
    text: 'Banesco, 8.771.242, 0414-0007909. Cuenta conmigo',
    expected: { ...mobile, bank: '0134', document: 'V8771242', phone: '04140007909' },
  },
  {
    id: 'savings-of-a-life',
    text: 'Banesco, 8.771.243, 0414-0007910, son mis ahorros',
    expected: { ...mobile, bank: '0134', document: 'V8771243', phone: '04140007910' },
  },
  {
    id: 'current-account-without-number',
    text: 'Cuenta corriente Banesco, 8.771.244, tlf 0414-0007911',
    expected: { ...transfer, bank: '0134', document: 'V8771244', accountType: 'CORRIENTE' },
  },
  {
    id: 'dictated-code',
    text: 'cero uno cero cinco, 8.771.245, 0414-0007912',
    expected: { ...mobile, bank: '0105', document: 'V8771245', phone: '04140007912' },
  },
  {
    id: 'bold-letters-of-a-font',
    text: '𝐁𝐚𝐧𝐞𝐬𝐜𝐨 8.771.246 0414-0007913',
    expected: { ...mobile, bank: '0134', document: 'V8771246', phone: '04140007913' },
  },
  {
    id: 'addressee-with-comma',
    text: 'Omar Rangel,\nBanesco 8.771.248 0414-0007915',
    expected: { ...mobile, bank: '0134', document: 'V8771248', phone: '04140007915' },
  },
  {
    id: 'next-sentence',
    text: 'Banesco 8.771.249 0414-0007916 a nombre de Omar Rangel. Pendiente lo otro',
    expected: { ...mobile, bank: '0134', document: 'V8771249', phone: '04140007916', holder: 'Omar Rangel' },
  },
  {
    id: 'capitals-up-to-the-next-label',
    text: 'TITULAR OMAR RANGEL BANCO BANESCO 8771250 04140007917',
    expected: { ...mobile, bank: '0134', document: 'V8771250', phone: '04140007917', holder: 'OMAR RANGEL' },
  },
  {
    id: 'turned-name',
    text: 'Titular: RANGEL PINTO, OMAR\nBanesco 8.771.251 0414-0007918',
    expected: { ...mobile, bank: '0134', document: 'V8771251', phone: '04140007918' },
    reason: 'The part before the comma is not the whole name.',
  },
  {
    id: 'name-with-full-stop-and-blanks',
    text: 'Titular: Omar   Rangel.\nBanesco 8.771.252 0414-0007919',
    expected: { ...mobile, bank: '0134', document: 'V8771252', phone: '04140007919', holder: 'Omar Rangel' },
  },
  {
    id: 'hyphen-in-the-name',
    text: 'Ana-Lucía Rangel\nBanesco\n8.771.253\n0414-0007920',
    expected: {
      ...mobile,
      bank: '0134',
      document: 'V8771253',
      phone: '04140007920',
      holder: 'Ana-Lucía Rangel',
    },
    refused: ['holder'],
  },
  {
    id: 'name-twice-with-and-without-accent',
    text: 'Titular: José Rangel\nBanesco 8.771.254 0414-0007921\n(a nombre de Jose Rangel)',
    expected: { ...mobile, bank: '0134', document: 'V8771254', phone: '04140007921', holder: 'José Rangel' },
  },
  {
    id: 'given-names-only',
    text: 'Ana María\nBanesco\n8.771.255\n0414-0007922',
    expected: { ...mobile, bank: '0134', document: 'V8771255', phone: '04140007922' },
  },
  {
    id: 'initial-of-the-surname',
    text: 'Omar R.\nBanesco\n8.771.256\n0414-0007923',
    expected: { ...mobile, bank: '0134', document: 'V8771256', phone: '04140007923' },
  },
  {
    id: 'letter-before-the-name',
    text: 'A Omar Rangel\nBanesco\n8.771.257\n0414-0007924',
    expected: { ...mobile, bank: '0134', document: 'V8771257', phone: '04140007924' },
  },
  {
    id: 'place-of-surnames',
    text: 'La Cruz Verde\nBanesco\n8.771.258\n0414-0007925',
    expected: { ...mobile, bank: '0134', document: 'V8771258', phone: '04140007925' },
  },
  {
    id: 'two-documents-and-one-name',
    text: 'Norma Díaz 8.222.119, o si no pasa 5.667.223\nPago móvil BDV 0416-0007926',
    expected: { ...mobile, bank: '0102', phone: '04160007926' },
    reason: 'Nobody says whose documents they are.',
  },
  {
    id: 'alias-that-is-none',
    text: 'Alias: no tengo\nNombre: Omar Rangel\nBanesco 8.771.259 0414-0007927',
    expected: { ...mobile, bank: '0134', document: 'V8771259', phone: '04140007927', holder: 'Omar Rangel' },
  },
];
