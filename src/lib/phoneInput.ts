import { digitsOf } from './dialCode';
import { LONGEST_DIAL, countryOfDial, leadingDial } from './dialCountries';

/** A phone as it is typed: the picker's country and the number without its dial code. */
export interface PhoneInput {
  /** ISO code of a country of the picker. */
  readonly country: string;
  /** Digits, brackets, hyphens and spaces; while a dial code is being typed also the plus in front of it. */
  readonly text: string;
}

/** What may stand in a phone field: digits, brackets, hyphens and spaces (spec §2, Phone input). */
export function filterPhoneText(text: string): string {
  return text.replace(/\s/g, ' ').replace(/[^\d() -]/g, '');
}

/** What follows the first `count` digits of a text. */
function afterDigits(text: string, count: number): string {
  const start = [...text.matchAll(/\d/g)][count - 1]?.index;
  return start === undefined ? '' : text.slice(start + 1);
}

/** The parts of a text that starts an international number, with a plus or two zeros; undefined for any other. */
function international(text: string) {
  const [, space = '', sign = '', rest] = /^([\s(]*)(\+|00)(.*)$/s.exec(text) ?? [];
  return rest === undefined ? undefined : { start: space + sign, rest };
}

/** The phone whose number stands behind its dial code, or undefined when that code is none of the picker's. */
function afterDial(country: string, rest: string, dial: string | undefined): PhoneInput | undefined {
  if (dial === undefined) return undefined;
  const number = filterPhoneText(afterDigits(rest, digitsOf(dial).length));
  return { country: countryOfDial(dial, country) ?? country, text: number.replace(/^[ )-]+/, '') };
}

/**
 * The phone after its field was typed or pasted into. An international number ('+58 412…', '0034…') sets the country
 * and leaves the rest as the number, as soon as its dial code stands before the caret and a digit after it: until then
 * it stays as it is typed, so that nothing goes under the hand and a plus can be put before a number that is there.
 */
export function typePhone(country: string, text: string, caret = text.length): PhoneInput {
  const asNumber = { country, text: filterPhoneText(text) };
  const parts = international(text);
  if (!parts) return asNumber;
  const { start, rest } = parts;
  const typed = digitsOf(text.slice(start.length, Math.max(caret, start.length)));
  const phone = afterDial(country, rest, leadingDial(typed));
  if (phone && digitsOf(phone.text) !== '') return phone;
  if (!phone && typed.length >= LONGEST_DIAL) return asNumber;
  return { country, text: start.replace(/\s/g, ' ') + filterPhoneText(rest) };
}

/** The phone when nobody types any more: a dial code is taken over without a number too, and no plus stays. */
export function settlePhone({ country, text }: PhoneInput): PhoneInput {
  const parts = international(text);
  const phone = parts && afterDial(country, parts.rest, leadingDial(digitsOf(parts.rest)));
  return phone ?? { country, text: filterPhoneText(text) };
}

/** Where the caret belongs once a text whose part behind the caret was `tail` has become `text`. */
export function caretBefore(tail: string, text: string): number {
  const kept = text.endsWith(tail) ? tail : filterPhoneText(tail);
  return Math.max(0, text.length - kept.length);
}
