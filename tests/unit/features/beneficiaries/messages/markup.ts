import { nothing, type PastedMessage } from './pastedMessage';

/** What a chat and a keyboard add: marks, emoji, spaces. */
export const markup: readonly PastedMessage[] = [
  {
    id: 'invisible-marks',
    text: `\u200e[12/10/26, 10:32:05] Mamá: \u200ePago móvil
\u200eBanesco
\u200eV-8.776.009
\u200e0414-0007171`,
    expected: { ...nothing, method: 'pago-movil', bank: '0134', document: 'V8776009', phone: '04140007171' },
  },
  {
    id: 'no-break-spaces',
    text: `Pago\u00a0móvil\u00a0Mercantil
CI:\u00a014.556.223
Tel:\u00a00424\u00a0000\u00a07373`,
    expected: { ...nothing, method: 'pago-movil', bank: '0105', document: 'V14556223', phone: '04240007373' },
  },
  {
    id: 'zero-width-in-number',
    text: `pago móvil 0108
16.\u200b998.\u200b445
0412\u200b0007474`,
    expected: { ...nothing, method: 'pago-movil', bank: '0108', document: 'V16998445', phone: '04120007474' },
  },
  {
    id: 'decomposed-accents',
    text: `Pago mo\u0301vil
Ce\u0301dula: V-20.776.443
Tele\u0301fono: 0426-0007676
Banco: Agri\u0301cola`,
    expected: { ...nothing, method: 'pago-movil', bank: '0166', document: 'V20776443', phone: '04260007676' },
    reason: 'Accents as separate characters, as a Mac copies them.',
  },
  {
    id: 'fullwidth-colon',
    text: `Pago móvil
Banco：Bancamiga
Cédula：V-23.556.998
Teléfono：0412-0007777`,
    expected: { ...nothing, method: 'pago-movil', bank: '0172', document: 'V23556998', phone: '04120007777' },
  },
  {
    id: 'quoted-lines',
    text: `> Pago móvil
> Provincial
> V-9.998.112
> 0414-0007979
listo?`,
    expected: { ...nothing, method: 'pago-movil', bank: '0108', document: 'V9998112', phone: '04140007979' },
  },
  {
    id: 'hands-and-checks',
    text: `✅ PAGO MÓVIL ✅
👉 0191 BNC
👉 CI 21.443.998
👉 0416-0008080
🚫 no acepto Zelle 🚫`,
    expected: { ...nothing, method: 'pago-movil', bank: '0191', document: 'V21443998', phone: '04160008080' },
  },
  {
    id: 'windows-line-breaks',
    text: 'Pago móvil\r\nBanplus\r\n18.334.112\r\n0412-0008181\r\n',
    expected: { ...nothing, method: 'pago-movil', bank: '0174', document: 'V18334112', phone: '04120008181' },
  },
  {
    id: 'arrows',
    text: 'PM ➡️ Banesco ➡️ V15998223 ➡️ 04240008282 ➡️ Yarima Colina',
    expected: {
      ...nothing,
      method: 'pago-movil',
      bank: '0134',
      document: 'V15998223',
      phone: '04240008282',
      holder: 'Yarima Colina',
    },
  },
  {
    id: 'apostrophe-name',
    text: `Cta cte Mercantil 01050000137001000002
Titular: Marco D’Elía
V-14.112.009`,
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0105',
      document: 'V14112009',
      account: '01050000137001000002',
      holder: 'Marco D’Elía',
      accountType: 'CORRIENTE',
    },
    refused: ['holder'],
  },
  {
    id: 'numbered-list',
    text: `1. Banco: Bancamiga
2. CI: 27.112.334
3. Tlf: 0412-0008484`,
    expected: { ...nothing, method: 'pago-movil', bank: '0172', document: 'V27112334', phone: '04120008484' },
    reason: "The list's numbers are no data.",
  },
  {
    id: 'edited-mark',
    text: `Pago móvil BNC
12.887.009
0424-0008686
<Este mensaje se editó.>`,
    expected: { ...nothing, method: 'pago-movil', bank: '0191', document: 'V12887009', phone: '04240008686' },
  },
];
