import { digitsOf } from './dialCode';
import { LONGEST_DIAL, countryOfDial, leadingDial } from './dialCountries';

/** A phone while it is typed: the country of the picker and the number without its dial code. */
export interface PhoneInput {
  /** The ISO code of a country of the picker. */
  readonly country: string;
  /** Digits, brackets, hyphens and spaces; also a leading plus while a dial code is being typed. */
  readonly text: string;
}

/** Filters the text of a phone field: digits, brackets, hyphens and spaces (product 2.13). */
export function filterPhoneText(text: string): string {
  return text.replace(/\s/g, ' ').replace(/[^\d() -]/g, '');
}

/** The rest of a text after its first `count` digits. */
function afterDigits(text: string, count: number): string {
  const start = [...text.matchAll(/\d/g)][count - 1]?.index;
  return start === undefined ? '' : text.slice(start + 1);
}

/** The parts of an international number, which starts with a plus or two zeros; undefined for any other text. */
function international(text: string) {
  const [, space = '', sign = '', rest] = /^([\s(]*)(\+|00)(.*)$/s.exec(text) ?? [];
  return rest === undefined ? undefined : { start: space + sign, rest };
}

/** The error of a phone that starts with a plus and the dial code of no country. */
export const UNKNOWN_DIAL = 'Ningún país tiene ese prefijo. Revísalo.';

/** True when a text starts with a plus, or two zeros, and the dial code of no country. Its digits are no number. */
export function hasUnknownDial(text: string): boolean {
  const digits = digitsOf(international(text)?.rest ?? '');
  return digits.length >= LONGEST_DIAL && leadingDial(digits) === undefined;
}

/** The number in a text, without the plus or the two zeros of a dial code that no country has. */
export const plainNumber = (text: string): string => filterPhoneText(international(text)?.rest ?? text);

/** Splits an international number into country and number; undefined when the picker does not have its dial code. */
function afterDial(country: string, rest: string, dial: string | undefined): PhoneInput | undefined {
  if (dial === undefined) return undefined;
  const number = filterPhoneText(afterDigits(rest, digitsOf(dial).length));
  return { country: countryOfDial(dial, country) ?? country, text: number.replace(/^[ )-]+/, '') };
}

/**
 * The phone after the user typed or pasted. An international number ('+58 412…', '0034…') sets the country and keeps
 * the rest as the number, as soon as the dial code is before the caret and a digit follows it. Until then the text
 * stays as typed, so that nothing disappears while typing and a plus can be added before an existing number.
 */
export function typePhone(country: string, text: string, caret = text.length): PhoneInput {
  const parts = international(text);
  if (!parts) return { country, text: filterPhoneText(text) };
  const { start, rest } = parts;
  const typed = digitsOf(text.slice(start.length, Math.max(caret, start.length)));
  const phone = afterDial(country, rest, leadingDial(typed));
  if (phone && digitsOf(phone.text) !== '') return phone;
  return { country, text: start.replace(/\s/g, ' ') + filterPhoneText(rest) };
}

/** The phone after its field lost focus: a dial code counts also without a number, and a leftover plus is dropped. */
export function settlePhone({ country, text }: PhoneInput): PhoneInput {
  if (hasUnknownDial(text)) return { country, text };
  const parts = international(text);
  const phone = parts && afterDial(country, parts.rest, leadingDial(digitsOf(parts.rest)));
  return phone ?? { country, text: filterPhoneText(text) };
}

/** The caret position in `text`, which replaces a text with `tail` behind the caret. */
export function caretBefore(tail: string, text: string): number {
  const kept = text.endsWith(tail) ? tail : filterPhoneText(tail);
  return Math.max(0, text.length - kept.length);
}
