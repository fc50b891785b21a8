import { complement, type Range } from './charSet';

/** What an escape or a dot stands for, inside or outside of a class. */
export interface Chars {
  readonly ranges: readonly Range[];
  readonly classes: readonly RegExp[];
}

export const DIGITS: readonly Range[] = [[0x30, 0x39]];
export const WORD: readonly Range[] = [...DIGITS, [0x41, 0x5a], [0x5f, 0x5f], [0x61, 0x7a]];
export const SPACES: readonly Range[] = [
  [0x09, 0x0d],
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
];
const LINE_ENDS: readonly Range[] = [
  [0x0a, 0x0a],
  [0x0d, 0x0d],
  [0x2028, 0x2029],
];

/** What a dot matches. */
export const NOT_LINE_ENDS = complement(LINE_ENDS);

const named: Readonly<Record<string, readonly Range[]>> = {
  d: DIGITS,
  D: complement(DIGITS),
  w: WORD,
  W: complement(WORD),
  s: SPACES,
  S: complement(SPACES),
};

const controls: Readonly<Record<string, number>> = { t: 9, n: 10, v: 11, f: 12, r: 13, '0': 0 };

/** One character as a range. */
export function single(point: number): Chars {
  return { ranges: [[point, point]], classes: [] };
}

/**
 * The characters of an escape and its length, the backslash included. Undefined for what this app does not apply:
 * references to groups, control letters.
 */
export function readEscape(source: string, at: number): { chars: Chars; length: number } | undefined {
  const rest = source.slice(at + 1);
  const code = /^(?:x([\da-f]{2})|u([\da-f]{4})|u\{([\da-f]{1,6})\})/i.exec(rest);
  if (code) {
    const point = parseInt(code[1] ?? code[2] ?? code[3] ?? '', 16);
    return { chars: single(point), length: code[0].length + 1 };
  }
  const property = /^[pP]\{[\w=]+\}/.exec(rest);
  if (property) {
    const chars = { ranges: [], classes: [new RegExp(`^\\${property[0]}$`, 'u')] };
    return { chars, length: property[0].length + 1 };
  }
  const letter = rest.charAt(0);
  const ranges = named[letter];
  if (ranges) return { chars: { ranges, classes: [] }, length: 2 };
  const control = controls[letter];
  if (control !== undefined) return /^0\d/.test(rest) ? undefined : { chars: single(control), length: 2 };
  if (letter === '' || /[1-9ckpPux]/.test(letter)) return undefined;
  return { chars: single(letter.charCodeAt(0)), length: 2 };
}
