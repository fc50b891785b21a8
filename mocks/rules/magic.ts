import type { CodeVerdict } from './codes';

/** Codes that are judged by themselves, whatever was sent; no code that is ever sent looks like them. */
export const magicCodes: Readonly<Record<string, Exclude<CodeVerdict, 'good'>>> = {
  '000001': 'wrong',
  '000002': 'expired',
  '000003': 'locked',
};

/*
 * A login is also good as its account's access token and refresh token, so that a call can be made by hand:
 * `Authorization: Bearer maria@turpial.example`.
 */

/** Who may not log in, with any password. */
export const LOCKED_LOGIN = 'bloqueada@turpial.example';

/** What the server says to them. */
export const LOCKED_ACCOUNT = 'Tu cuenta está bloqueada. Escríbenos para recuperarla.';
