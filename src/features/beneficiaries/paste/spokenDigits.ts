import { replaceMatches } from './matching';

const values: Readonly<Record<string, string>> = {
  cero: '0',
  uno: '1',
  dos: '2',
  tres: '3',
  cuatro: '4',
  cinco: '5',
  seis: '6',
  siete: '7',
  ocho: '8',
  nueve: '9',
  doce: '12',
  catorce: '14',
  dieciseis: '16',
  dieciséis: '16',
  veintidos: '22',
  veintidós: '22',
  veinticuatro: '24',
  veintiseis: '26',
  veintiséis: '26',
};

const word = `(?:${Object.keys(values).join('|')})`;

/** At least three number words in a row, of which the first is a zero; shorter ones are mostly not numbers to copy. */
const RUN = new RegExp(`cero(?:[ ,]+${word}){2,}`, 'giu');

const MILLIONS = /(\d{1,2}) mill[oó]n(?:es)? (\d{1,3}) mil (\d{1,3})/giu;

/** Writes dictated numbers as digits: 'cero uno cero cinco' becomes '0105', '23 millones 4 mil 9' becomes '23.004.009'. */
export function spokenDigits(text: string): string {
  const spelled = replaceMatches(text, RUN, ([run]) =>
    run
      .split(/[ ,]+/)
      .map((one) => values[one.toLowerCase()] ?? '')
      .join(''),
  );
  return replaceMatches(
    spelled,
    MILLIONS,
    ([, millions = '', thousands = '', ones = '']) =>
      `${millions}.${thousands.padStart(3, '0')}.${ones.padStart(3, '0')}`,
  );
}
