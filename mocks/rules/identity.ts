import type { Identity, IdentityQuery } from '@/api/wire';

/** The one text that an account is found by: a lower-case e-mail, or dial code and digits. */
export function loginOf(identity: Identity | IdentityQuery): string {
  return 'login' in identity
    ? identity.login.trim().toLowerCase()
    : `${identity.loginCountry}${identity.phone.replace(/\D/g, '')}`;
}

/** True when the server accepts the password: at least 8 characters with a digit (spec §5). */
export function isAcceptablePassword(password: string): boolean {
  return password.length >= 8 && /\d/.test(password);
}
