import { foldText } from '@/lib/textSearch';
import { replaceMatches } from './matching';

const units = ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'];
const tenToFifteen = ['diez', 'once', 'doce', 'trece', 'catorce', 'quince'];
const tens = ['treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'];

/** The number words from 0 to 99, without accents, and their digits. */
const digits = new Map([
  ...units.map((word, index) => [word, String(index)] as const),
  ...tenToFifteen.map((word, index) => [word, String(10 + index)] as const),
  ['veinte', '20'] as const,
  ...units.flatMap((unit, index) => [
    [`dieci${unit}`, `1${index}`] as const,
    [`veinti${unit}`, `2${index}`] as const,
    ...tens.map((ten, row) => [`${ten} y ${unit}`, `${row + 3}${index}`] as const),
  ]),
  ...tens.map((ten, row) => [ten, `${row + 3}0`] as const),
]);

/** With or without accents: 'veintidós'. */
const oneOf = (words: readonly string[]) =>
  `(?:${words.join('|').replace(/e/g, '[eé]').replace(/o/g, '[oó]')})`;
const UNIT = oneOf(units);
const WORD = `(?:(?:dieci|veinti)?${UNIT}|${oneOf([...tenToFifteen, 'veinte'])}|${oneOf(tens)}(?: y ${UNIT})?)`;

/**
 * At least three number words in a row, of which the first is a zero, or a document's digits; others are mostly not
 * numbers to copy.
 */
const RUN = [
  { notAfter: /\p{L}$/u, pattern: new RegExp(`cero(?:[ ,]+${WORD}){2,}(?!\\p{L})`, 'giu') },
  {
    after: /\b(?:c[eé]dula|ci|documento)(?: es)? $/i,
    pattern: new RegExp(`${UNIT}(?:[ ,]+${UNIT}){5,}(?!\\p{L})`, 'giu'),
  },
];
const EACH_WORD = new RegExp(WORD, 'giu');

const MILLIONS = /(\d{1,2}) mill[oó]n(?:es)? (\d{1,3}) mil (\d{1,3})(?!\d)/giu;

/** Writes dictated numbers as digits: 'cero uno cero cinco' becomes '0105', '23 millones 4 mil 9' becomes '23.004.009'. */
export function spokenDigits(text: string): string {
  const spelled = replaceMatches(text, RUN, ([run]) =>
    Array.from(run.matchAll(EACH_WORD), ([word]) => digits.get(foldText(word)) ?? '').join(''),
  );
  return replaceMatches(
    spelled,
    MILLIONS,
    ([, millions = '', thousands = '', ones = '']) =>
      `${millions}.${thousands.padStart(3, '0')}.${ones.padStart(3, '0')}`,
  );
}
