import { typedText } from '@/lib/typedText';
import { replaceMatches, type Pattern } from './matching';
import { spokenDigits } from './spokenDigits';

/** A message prepared for reading: the same text twice, character by character. */
export interface Message {
  /** The text as written, without what a chat adds to it. */
  readonly text: string;
  /** The text in lower case and without accents; each character stands at the same index as in `text`. */
  readonly folded: string;
}

/** What colours emoji, and keycap frames. */
const INVISIBLE = /\ufe0f|\u20e3/g;

/** Date, time and sender, as WhatsApp puts them before each copied or exported message. */
const HEADER =
  /^[ \t]*(?:\[(?=[^\]\n]*\d:\d\d)[^\]\n]{5,40}\]|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},? +\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.? ?m\.?)? [-–]) ?(?:[^:\n]{1,40}: ?)?/gim;

/** Links and e-mail addresses; a name or a number in them is not data. */
const ADDRESS = /\b(?:https?:\/\/|www\.)\S+|[^\s@]+@[^\s@]+\.[^\s@]+/gi;

/** A line of a form that nobody has filled in: another label, or nothing, follows. 'Pago móvil:' is a title. */
const EMPTY_LABEL =
  /^(?![^:\n]*(?:m[oó]vil|transf|ahorro|corriente))[^:\n]{1,40}:[ ]*(?=\n[^:\n]{1,40}:|\s*$(?![^]))/gim;

const STRUCK_OUT = /~(?=\S)[^~\n]+~(?![\p{L}\d~])/gu;

const CODE = String.raw`01\d\d`;
const MOBILE = String.raw`04\d\d-?\d{7}`;
/** Bank, document and phone with one sign between them: '0134-8222111-04141239087'. */
const JOINED = [
  [CODE, MOBILE],
  [MOBILE, CODE],
].map(
  ([first, last]) =>
    new RegExp(
      String.raw`\b(${first})([-.,])([ve]?(?:\d{6,8}|\d{1,2}\.\d{3}\.\d{3}))\2(${last})(?!\d)`,
      'gi',
    ),
);

/** A number of which only the end is readable. */
const HIDDEN_START = {
  notAfter: /[\p{L}]$/u,
  pattern: /[*xX•·]{2,}(?:[ -]+[*xX•·]{2,})*[ -]*\d+/gu,
};

/** The first digits of a phone. */
const PREFIX = /(?:^|\D)0?4\d\d$/;

/** Slashes between numbers, but not those of a date or of an account, or after the first digits of a phone. */
const BETWEEN_NUMBERS = {
  after: /(?:\d{4}|\d{3}\.\d{3})$/,
  notAfter: PREFIX,
  pattern: /\/(?=[\d.-]{4})(?!\d{4}\/\d{2}\/\d{10})/g,
};

/** A hyphen before a whole phone. */
const BEFORE_PHONE = {
  after: /[a-z\d]$/i,
  pattern: /[-–—](?=04(?:12|14|16|22|24|26)\d{7}(?!\d))/g,
};

/** The letter O in place of a zero: the first digit of a number, between digits, and the last of a short group. */
const FIRST_ZERO = { notAfter: /[\p{L}\d]$/u, pattern: /[oO]+(?=\d[\doO])/gu };
const INNER_ZERO = { after: /\d$/, pattern: /[oO]+(?=\.?\d)/g };
const LAST_ZERO = { after: /(?:^|\D)\d{1,4}$/, pattern: /[oO]+(?= \d)/g };

/** Digits that are written one by one: '0 4 1 4 1 2 3 …'. */
const SPACED_DIGITS = { notAfter: /\d ?$/, pattern: /\d(?: \d){3,}(?! ?\d)/g };

/** A name before its label in a list of 'value (label)'. */
const LABELLED_AFTER = /([\p{L}]+(?: [\p{L}]+){1,4}) \((nombre|titular)\)/giu;

const foldOne = (char: string) => char.normalize('NFD').charAt(0).toLowerCase().charAt(0);

/** Lower case without accents, of the same length. */
export function fold(text: string): string {
  return Array.from({ length: text.length }, (_, index) => foldOne(text.charAt(index))).join('');
}

const bar = () => '|';

/** What needs a look at the text before it, in this order. */
const guardedSteps: readonly (readonly [
  pattern: Pattern,
  replacement: (match: RegExpExecArray) => string,
])[] = [
  [{ after: /(?:^|[,\n]) ?$/, pattern: LABELLED_AFTER }, ([, name = '', label = '']) => `${label}: ${name};`],
  [STRUCK_OUT, bar],
  [HIDDEN_START, bar],
  // What marks bold and struck-out text.
  [/[*_`]+/g, () => ' '],
  [BETWEEN_NUMBERS, () => ' | '],
  [BEFORE_PHONE, () => ' | '],
  [[FIRST_ZERO, INNER_ZERO, LAST_ZERO], ([letters]) => '0'.repeat(letters.length)],
  [SPACED_DIGITS, ([digits]) => digits.replaceAll(' ', '')],
];

/** Removes what a chat or a keyboard adds to a message. */
export function cleanText(raw: string): Message {
  const plain = typedText(raw)
    .replace(INVISIBLE, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(HEADER, '')
    .replace(ADDRESS, '|')
    .replace(EMPTY_LABEL, '');
  const apart = JOINED.reduce((left, pattern) => left.replace(pattern, '$1 | $3 | $4'), plain);
  const text = guardedSteps.reduce(
    (left, [pattern, replacement]) => replaceMatches(left, pattern, replacement),
    apart,
  );
  const spoken = spokenDigits(text);
  return { text: spoken, folded: fold(spoken) };
}
