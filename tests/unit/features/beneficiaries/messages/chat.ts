import { type Messages, mobile } from './message';

/** What a chat, a keyboard and a voice note add. */
export const chat: Messages = {
  'long greeting': [
    `Buenos días primo, espero que estén todos bien por allá, por aquí luchando como siempre jajaja. Mira, te dejo los datos del señor que arregla la nevera para que le pagues:
Arquímedes Bastidas
CI 9.665.321
Banco Provincial
0414 0001212 pago móvil
Avísame cuando lo hagas porfa 🙏`,
    {
      method: 'pago-movil',
      bank: '0108',
      document: 'V9665321',
      phone: '04140001212',
      holder: 'Arquímedes Bastidas',
    },
  ],
  // Who signs is not necessarily the holder.
  'signed greeting': [
    'Pago móvil Banplus 0174\nV-16.112.887\n0412-0002525\nSaludos y mil gracias,\nMariela Contreras',
    { method: 'pago-movil', bank: '0174', document: 'V16112887', phone: '04120002525' },
  ],
  'fullwidth colon': [
    'Pago móvil\nBanco：Bancamiga\nCédula：V-23.556.998\nTeléfono：0412-0007777',
    { method: 'pago-movil', bank: '0172', document: 'V23556998', phone: '04120007777' },
  ],
  // Emoji digits.
  'keycap digits': [
    'Pago móvil\n🏦 0️⃣1️⃣0️⃣2️⃣\nV-12.334.009\n0414-0007575',
    { method: 'pago-movil', bank: '0102', document: 'V12334009', phone: '04140007575' },
  ],
  // The struck-out bank is withdrawn.
  'strike and code': [
    '~Banesco~ ```Mercantil``` pago móvil ```V-17.665.334``` ```0424-0007878```',
    { method: 'pago-movil', bank: '0105', document: 'V17665334', phone: '04240007878' },
  ],
  // Who forwards is not necessarily the holder.
  'forwarded header with name': [
    '[12/10/26, 10:32:05] Rosa Pérez: BNC 0191\n[12/10/26, 10:32:11] Rosa Pérez: 16.778.009\n[12/10/26, 10:32:20] Rosa Pérez: 0414-0005959 pago móvil',
    { method: 'pago-movil', bank: '0191', document: 'V16778009', phone: '04140005959' },
  ],
  'voice millions': [
    'el pago móvil es por Bancamiga cédula 23 millones 445 mil 109 teléfono 0414 000 8282',
    { method: 'pago-movil', bank: '0172', document: 'V23445109', phone: '04140008282' },
  ],
  'thousands of words': [
    'Hola Nati!! acuérdate que el colegio ya no acepta efectivo, solo transferencia: Unidad Educativa Los Cedros, J-90998771-6, Banco Venezolano de Crédito, cuenta corriente 01040000783001000004. La mensualidad vence el 5',
    {
      method: 'transferencia',
      bank: '0104',
      document: 'J909987716',
      account: '01040000783001000004',
      accountType: 'CORRIENTE',
      holder: 'Unidad Educativa Los Cedros',
    },
  ],
  'a form half filled in': [
    'Banco: Banesco\nCédula: 8.222.111\nTeléfono: 0414-1239087\nNúmero de cuenta:\nTipo de cuenta:',
    mobile,
  ],
  'line breaks of a document': [
    'Titular: Iris Pinto\u2028Banesco\u20298.222.111\u2028Pago móvil 0414-1239087',
    { ...mobile, holder: 'Iris Pinto' },
  ],
};
