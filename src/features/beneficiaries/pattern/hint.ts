import { DIGITS, hasChar, isWithin, type CharSet, type Range } from './charSet';
import { extentOf, itemsOf } from './extent';
import type { Node } from './parse';

/** The requirements of a regular expression that a sentence can describe (product 5.10). Lengths in characters. */
export interface Hint {
  readonly kind: 'digits' | 'lettersAndSpaces' | 'code' | 'countryCode' | 'length' | 'unknown';
  readonly min: number;
  /** May be Infinity. */
  readonly max: number;
  /** True if it takes capitals and no small letters. */
  readonly isUpper: boolean;
}

const UPPER: readonly Range[] = [[0x41, 0x5a]];
const LATIN: readonly Range[] = [...UPPER, [0x61, 0x7a], [0xc0, 0xd6], [0xd8, 0xf6], [0xf8, 0x24f]];
const SMALL = 'abcdefghijklmnopqrstuvwxyz';
const SPACES: readonly Range[] = [
  [0x09, 0x0d],
  [0x20, 0x20],
  [0xa0, 0xa0],
];
const CODE: readonly Range[] = [...UPPER, ...DIGITS, [0x2d, 0x2d], [0x5f, 0x5f]];

const someHas = (sets: readonly CharSet[], char: string) => sets.some((set) => hasChar(set, char));
const allWithin = (sets: readonly CharSet[], ...ranges: readonly Range[]) =>
  sets.length > 0 && sets.every((set) => isWithin(set, ranges));

/** True for sets of letters and spaces, as ranges, \p{L} or \s. */
function isLettersAndSpaces(sets: readonly CharSet[]): boolean {
  const letters = sets.every(
    ({ ranges, classes, negated }) =>
      isWithin({ ranges, classes: [], negated }, [...LATIN, ...SPACES]) &&
      classes.every((source) => /^\\(?:s|p\{L)/.test(source)),
  );
  return letters && someHas(sets, 'A') && someHas(sets, ' ');
}

/** True for two letters followed by digits. */
function isCountryCode(root: Node): boolean {
  const items = itemsOf(root);
  let letters = 0;
  let at = 0;
  for (; letters < 2; at += 1) {
    const item = items[at];
    const extent = item && extentOf(item);
    if (!extent || extent.min !== extent.max || !allWithin(extent.sets, ...LATIN)) return false;
    letters += extent.min;
  }
  const digits = items.slice(at).flatMap((item) => extentOf(item).sets);
  return letters === 2 && allWithin(digits, ...DIGITS);
}

/** The hint of a pattern, or of the part of it that the user types. */
export function hintOf(root: Node): Hint {
  const { min, max, sets } = extentOf(root);
  const kind = (): Hint['kind'] => {
    if (allWithin(sets, ...DIGITS)) return 'digits';
    if (isCountryCode(root)) return 'countryCode';
    if (isLettersAndSpaces(sets)) return 'lettersAndSpaces';
    const isCode = someHas(sets, 'A') && someHas(sets, '0') && (someHas(sets, '-') || someHas(sets, '_'));
    if (isCode && allWithin(sets, ...CODE)) return 'code';
    return max > 0 && Number.isFinite(max) ? 'length' : 'unknown';
  };
  const isUpper = someHas(sets, 'A') && ![...SMALL].some((letter) => someHas(sets, letter));
  return { kind: kind(), min, max, isUpper };
}

/** The text for a rule that cannot be described. */
const UNKNOWN = 'Formato no válido. Revisa longitud y caracteres permitidos.';

function count({ min, max }: Hint, one: string, many: string): string {
  if (min === max) return `exactamente ${max} ${max === 1 ? one : many}`;
  if (Number.isFinite(max)) return `entre ${min} y ${max} ${many}`;
  return `al menos ${min} ${min === 1 ? one : many}`;
}

/** ', entre 3 y 60 caracteres'; empty if the pattern does not limit the length. */
function andLength(hint: Hint): string {
  const says = hint.min > 1 || Number.isFinite(hint.max);
  return says ? `, ${count(hint, 'carácter', 'caracteres')}` : '';
}

/** The hint as a sentence. */
export function hintText(hint: Hint): string {
  switch (hint.kind) {
    case 'digits':
      return Number.isFinite(hint.max) || hint.min > 1
        ? `Debe tener ${count(hint, 'dígito', 'dígitos')}.`
        : 'Solo números, sin espacios ni guiones.';
    case 'lettersAndSpaces':
      return `Solo letras y espacios${andLength(hint)}.`;
    case 'code':
      return `Solo mayúsculas, números, - y _${andLength(hint)}.`;
    case 'countryCode':
      return `Empieza con 2 letras de país y sigue con números${andLength(hint)}.`;
    case 'length':
      return `Debe tener ${count(hint, 'carácter', 'caracteres')}.`;
    case 'unknown':
      return UNKNOWN;
  }
}

const shapes: Readonly<Record<Hint['kind'], RegExp>> = {
  digits: /^\d*$/,
  lettersAndSpaces: /^[\p{L}\s]*$/u,
  code: /^[A-Z\d_-]*$/,
  countryCode: /^\p{L}{2}\d*$/u,
  length: /^/,
  unknown: /^/,
};

/** True when the text follows the hint, so the hint cannot explain why the text is refused. */
export function follows(hint: Hint, text: string): boolean {
  const length = [...text].length;
  return hint.min <= length && length <= hint.max && shapes[hint.kind].test(text);
}

/** The error text for a value that the pattern refuses. */
export function refusalText(hint: Hint, text: string): string {
  return follows(hint, text) ? UNKNOWN : hintText(hint);
}
