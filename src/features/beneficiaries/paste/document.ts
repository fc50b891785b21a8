import { digitsOf } from '@/lib/phone/dialCode';
import { readBanks } from './bank';
import { readAll, UNKNOWN, type Candidate, type Found } from './candidates';
import { isGivenName, isSurname } from './givenNames';
import { firstMatch } from './matching';
import { WHOSE } from './names';

const GROUPED = String.raw`\d{1,3}(?:[. '’,·\-–]{1,2}\d{3}){1,2}`;

/** Letter and digits, with a check digit if it is a RIF. */
const LETTERED = {
  notAfter: /[a-z\d]$/,
  pattern: new RegExp(
    String.raw`(?:ci|rif)?([vejgc])(?: de (?:venezolan[oa]|vaca))?[ .:,·/\-–—]{0,4}(${GROUPED}|\d{6,10})(?:( ?[\-–—./· ] ?)(\d))?(?![.\-]?\d)`,
    'g',
  ),
};

const CHECK_WEIGHTS = [3, 2, 7, 6, 5, 4, 3, 2];
const LETTER_WEIGHTS: Readonly<Record<string, number>> = { V: 4, E: 8, J: 12, C: 24, G: 20 };

/** The last digit of a RIF, by the rule of the tax office (modulo 11). */
function checkDigit(letter: string, digits: string): string | undefined {
  const sum = CHECK_WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return '00987654321'[(sum + (LETTER_WEIGHTS[letter] ?? 0)) % 11];
}

function letteredValue([, char = '', number = '', separator = '', check = '']: RegExpExecArray):
  | string
  | undefined {
  const letter = char.toUpperCase();
  const digits = digitsOf(number);
  const citizen = letter === 'V' || letter === 'E';
  // A digit that stands apart belongs to a firm's number only if it is the check digit; a cédula is complete without it.
  const apart = separator.includes(' ') && (citizen || !number.includes(' '));
  const isRight = check === checkDigit(letter, digits);
  const isPart = apart ? !citizen && isRight : !citizen || isRight;
  if (check !== '' && digits.length === 8 && isPart) return letter + digits + check;
  if (check !== '' && !apart) return undefined;
  const isWhole = citizen ? digits.length >= 6 && digits.length <= 9 : digits.length === 9;
  return isWhole ? letter + digits : undefined;
}

const BARE = {
  // Letters that are no label make it a code of something else.
  notAfter: /[\d#+*]$|\d[.,\-/]$|(?:^|[^a-z])(?!(?:ci|cedula|doc|id|no|numero)$)[a-z]+-?$/,
  pattern: new RegExp(String.raw`(${GROUPED}|\d{6,9})(?![.,\-/]?\d)`, 'g'),
};

const LABEL =
  /\b(?:c\.? ?i\.?|[cs]ed(?:u?la|uala?)?\.?|cdula|doc(?:umento)?|identidad|identificacion|d\.?i\.?)[^a-z\d\n]{0,4}(?:(?:del?|titular|destino|numero|nro|no|n|es|la|mi[ao]|o|y|rif|tlf|tlfn|telf|tel|telefono|de extranjer[oa])\b[^a-z\d\n]{0,4}){0,4}$/;
const RIF_LABEL = {
  notAfter: /\b(?:[cs]edula|c\.?i\.?) ?(?:o|y|\/) ?$/,
  pattern: /\br\.?i\.?f\b\.?[^a-z\d\n]{0,4}(?:(?:es|el)\b[^a-z\d\n]{0,4}){0,2}$/g,
};

/** The word that says what a number is: 'socio 8222111', 'nota de entrega: 8222111'. */
const SAID_BEFORE =
  /([a-z]+)(?!(?:[a-z]{6})?\. )[^a-z\d\n,;|/()]{0,4}(?:\b(?:n|no|nro|num|numero|id|es)\b[^a-z\d\n]{0,4}){0,3}$/;

/** Words that say nothing about a number. */
const NEUTRAL =
  /^(?:[a-z]|al|ci|de|di|el|ella|es|id|la|lo|mi|no|nr|su|tu|un|ya|mism[oa]|perdon|movil|una|igual|pongo|paso|dejo|doy|digo|escribo)$/;

/** True if the word before the number calls it something else; whatever is no name and no bank does. */
function isOther(before: string): boolean {
  const word = SAID_BEFORE.exec(before)?.[1];
  if (word === undefined || NEUTRAL.test(word) || WHOSE.test(word)) return false;
  return !isGivenName(word) && !isSurname(word) && readBanks(word, word).length === 0;
}

/** 'En el extranjero' says where somebody lives. */
const FOREIGNER = {
  notAfter: /\b(?:en|desde|al|del|hacia|para|por)(?: el)? $/,
  pattern: /\bextranjer(?:[oa]|ia)\b/g,
};

/** No Venezuelan cédula is as high; those of foreigners begin there. */
const FOREIGN_FROM = 80_000_000;

/** The end of the previous line may be a label of its own. */
const wordsBefore = (folded: string, start: number) =>
  folded.slice(Math.max(0, start - 48), start).replace(/\n\s*$/, ' ');

function bareValue(folded: string, rest: string, match: RegExpExecArray): string | undefined {
  const [text] = match;
  const digits = digitsOf(text);
  const before = wordsBefore(folded, match.index);
  if (digits.length < 6 || digits.length > 8 || digits.startsWith('0') || firstMatch(before, RIF_LABEL))
    return undefined;
  const labelled = LABEL.test(before);
  if (!labelled) {
    if (digits.length === 6 || /\d000$/.test(digits)) return undefined;
    if (isOther(folded.slice(0, match.index))) return UNKNOWN;
    // Groups with spaces between other digits may be any part of a longer number.
    if (text.includes(' ') && /\d ?$/.test(rest.slice(0, match.index))) return undefined;
  }
  if (firstMatch(folded, FOREIGNER)) return `E${digits}`;
  return Number(digits) >= FOREIGN_FROM ? undefined : `V${digits}`;
}

/** Reads documents with a letter. */
export function readLettered(text: string): Found {
  return readAll(text, LETTERED, letteredValue);
}

/** Reads numbers of the form of a cédula; without a letter they are Venezuelan unless the message says otherwise. */
export function readBare(text: string, folded: string, lettered: readonly Candidate[]): Found {
  const { found, rest } = readAll(text, BARE, (match) => bareValue(folded, text, match));
  const sure = [...lettered, ...found.filter(({ start }) => LABEL.test(wordsBefore(folded, start)))];
  return { found: found.filter(({ value }) => value !== UNKNOWN || sure.length === 0), rest };
}

/** A cédula counts before the same person's RIF, which has its digits and a check digit. */
export function withoutOwnRif(all: readonly Candidate[]): readonly Candidate[] {
  const cedulas = new Set(all.map(({ value }) => value.charAt(0) + value.slice(1).padStart(8, '0')));
  return all.filter(({ value }) => value.length !== 10 || !cedulas.has(value.slice(0, 9)));
}
