import { listed, type Difference, type Place } from './differences';

/** Control and format characters could change what a terminal shows. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu;
const LONGEST = 200;

/** A text of the server in one line of a terminal or of Markdown. */
export const plain = (text: string) => text.replace(INVISIBLE, '\ufffd').replaceAll('`', "'");

/** Only after secrets are hidden: a part of a secret would stay. */
export const shortened = (line: string) => (line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line);

export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

const placeText = (place: Place) =>
  place.length === 0
    ? '.'
    : place
        .map((part, index) => (index === 0 || part === '[]' || part === '{}' ? part : `.${part}`))
        .join('');

const code = (text: string) => `\`${plain(text)}\``;
const inSome = (count: number, of: number) => (count < of ? ` in ${count} of ${of}` : '');

/** A line without the number of rows, which changes from answer to answer. */
export const withoutCount = (line: string) => line.replace(/ in \d+ of \d+/, '');

/** A difference in one line of English; places stand in backticks, as in Markdown. */
export function lineOf(difference: Difference): string {
  const { kind } = difference;
  switch (kind) {
    case 'status':
    case 'body':
    case 'content-type':
      return `${kind} ${plain(difference.found)}, the contract says ${difference.expected}`;
    case 'spelling': {
      const { found, known, place } = difference;
      const of = place ? ` of ${code(placeText(place))}` : '';
      return `spelling ${code(found)}${of}, our reader ${known ? 'accepts it' : 'does not know it'}`;
    }
    case 'added':
      return `added ${code(placeText(difference.place))} (${difference.found})`;
    case 'removed': {
      const { place, count, of } = difference;
      return `removed ${code(placeText(place))}${inSome(count, of)}`;
    }
    case 'value': {
      const { place, found, expected } = difference;
      return `value ${code(placeText(place))}: ${plain(found)}, the contract says ${expected}`;
    }
    case 'retyped': {
      const { place, found, expected, count, of, isRead } = difference;
      const read =
        isRead === undefined ? '' : `; our reader ${isRead ? 'reads it' : 'reads nothing from it'}`;
      const where = `${code(placeText(place))}: ${listed(found)}${inSome(count, of)}`;
      return `retyped ${where}, the contract says ${expected}${read}`;
    }
  }
}
