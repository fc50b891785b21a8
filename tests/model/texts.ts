/** The texts of product 2 that the model reads and presses, in one place. */
export const texts = {
  amount: 'Envías',
  accept: 'Quiero esta tasa',
  confirm: 'Confirmar',
  back: 'Volver',
  skip: 'Saltar al contenido',
  menu: 'Menú',
  sendMoney: 'Enviar dinero',
  history: 'Mis envíos',
  profile: 'Mis datos',
  contact: 'Contacto',
  logout: 'Cerrar sesión',
  login: 'Iniciar sesión',
  identity: 'Correo electrónico o teléfono',
  goOn: 'Continuar',
  password: 'Contraseña',
  summary: 'Resumen',
  summaryAmount: 'Envias',
  nobody: 'Beneficiario no seleccionado',
  saved: 'Beneficiarios guardados',
  openList: 'Cambiar beneficiario',
  options: 'Opciones de',
  newTab: 'Nuevo',
  savedTab: 'Seleccionar guardado',
  method: 'Pago móvil',
  alias: 'Alias',
  holder: 'Titular',
  bank: 'Banco',
  document: 'Cédula',
  phone: 'Teléfono',
  save: 'Guardar beneficiario',
  remove: 'Eliminar',
  /** The question before another exchange while the fate of one is unknown (decision 38). */
  another: 'Un envío sin respuesta',
  anotherYes: 'Hacer otro envío',
  anotherNo: 'Cancelar',
  /** The notice before an unattended session locks. */
  stillThere: '¿Sigues ahí?',
  stay: 'Sigo aquí',
  rateChanged: 'La tasa ha cambiado',
  /** Claims about an exchange (product 4.10, 8.3, 8.4). */
  made: 'Tu envío se hizo',
  found: 'Tu envío sí se hizo.',
  severalFound: 'Tus envíos sí se hicieron.',
  several: 'Revisa tus envíos.',
  notFound: 'Tu envío no aparece en tu historial.',
} as const;

/** First headings of the pages that need a session. */
export const protectedHeadings: readonly string[] = [
  'Inicia tu envío',
  'Selecciona el beneficiario',
  'Resumen del envío',
  'Tus envíos',
  'Tus datos personales',
];

/** The rate in the model's sandbox. A whole number keeps the cents of a received amount at 00. */
export const RATE = 600;
/** The fallback amount of step 2 (product 2.18). */
export const FALLBACK_AMOUNT = '100,00';

export type Who = 'A' | 'B';

interface Person {
  readonly login: string;
  readonly id: number;
  /** Amounts that this user types on step 1. */
  readonly amounts: readonly string[];
  /** Titles of the beneficiaries by id. */
  readonly beneficiaries: Readonly<Record<number, string>>;
  /** The alias that this user types for a new beneficiary. */
  readonly newAlias: string;
  /** Texts that no other user may see, in addition to the amounts and what they convert to. */
  readonly marks: readonly string[];
}

/** Two approved accounts of the seeds; their data have no text in common. */
export const people: Readonly<Record<Who, Person>> = {
  A: {
    login: 'maria@turpial.example',
    id: 1,
    amounts: ['61,37', '72,37', '83,37', '94,37'],
    beneficiaries: { 1: 'Alba Uno', 2: 'Alba Dos', 3: 'Alba Tres' },
    newAlias: 'Alba Nueva',
    marks: ['Alba ', 'Rondón'],
  },
  B: {
    login: 'primera@turpial.example',
    id: 5,
    amounts: ['62,73', '73,73', '84,73', '95,73'],
    beneficiaries: { 7: 'Boris Uno' },
    newAlias: 'Boris Nuevo',
    marks: ['Boris ', 'Ávila Soto'],
  },
};

/** Parses an amount as typed or shown. */
export const euros = (text: string) => Number(text.replaceAll('.', '').replace(',', '.'));
const grouped = (amount: number) =>
  new Intl.NumberFormat('es-ES', { minimumFractionDigits: 2, useGrouping: 'always' }).format(amount);

/** All texts that belong to one user only. */
export function marksOf(who: Who): readonly string[] {
  const { amounts, marks } = people[who];
  return [...marks, ...amounts, ...amounts.map((text) => grouped(Math.round(euros(text) * RATE)))];
}
