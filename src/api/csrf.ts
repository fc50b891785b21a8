import { readCookies } from '@/lib/browser';
import { asObject, asText, fitsHeader, pick } from '@/lib/jsonValues';

const COOKIE = 'csrf-token';

/** The token of the last answer. Needed when the server is on another origin, whose cookie this page cannot read. */
let answered: string | undefined;

/** The tokens of cookies that the server refused. */
const refused = new Set<string>();

/** Decodes a cookie value. A value that was never encoded may contain a stray percent sign and is returned as it is. */
function decoded(value: string): string {
  try {
    const text = decodeURIComponent(value);
    return fitsHeader(text) ? text : value;
  } catch {
    return value;
  }
}

/** Beside the server's cookie there may be one of an older release or another path, which no answer replaces. */
const cookieTokens = (): readonly string[] =>
  readCookies()
    .split('; ')
    .filter((cookie) => cookie.startsWith(`${COOKIE}=`))
    .map((cookie) => decoded(cookie.slice(COOKIE.length + 1)))
    .filter(fitsHeader);

const freshCookie = () => cookieTokens().find((token) => !refused.has(token));

/** The token for the next call: from the cookie, else from the last answer; undefined when there is neither. */
export function csrfToken(): string | undefined {
  const cookie = freshCookie();
  // Other tabs renew the cookie too, so a readable cookie is always the newest.
  if (cookie) answered = undefined;
  return cookie ?? answered ?? cookieTokens()[0];
}

/** The server refused this token. If the next answer does not change the cookie, the token of its body counts. */
export function refuseCsrfToken(sent: string | undefined): void {
  refused.add(sent ?? '');
  if (sent === answered) answered = undefined;
}

/** Reads the token in the answer of GET /api/csrf, which repeats the cookie; undefined when there is none. */
export function readCsrfToken(answer: unknown): string | undefined {
  const body = asObject(answer);
  const token = asText(pick(asObject(pick(body, 'data')) ?? body, 'csrfToken', 'csrf_token', 'token'));
  return token !== undefined && fitsHeader(token) ? token : undefined;
}

/** Keeps the token of an answer in memory, in case there is no cookie to read. */
export function keepCsrfToken(answer: unknown): void {
  answered = readCsrfToken(answer) ?? answered;
}

/** True when a refusal names CSRF, in upper or lower case: the token was too old or another's (decision 9). */
export function isCsrfRefusal(status: number, body: string): boolean {
  return status === 403 && /csrf/i.test(body);
}
