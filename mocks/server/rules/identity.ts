import type { Identity, IdentityQuery } from '@/api/wire';

/** The key of an account: a lower-case e-mail, or dial code and digits. */
export function loginOf(identity: Identity | IdentityQuery): string {
  return 'login' in identity
    ? identity.login.trim().toLowerCase()
    : `${identity.loginCountry}${identity.phone.replace(/\D/g, '')}`;
}

/** At least 8 characters with a digit (product 5.3). */
export function isAcceptablePassword(password: string): boolean {
  return password.length >= 8 && /\d/.test(password);
}

/** This login is refused with any password. */
export const LOCKED_LOGIN = 'bloqueada@turpial.example';
