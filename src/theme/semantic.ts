import { arena, azul, ink, noche, rojo, turpial, verde } from './colors';

/**
 * Colours by purpose, which components use as `var(--app-…)`, never a shade. The light scheme: white cards on a warm
 * off-white background.
 */
export const lightColors = {
  /** The page's background. */
  ground: arena[0],
  /** Cards and the header. */
  surface: '#ffffff',
  /** Recessed areas in a card, alternating sections, skeletons. */
  sunken: arena[1],
  /** Decorative lines. */
  line: arena[2],
  /** Borders that are a control's only visible boundary (3:1). */
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
  /** Orange highlights: shapes and lines, never text. */
  accent: turpial[5],
  accentSoft: turpial[0],
  onAccentSoft: turpial[8],
  success: verde[6],
  successSoft: verde[0],
  onSuccessSoft: verde[7],
  danger: rojo[6],
  dangerSoft: rojo[0],
  onDangerSoft: rojo[7],
  /** Dark blue sections, in both schemes. */
  deep: azul[9],
  onDeep: '#ffffff',
  onDeepSoft: azul[2],
  /** The floating help button. */
  help: verde[6],
  onHelp: '#ffffff',
};

export type SemanticColors = Readonly<Record<keyof typeof lightColors, string>>;

/** The dark scheme: raised surfaces on a blue-black background. */
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

const everywhere = (front: keyof SemanticColors): readonly Pair[] => [
  [front, 'ground'],
  [front, 'surface'],
  [front, 'sunken'],
];

/** Pairs of text and background; each has at least 4.5:1 in both schemes. */
export const textPairs: readonly Pair[] = [
  ...(['text', 'textSoft', 'link', 'success', 'danger'] as const).flatMap(everywhere),
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryHover'],
  ['onPrimarySoft', 'primarySoft'],
  ['onAccentSoft', 'accentSoft'],
  ['onSuccessSoft', 'successSoft'],
  ['onDangerSoft', 'dangerSoft'],
  ['onDeep', 'deep'],
  ['onDeepSoft', 'deep'],
  ['onHelp', 'help'],
];

/** Pairs of a control's outline, or a meaningful graphic, and its background: at least 3:1. */
export const outlinePairs: readonly Pair[] = [
  ['control', 'ground'],
  ['control', 'surface'],
  ['focus', 'ground'],
  ['focus', 'surface'],
  ['primary', 'ground'],
];
