import { decodePercent } from './percentEncoding';

/** A cookie that the server sets. `maxAge: 0` deletes it. */
export interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
  readonly httpOnly: boolean;
  /** Seconds; without it, a session cookie. */
  readonly maxAge?: number;
}

/** The cookies of one visitor; each adapter stores them in its own way. */
export interface CookieJar {
  get(name: string): string | undefined;
  set(cookie: Cookie): void;
}

export const CSRF_COOKIE = 'csrf-token';
export const REFRESH_COOKIE = 'turpial-refresh';

/** Decodes a value; the cookies of other tools may not be encoded. */
export const decodeCookie = (value: string) => decodePercent(value) ?? value;

/** Parses a `Cookie` header or `document.cookie`. */
export function parseCookies(header: string): ReadonlyMap<string, string> {
  return new Map(
    header.split(';').flatMap((part) => {
      const [name = '', ...value] = part.trim().split('=');
      return name === '' ? [] : [[name, decodeCookie(value.join('='))] as const];
    }),
  );
}

/** The text of a `Set-Cookie` header. */
export function formatCookie({ name, value, path, httpOnly, maxAge }: Cookie): string {
  const age = maxAge === undefined ? '' : `; Max-Age=${maxAge}`;
  return `${name}=${encodeURIComponent(value)}; Path=${path}; SameSite=Lax${age}${httpOnly ? '; HttpOnly' : ''}`;
}
