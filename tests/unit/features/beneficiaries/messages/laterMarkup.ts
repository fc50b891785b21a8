import { nothing, type PastedMessage } from './pastedMessage';

/** What a chat and a keyboard add: marks, emoji, spaces, second set. */
export const laterMarkup: readonly PastedMessage[] = [
  {
    id: 'phone-of-a-contact-card',
    text: `Pago móvil BDV
V-19.009.334
\u202a+58\u00a0416\u20110007272\u202c`,
    expected: { ...nothing, method: 'pago-movil', bank: '0102', document: 'V19009334', phone: '04160007272' },
    reason: 'Direction marks, a no-break space and no-break hyphens.',
  },
  {
    id: 'keycap-digits',
    text: `Pago móvil
🏦 0\ufe0f\u20e31\ufe0f\u20e30\ufe0f\u20e32\ufe0f\u20e3
V-12.334.009
0414-0007575`,
    expected: { ...nothing, method: 'pago-movil', bank: '0102', document: 'V12334009', phone: '04140007575' },
    reason: 'Emoji digits.',
  },
  {
    id: 'strike-and-code',
    text: '~Banesco~ ```Mercantil``` pago móvil ```V-17.665.334``` ```0424-0007878```',
    expected: { ...nothing, method: 'pago-movil', bank: '0105', document: 'V17665334', phone: '04240007878' },
    reason: 'The struck-out bank is withdrawn.',
  },
  {
    id: 'account-with-nbsp',
    text: `Cuenta\u00a0Banesco\u00a0corriente
0134\u00a00000\u00a08570\u00a00100\u00a00001
Sonia Beatriz Núñez
V-6.112.778`,
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0134',
      document: 'V6112778',
      account: '01340000857001000001',
      holder: 'Sonia Beatriz Núñez',
      accountType: 'CORRIENTE',
    },
  },
  {
    id: 'hearts-between',
    text: 'pago móvil ❤️ bdv ❤️ 5.443.009 ❤️ 0416 000 8383 ❤️ Rosalba Useche',
    expected: {
      ...nothing,
      method: 'pago-movil',
      bank: '0102',
      document: 'V5443009',
      phone: '04160008383',
      holder: 'Rosalba Useche',
    },
  },
  {
    id: 'forwarded-word',
    text: `Reenviado
Datos de mi pago móvil 👇🏽
0134
V-11.665.443
0414-0008585`,
    expected: { ...nothing, method: 'pago-movil', bank: '0134', document: 'V11665443', phone: '04140008585' },
  },
];
