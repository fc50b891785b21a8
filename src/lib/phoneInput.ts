import { digitsOf } from './dialCode';
import { countryOfDial, leadingDial } from './dialCountries';

/** A phone as it is typed: the picker's country and the number without its dial code. */
export interface PhoneInput {
  /** ISO code of a country of the picker. */
  readonly country: string;
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

/**
 * The phone after its field was typed or pasted into. An international number ('+58 412…', '0034…') sets the country
 * and leaves the rest as the number.
 */
export function typePhone(country: string, text: string): PhoneInput {
  const international = /^[\s(]*(?:\+|00)(.*)$/s.exec(text)?.[1] ?? '';
  const dial = leadingDial(digitsOf(international));
  if (dial === undefined) return { country, text: filterPhoneText(text) };
  const rest = filterPhoneText(afterDigits(international, digitsOf(dial).length));
  return { country: countryOfDial(dial, country) ?? country, text: rest.replace(/^[ )-]+/, '') };
}
