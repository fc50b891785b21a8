import * as v from 'valibot';
import { decode } from '../decode';
import { digitsOf, withoutDial } from './dialCode';
import { DEFAULT_COUNTRY, dialOf } from './dialCountries';
import { UNKNOWN_DIAL, caretBefore, hasUnknownDial, settlePhone, typePhone } from './phoneInput';

/** The content of a contact field: an e-mail or a phone, detected while the user types (product 2.13). */
export interface ContactInput {
  readonly mode: 'email' | 'phone';
  readonly text: string;
  /** The country of the phone, an ISO code of the picker. */
  readonly country: string;
  /**
   * Everything that was typed, also what phone mode filters out: '600ana@…' looks like a phone until the @ is typed,
   * and nothing of it may be lost.
   */
  readonly typed: string;
  /** True when the user declared the text an e-mail, whatever it looks like. Reset when the field is empty. */
  readonly isEmail: boolean;
}

export const emptyContact: ContactInput = {
  mode: 'email',
  text: '',
  country: DEFAULT_COUNTRY,
  typed: '',
  isEmail: false,
};

/** The text for a phone with too few digits (product 5.1). */
const PHONE_TOO_SHORT = 'Introduce al menos 3 dígitos del teléfono.';

/** The minimum number of digits of a phone (product 5.1). */
const PHONE_MIN_DIGITS = 3;

/** The text for a phone that no country has (product 5.1). */
const PHONE_TOO_LONG = 'El teléfono tiene demasiados dígitos.';

/** The most digits of a phone with its dial code (ITU-T E.164). */
const PHONE_MOST_DIGITS = 15;

/** True when a phone has more digits than any with its dial code. */
export const hasTooManyDigits = (dial: string, text: string) =>
  digitsOf(dial + withoutDial(text, dial)).length > PHONE_MOST_DIGITS;

/** True when a phone has enough digits (product 5.1). */
export const hasEnoughDigits = (text: string) => digitsOf(text).length >= PHONE_MIN_DIGITS;

/**
 * The field after the user typed or pasted `text`, up to the caret. Phone mode starts with 3 digits, no @ and no
 * letters. E-mail mode returns with an @ or when the field is empty (product 2.13).
 */
export function typeContact(before: ContactInput, text: string, caret = text.length): ContactInput {
  if (text === '') return { ...emptyContact, country: before.country };
  // Only text added at the end extends what was typed. Any other edit starts again from the visible text.
  const appended = text.startsWith(before.text);
  const typed = appended ? before.typed + text.slice(before.text.length) : text;
  if (typed.includes('@') || before.isEmail) return { ...before, mode: 'email', text: typed, typed };
  const isPhone = before.mode === 'phone' || (hasEnoughDigits(text) && !/\p{L}/u.test(text));
  if (!isPhone) return { ...before, mode: 'email', text, typed };
  return { ...before, mode: 'phone', ...typePhone(before.country, text, caret), typed };
}

/** The field after the user declared it an e-mail: shows everything that was typed. */
export function asEmail(contact: ContactInput): ContactInput {
  return { ...contact, mode: 'email', text: contact.typed, isEmail: true };
}

/** The field after it lost focus: a typed dial code moves to the picker. */
export function leaveContact(contact: ContactInput): ContactInput {
  return contact.mode === 'phone' ? { ...contact, ...settlePhone(contact) } : contact;
}

/** The longest e-mail address that can receive a message. */
const LONGEST_EMAIL = 254;

/** True for a text with the form of an e-mail address: an @, and no blank between its characters (product 5.1). */
export const isEmail = (text: string): boolean =>
  text.length <= LONGEST_EMAIL && /^[^\s\p{C}\p{DI}\u2800@]*@[^\s\p{C}\p{DI}\u2800]*$/u.test(text.trim());

/** The error of a contact; null if it is complete enough to continue: an e-mail, or 3 digits (product 5.1). */
export function contactProblem(contact: ContactInput): string | null {
  if (contact.mode === 'email') return isEmail(contact.text) ? null : 'Introduce un correo válido.';
  if (hasUnknownDial(contact.text)) return UNKNOWN_DIAL;
  const { country, text } = settlePhone(contact);
  if (hasTooManyDigits(dialOf(country) ?? '', text)) return PHONE_TOO_LONG;
  return hasEnoughDigits(text) ? null : PHONE_TOO_SHORT;
}

export const isContactComplete = (contact: ContactInput): boolean => contactProblem(contact) === null;

/** The caret position in `after`, which replaces a text with `tail` behind the caret. */
export function caretInContact(tail: string, { mode, text }: ContactInput): number {
  return mode === 'phone' ? caretBefore(tail, text) : Math.max(0, text.length - tail.length);
}

const schema = v.object({
  contact: v.object({
    mode: v.picklist(['email', 'phone']),
    text: v.string(),
    country: v.fallback(
      v.custom<string>((value) => typeof value === 'string' && dialOf(value) !== undefined),
      DEFAULT_COUNTRY,
    ),
    isEmail: v.fallback(v.boolean(), false),
  }),
});

/** The contact in a navigation state, so that Back shows what was typed; else an empty one. */
export function readContact(state: unknown): ContactInput {
  const contact = decode(schema, state)?.contact;
  return contact ? { ...contact, typed: contact.text } : emptyContact;
}
