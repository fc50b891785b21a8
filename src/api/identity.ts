import {
  emptyContact,
  hasEnoughDigits,
  hasTooManyDigits,
  isContactComplete,
  isEmail,
  type ContactInput,
} from '@/lib/phone/contact';
import { dialCode, digitsOf, withoutDial } from '@/lib/phone/dialCode';
import { countryOfDial, DEFAULT_COUNTRY, dialOf } from '@/lib/phone/dialCountries';
import { settlePhone } from '@/lib/phone/phoneInput';
import { typedText } from '@/lib/typedText';
import type { Identity, IdentityQuery } from './wire';

/** The e-mail identity: trimmed and lowercased (product 3.4). */
export function emailIdentity(email: string): Identity {
  return { loginType: 1, login: email.trim().toLowerCase() };
}

/** The phone identity: dial code with its plus, number as digits only, without it (product 3.4). */
export function phoneIdentity(country: string, phone: string): Identity {
  const loginCountry = dialCode(country);
  return { loginType: 2, loginCountry, phone: digitsOf(withoutDial(phone, loginCountry)) };
}

/** The identity in a contact field; undefined while the field is not complete (product 5.1). */
export function contactIdentity(contact: ContactInput): Identity | undefined {
  if (!isContactComplete(contact)) return undefined;
  if (contact.mode === 'email') return emailIdentity(contact.text);
  const { country, text } = settlePhone(contact);
  return phoneIdentity(dialOf(country) ?? '', text);
}

/** A contact field filled with the identity, so that the user can correct it. */
export function identityContact(identity: Identity): ContactInput {
  const text = identity.loginType === 1 ? identity.login : identity.phone;
  const typed: ContactInput = { ...emptyContact, text, typed: text };
  if (identity.loginType === 1) return typed;
  return { ...typed, mode: 'phone', country: countryOfDial(identity.loginCountry) ?? DEFAULT_COUNTRY };
}

/** The identity as query parameters; URLSearchParams percent-encodes the plus. */
export function identityQuery(identity: Identity): IdentityQuery {
  return identity.loginType === 1
    ? { loginType: '1', login: identity.login }
    : { loginType: '2', loginCountry: identity.loginCountry, phone: identity.phone };
}

/**
 * The identity in a query string; undefined when there is none with the form of one. Anybody can write a link, and
 * the pages show what it names: it must not be a sentence.
 */
export function identityFromQuery(query: URLSearchParams): Identity | undefined {
  const read = (name: string) => typedText(query.get(name) ?? '').trim();
  if (query.get('loginType') === '1') {
    // A plus that a link did not encode arrives as a blank.
    const login = read('login').replace(/^(\S+) (\S+@)/, '$1+$2');
    return isEmail(login) ? emailIdentity(login) : undefined;
  }
  const dial = dialCode(read('loginCountry'));
  const phone = read('phone');
  // With the dial code of another country it keeps its plus.
  const isPhone = /^[\d() -]+$/.test(withoutDial(phone, dial)) && !hasTooManyDigits(dial, phone);
  if (query.get('loginType') !== '2' || !isPhone || !hasEnoughDigits(phone)) return undefined;
  return countryOfDial(dial) === undefined ? undefined : phoneIdentity(dial, phone);
}

/** The identity that `identityLabel` formatted. */
export function labelledIdentity(label: string): Identity {
  const [loginCountry = '', phone] = label.split(' ');
  return phone === undefined ? emailIdentity(label) : phoneIdentity(loginCountry, phone);
}

/** The query string, without question mark, that takes the identity to the next screen (product 2.6). */
export function identitySearch(identity: Identity): string {
  return new URLSearchParams({ ...identityQuery(identity) }).toString();
}
