import { digitsOf } from './dialCode';
import { DEFAULT_COUNTRY, dialOf } from './dialCountries';
import { caretBefore, settlePhone, typePhone } from './phoneInput';
import { asObject, pick } from './read';

/** What stands in a contact field: an e-mail or a phone, told apart while it is typed (spec §2). */
export interface ContactInput {
  readonly mode: 'email' | 'phone';
  readonly text: string;
  /** The phone's country, an ISO code of the picker. */
  readonly country: string;
  /**
   * All that was typed, with what phone mode keeps out: an address such as '600ana@…' looks like a phone until its @
   * comes, and nothing of it may be lost.
   */
  readonly typed: string;
  /** The user said that this is an e-mail, whatever it looks like; until the field is emptied. */
  readonly isEmail: boolean;
}

/** An empty field. */
export const emptyContact: ContactInput = {
  mode: 'email',
  text: '',
  country: DEFAULT_COUNTRY,
  typed: '',
  isEmail: false,
};

/** What is said of a phone with too few digits (spec §5). */
export const PHONE_TOO_SHORT = 'Introduce al menos 3 dígitos del teléfono.';

/** The fewest digits of a phone (spec §9). */
const PHONE_MIN_DIGITS = 3;

/** True for a phone that may be one (spec §9). */
export const hasEnoughDigits = (text: string) => digitsOf(text).length >= PHONE_MIN_DIGITS;

/**
 * The field after `text` was typed or pasted into it, up to the caret: phone mode from 3 digits on with no @ and no letters, e-mail
 * mode again with an @ or when it is emptied (spec §2).
 */
export function typeContact(before: ContactInput, text: string, caret = text.length): ContactInput {
  if (text === '') return { ...emptyContact, country: before.country };
  // Only what is added at the end can be told from a correction; a correction starts over from what is seen.
  const appended = text.startsWith(before.text);
  const typed = appended ? before.typed + text.slice(before.text.length) : text;
  if (typed.includes('@') || before.isEmail) return { ...before, mode: 'email', text: typed, typed };
  const isPhone = before.mode === 'phone' || (hasEnoughDigits(text) && !/\p{L}/u.test(text));
  if (!isPhone) return { ...before, mode: 'email', text, typed };
  return { ...before, mode: 'phone', ...typePhone(before.country, text, caret), typed };
}

/** The field after its user said that it holds an e-mail: all that was typed is back. */
export function asEmail(contact: ContactInput): ContactInput {
  return { ...contact, mode: 'email', text: contact.typed, isEmail: true };
}

/** The field once it was left: a dial code that was typed goes to the picker. */
export function leaveContact(contact: ContactInput): ContactInput {
  return contact.mode === 'phone' ? { ...contact, ...settlePhone(contact) } : contact;
}

/** Whether the contact is complete enough to go on: an @, or 3 digits (spec §5). */
export function isContactComplete(contact: ContactInput): boolean {
  return contact.mode === 'email' ? contact.text.includes('@') : hasEnoughDigits(settlePhone(contact).text);
}

/** Where the caret belongs once `after` replaced a text whose part behind the caret was `tail`. */
export function caretInContact(tail: string, { mode, text }: ContactInput): number {
  return mode === 'phone' ? caretBefore(tail, text) : Math.max(0, text.length - tail.length);
}

/** The contact that a navigation state carries, so that going back finds what was typed; else an empty one. */
export function readContact(state: unknown): ContactInput {
  const contact = asObject(pick(asObject(state), 'contact'));
  const mode = pick(contact, 'mode');
  const text = pick(contact, 'text');
  const country = pick(contact, 'country');
  if ((mode !== 'email' && mode !== 'phone') || typeof text !== 'string') return emptyContact;
  return {
    mode,
    text,
    country: typeof country === 'string' && dialOf(country) ? country : DEFAULT_COUNTRY,
    typed: text,
    isEmail: pick(contact, 'isEmail') === true,
  };
}
