import { asObject, asText, pick } from '@/lib/read';

const COOKIE = 'csrf-token';

/** The token of the last answer, for a server whose cookie this page cannot read, being of another origin. */
let answered: string | undefined;

/** Headers take nothing but these characters. */
const fitsHeader = (text: string) => /^[\x21-\x7e]+$/.test(text);

/** The value that was encoded into a cookie; one that was written as it is may look encoded without being so. */
function decoded(value: string): string {
  try {
    const text = decodeURIComponent(value);
    return fitsHeader(text) ? text : value;
  } catch {
    return value;
  }
}

function cookieToken(): string | undefined {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${COOKIE}=`));
  return pair === undefined ? undefined : decoded(pair.slice(COOKIE.length + 1)) || undefined;
}

/** The token that a call has to carry: the cookie's, else that of the last answer; undefined when one has to be asked for. */
export function csrfToken(): string | undefined {
  const cookie = cookieToken();
  // Other tabs renew the cookie too: where it can be read, nothing else is newer.
  if (cookie !== undefined) answered = undefined;
  return cookie ?? answered;
}

/** The token of an answer of GET /api/csrf, which comes beside the cookie; undefined where there is none. */
export function readCsrfToken(answer: unknown): string | undefined {
  const body = asObject(answer);
  const token = asText(pick(asObject(pick(body, 'data')) ?? body, 'csrfToken', 'csrf_token', 'token'));
  return token !== undefined && fitsHeader(token) ? token : undefined;
}

/** Keeps the token of an answer in memory, for as long as there is no cookie to read. */
export function keepCsrfToken(answer: unknown): void {
  answered = readCsrfToken(answer) ?? answered;
}

/** True for a refusal that names CSRF, in any case: the token it is about was too old, or another's (decisions 47). */
export function isCsrfRefusal(status: number, body: string): boolean {
  return status === 403 && /csrf/i.test(body);
}
