import { arena, azul, ink, noche, rojo, turpial, verde } from './colors';

/** What a colour is for. Components name these, as `var(--app-…)`, and never a shade. */
export interface SemanticColors {
  /** The page's ground. */
  readonly ground: string;
  /** Cards and the header. */
  readonly surface: string;
  /** Wells inside a card, alternate sections, skeletons. */
  readonly sunken: string;
  /** Decorative lines. */
  readonly line: string;
  /** Borders that alone show where a control is (3:1). */
  readonly control: string;
  readonly text: string;
  readonly textSoft: string;
  readonly link: string;
  readonly focus: string;
  readonly primary: string;
  readonly primaryHover: string;
  readonly onPrimary: string;
  readonly primarySoft: string;
  readonly onPrimarySoft: string;
  /** The orange of highlights: shapes and lines, never text. */
  readonly accent: string;
  readonly accentSoft: string;
  readonly onAccentSoft: string;
  readonly success: string;
  readonly successSoft: string;
  readonly onSuccessSoft: string;
  readonly danger: string;
  readonly dangerSoft: string;
  readonly onDangerSoft: string;
  /** Deep blue bands, the same idea in both schemes. */
  readonly deep: string;
  readonly onDeep: string;
  readonly onDeepSoft: string;
  /** The floating way to a person. */
  readonly help: string;
  readonly onHelp: string;
}

/** The light scheme: white cards on a warm off-white ground. */
export const lightColors: SemanticColors = {
  ground: arena[0],
  surface: '#ffffff',
  sunken: arena[1],
  line: arena[2],
  control: arena[5],
  text: ink[9],
  textSoft: ink[5],
  link: azul[7],
  focus: azul[5],
  primary: azul[7],
  primaryHover: azul[8],
  onPrimary: '#ffffff',
  primarySoft: azul[0],
  onPrimarySoft: azul[8],
  accent: turpial[5],
  accentSoft: turpial[0],
  onAccentSoft: turpial[8],
  success: verde[6],
  successSoft: verde[0],
  onSuccessSoft: verde[7],
  danger: rojo[6],
  dangerSoft: rojo[0],
  onDangerSoft: rojo[7],
  deep: azul[9],
  onDeep: '#ffffff',
  onDeepSoft: azul[2],
  help: verde[6],
  onHelp: '#ffffff',
};

/** The dark scheme: lifted surfaces on a blue-black ground. */
export const darkColors: SemanticColors = {
  ground: noche[7],
  surface: noche[6],
  sunken: noche[8],
  line: noche[4],
  control: ink[4],
  text: noche[0],
  textSoft: noche[2],
  link: azul[3],
  focus: azul[3],
  primary: azul[5],
  primaryHover: azul[6],
  onPrimary: '#ffffff',
  primarySoft: '#172c56',
  onPrimarySoft: azul[2],
  accent: turpial[4],
  accentSoft: '#3a2713',
  onAccentSoft: turpial[2],
  success: verde[3],
  successSoft: '#0e2f27',
  onSuccessSoft: verde[2],
  danger: rojo[3],
  dangerSoft: '#3a1c1f',
  onDangerSoft: rojo[2],
  deep: '#0b1f47',
  onDeep: '#ffffff',
  onDeepSoft: azul[2],
  help: verde[6],
  onHelp: '#ffffff',
};

type Pair = readonly [front: keyof SemanticColors, back: keyof SemanticColors];

/** Every pair in which the first is text on the second; each passes 4.5:1 in both schemes. */
export const textPairs: readonly Pair[] = [
  ['text', 'ground'],
  ['text', 'surface'],
  ['text', 'sunken'],
  ['textSoft', 'ground'],
  ['textSoft', 'surface'],
  ['textSoft', 'sunken'],
  ['link', 'ground'],
  ['link', 'surface'],
  ['link', 'sunken'],
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryHover'],
  ['onPrimarySoft', 'primarySoft'],
  ['onAccentSoft', 'accentSoft'],
  ['success', 'ground'],
  ['success', 'surface'],
  ['success', 'sunken'],
  ['onSuccessSoft', 'successSoft'],
  ['danger', 'ground'],
  ['danger', 'surface'],
  ['danger', 'sunken'],
  ['onDangerSoft', 'dangerSoft'],
  ['onDeep', 'deep'],
  ['onDeepSoft', 'deep'],
  ['onHelp', 'help'],
];

/** Pairs of a control's outline, or of a mark that means something, and its ground: 3:1. */
export const outlinePairs: readonly Pair[] = [
  ['control', 'ground'],
  ['control', 'surface'],
  ['focus', 'ground'],
  ['focus', 'surface'],
  ['primary', 'ground'],
];
