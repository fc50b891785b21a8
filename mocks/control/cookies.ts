/** A cookie that the server sets. A `maxAge` of 0 deletes it. */
export interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
  readonly httpOnly: boolean;
  /** Seconds; without it the cookie lasts as long as the browser. */
  readonly maxAge?: number;
}

/** The cookies of one visitor, wherever the adapter keeps them. */
export interface CookieJar {
  get(name: string): string | undefined;
  set(cookie: Cookie): void;
}

export const CSRF_COOKIE = 'csrf-token';
export const REFRESH_COOKIE = 'turpial-refresh';

/** The value that was encoded; another tool's cookie may hold what encodes nothing. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** The cookies of a `Cookie` header, or of `document.cookie`. */
export function parseCookies(header: string): ReadonlyMap<string, string> {
  return new Map(
    header.split(';').flatMap((part) => {
      const [name = '', ...value] = part.trim().split('=');
      return name === '' ? [] : [[name, decoded(value.join('='))] as const];
    }),
  );
}

/** The text of a `Set-Cookie` header. */
export function formatCookie({ name, value, path, httpOnly, maxAge }: Cookie): string {
  const age = maxAge === undefined ? '' : `; Max-Age=${maxAge}`;
  return `${name}=${encodeURIComponent(value)}; Path=${path}; SameSite=Lax${age}${httpOnly ? '; HttpOnly' : ''}`;
}

/** A jar that lives as long as this value. */
export function memoryJar(): CookieJar {
  const cookies = new Map<string, string>();
  return {
    get: (name) => cookies.get(name),
    set({ name, value, maxAge }) {
      if (maxAge === 0) cookies.delete(name);
      else cookies.set(name, value);
    },
  };
}
