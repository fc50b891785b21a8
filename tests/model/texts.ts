/** What the model reads and presses on the screen, in one place: the spec's texts, and where they may still change. */
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
  /** Asks before another transfer is confirmed while the fate of one is unknown (decisions 38). */
  another: '¿Hacer otro?',
  anotherYes: 'Hacer otro envío',
  anotherNo: 'Cancelar',
  rateChanged: 'La tasa ha cambiado',
} as const;

/** First headings of the pages that need a session. */
export const protectedHeadings: readonly string[] = [
  'Inicia tu envío',
  'Selecciona el beneficiario',
  'Resumen del envío',
  'Tus envíos',
  'Mis datos',
];

/** The rate of the model's world. A whole number keeps the cents of a received amount at 00. */
export const RATE = 600;
/** The quote of a step 2 that knows of no other (spec §9). */
export const FALLBACK_AMOUNT = '100,00';

export type Who = 'A' | 'B';

interface Person {
  readonly login: string;
  readonly id: number;
  /** What this person types on step 1. */
  readonly amounts: readonly string[];
  /** Titles of the beneficiaries, by their ids. */
  readonly beneficiaries: Readonly<Record<number, string>>;
  /** What this person types into the form of a new beneficiary. */
  readonly newAlias: string;
  /** Texts that nobody else may see; the amounts and what they bring come on top. */
  readonly marks: readonly string[];
}

export const PASSWORD = 'Turpial2026';

/** Two approved accounts of the seeds. What belongs to one of them reads like nothing of the other's. */
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

const euros = (text: string) => Number(text.replace(',', '.'));
const grouped = (amount: number) =>
  new Intl.NumberFormat('es-ES', { minimumFractionDigits: 2, useGrouping: 'always' }).format(amount);

/** All texts that belong to a person and to nobody else. */
export function marksOf(who: Who): readonly string[] {
  const { amounts, marks } = people[who];
  return [...marks, ...amounts, ...amounts.map((text) => grouped(Math.round(euros(text) * RATE)))];
}
