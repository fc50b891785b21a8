import { nothing, type PastedMessage } from './pastedMessage';

/** Prose and dictated messages, second set. */
export const laterProse: readonly PastedMessage[] = [
  {
    id: 'holder-in-prose',
    text: 'Mi tía se llama Eglé Margarita Duarte, su cédula es 5.112.990 y su pago móvil es del Banco de Venezuela al 0416 000 3030',
    expected: {
      ...nothing,
      method: 'pago-movil',
      bank: '0102',
      document: 'V5112990',
      phone: '04160003030',
      holder: 'Eglé Margarita Duarte',
    },
  },
  {
    id: 'voice-millions',
    text: 'el pago móvil es por Bancamiga cédula 23 millones 445 mil 109 teléfono 0414 000 8282',
    expected: { ...nothing, method: 'pago-movil', bank: '0172', document: 'V23445109', phone: '04140008282' },
  },
  {
    id: 'tesoro-is-not-a-bank',
    text: 'Hola mi tesoro, el pago móvil es 0134, V-20.887.331, 0424-0002929. Te quiero',
    expected: { ...nothing, method: 'pago-movil', bank: '0134', document: 'V20887331', phone: '04240002929' },
    reason: 'A term of endearment.',
  },
  {
    id: 'active-is-not-a-bank',
    text: 'Ese pago móvil sigue activo: Mercantil 0105, 17.221.009, 0412-0005959',
    expected: { ...nothing, method: 'pago-movil', bank: '0105', document: 'V17221009', phone: '04120005959' },
  },
  {
    id: 'transfer-by-pago-movil',
    text: 'Hazme la transferencia por pago móvil al provincial, mi cédula es 19.443.778 y el número 0424-0008989',
    expected: { ...nothing, method: 'pago-movil', bank: '0108', document: 'V19443778', phone: '04240008989' },
  },
  {
    id: 'account-of-my-son',
    text: 'La cuenta es de mi hijo Jhonatan David Salcedo, cédula 27.554.009, Banesco ahorro 0134 0000 8130 0100 0002',
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0134',
      document: 'V27554009',
      account: '01340000813001000002',
      holder: 'Jhonatan David Salcedo',
      accountType: 'AHORRO',
    },
  },
  {
    id: 'spoken-zero',
    text: 'el teléfono del pago móvil es cero 414 000 47 47, banco Activo, cédula 12 556 778',
    expected: { ...nothing, method: 'pago-movil', bank: '0171', document: 'V12556778', phone: '04140004747' },
  },
  {
    id: 'thousands-of-words',
    text: 'Hola Nati!! acuérdate que el colegio ya no acepta efectivo, solo transferencia: Unidad Educativa Los Cedros, J-90998771-6, Banco Venezolano de Crédito, cuenta corriente 01040000783001000004. La mensualidad vence el 5',
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0104',
      document: 'J909987716',
      account: '01040000783001000004',
      holder: 'Unidad Educativa Los Cedros',
      accountType: 'CORRIENTE',
    },
  },
  {
    id: 'mercantil-is-not-a-bank',
    text: 'Para los papeles del Registro Mercantil págale al gestor: BNC, cédula 11.776.223, pago móvil 0416-0007676',
    expected: { ...nothing, method: 'pago-movil', bank: '0191', document: 'V11776223', phone: '04160007676' },
    reason: 'A public register.',
  },
];
