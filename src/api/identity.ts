import { hasEnoughDigits } from '@/lib/contact';
import { emptyContact, isContactComplete, type ContactInput } from '@/lib/contact';
import { dialCode, digitsOf } from '@/lib/dialCode';
import { countryOfDial, DEFAULT_COUNTRY, dialOf } from '@/lib/dialCountries';
import { settlePhone } from '@/lib/phoneInput';
import type { Identity, IdentityQuery } from './wire';

/** The e-mail identity: trimmed and lowercased (spec §3). */
export function emailIdentity(email: string): Identity {
  return { loginType: 1, login: email.trim().toLowerCase() };
}

/** The phone identity: dial code with its plus, number as digits only (spec §3). */
export function phoneIdentity(country: string, phone: string): Identity {
  return { loginType: 2, loginCountry: dialCode(country), phone: digitsOf(phone) };
}

/** The identity that a contact field holds, or undefined while it is not complete (spec §5). */
export function contactIdentity(contact: ContactInput): Identity | undefined {
  if (!isContactComplete(contact)) return undefined;
  if (contact.mode === 'email') return emailIdentity(contact.text);
  const { country, text } = settlePhone(contact);
  return phoneIdentity(dialOf(country) ?? '', text);
}

/** The contact field in which the identity could have been typed, so that it can be corrected. */
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

/** The identity that a query string carries, or undefined when it carries none that is complete. */
export function identityFromQuery(query: URLSearchParams): Identity | undefined {
  const login = query.get('login');
  if (query.get('loginType') === '1' && login?.includes('@')) return emailIdentity(login);
  const country = query.get('loginCountry');
  const phone = query.get('phone');
  if (query.get('loginType') === '2' && country && phone && hasEnoughDigits(phone))
    return phoneIdentity(country, phone);
  return undefined;
}

/** How people read the identity: the e-mail, or '+34 600000001'. */
export function identityLabel(identity: Identity): string {
  return identity.loginType === 1 ? identity.login : `${identity.loginCountry} ${identity.phone}`;
}

/** The query string, without its question mark, that carries the identity to the next screen (spec §2). */
export function identitySearch(identity: Identity): string {
  return new URLSearchParams({ ...identityQuery(identity) }).toString();
}
