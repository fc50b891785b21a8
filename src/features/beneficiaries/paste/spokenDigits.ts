import { foldText } from '@/lib/textSearch';
import { replaceMatches } from './matching';

const units = ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'];
const teens = ['diez', 'once', 'doce', 'trece', 'catorce', 'quince'];
const tens = ['treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'];

/** Number words without accents, and their digits. */
const values = new Map([
  ...units.map((word, digit) => [word, String(digit)] as const),
  ...teens.map((word, digit) => [word, String(10 + digit)] as const),
  ['veinte', '20'] as const,
  ...units
    .slice(1)
    .flatMap((unit, index) => [
      [`dieci${unit}`, String(11 + index)] as const,
      [`veinti${unit}`, String(21 + index)] as const,
      ...tens.map((ten, row) => [`${ten} y ${unit}`, String(31 + row * 10 + index)] as const),
    ]),
  ...tens.map((ten, row) => [ten, String(30 + row * 10)] as const),
]);

/** With or without accents: 'veintidós'. */
const WORD = Array.from(values.keys(), (word) => word.replace(/e/g, '[eé]').replace(/o/g, '[oó]')).join('|');

/** At least three number words in a row, of which the first is a zero; shorter ones are mostly not numbers to copy. */
const RUN = new RegExp(`cero(?:[ ,]+(?:${WORD})){2,}(?!\\p{L})`, 'giu');

const MILLIONS = /(\d{1,2}) mill[oó]n(?:es)? (\d{1,3}) mil (\d{1,3})/giu;

/** Writes dictated numbers as digits: 'cero uno cero cinco' becomes '0105', '23 millones 4 mil 9' becomes '23.004.009'. */
export function spokenDigits(text: string): string {
  const spelled = replaceMatches(text, RUN, ([run]) =>
    run.replace(new RegExp(WORD, 'giu'), (word) => values.get(foldText(word)) ?? '').replace(/[ ,]/g, ''),
  );
  return replaceMatches(
    spelled,
    MILLIONS,
    ([, millions = '', thousands = '', ones = '']) =>
      `${millions}.${thousands.padStart(3, '0')}.${ones.padStart(3, '0')}`,
  );
}
