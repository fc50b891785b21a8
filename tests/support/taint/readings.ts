import { foldText } from '@/lib/textSearch';

/** Random ids, whose digits mean nothing. */
const uuid = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/gi;
const packed = /[A-Za-z0-9+/_-]{8,}/g;
const DEPTH = 3;

function percentDecoded(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run);
    } catch {
      return run;
    }
  });
}

const unescaped = (text: string) =>
  text.replace(/\\u([0-9a-f]{4})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

/** The decoded texts of base64 parts; skips parts that do not decode to text. */
function base64Decoded(text: string): readonly string[] {
  return (text.match(packed) ?? []).flatMap((part) => {
    try {
      const bytes = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
      const decoded = new TextDecoder('utf-8', { fatal: true }).decode(
        Uint8Array.from(bytes, (char) => char.charCodeAt(0)),
      );
      return /^[\P{Cc}\s]*$/u.test(decoded) ? [decoded] : [];
    } catch {
      return [];
    }
  });
}

/** The text and its decoded forms: percent-encoding, escapes and base64, also nested. */
function unwrapped(text: string): readonly string[] {
  const found = new Set([text]);
  let layer: readonly string[] = [text];
  for (let depth = 0; depth < DEPTH && layer.length > 0; depth += 1) {
    layer = layer
      .flatMap((one) => [percentDecoded(one), unescaped(one), ...base64Decoded(one)])
      .filter((one) => !found.has(one));
    for (const one of layer) found.add(one);
  }
  return [...found];
}

/** Words without accents, case and punctuation, surrounded by spaces. */
export const wordsOf = (text: string) =>
  ` ${foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Digits without leading zeros, which a dial code replaces. */
export const digitsOf = (text: string) => text.replace(/\D/g, '').replace(/^0+/, '');

/** Numbers as written, and with the separators that people put into them removed. */
function numbersOf(text: string): readonly string[] {
  const joined = text.replace(/(?<=\d)[\s.\-()/]+(?=\d)/g, '');
  return [text, joined].flatMap((one) => (one.match(/\d+/g) ?? []).map(digitsOf));
}

/** A text prepared for the search of markers. */
export interface Reading {
  readonly texts: readonly string[];
  readonly words: string;
  readonly numbers: ReadonlySet<string>;
}

/** Prepares a text in every form that may contain a marker. */
export function readingOf(text: string): Reading {
  const texts = unwrapped(text.replace(uuid, ' '));
  return {
    texts,
    words: texts.map(wordsOf).join('|'),
    numbers: new Set(texts.flatMap(numbersOf)),
  };
}
