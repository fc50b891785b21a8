import { parseJson } from '@/lib/jsonValues';

/** The one masker of the sandbox: the log, a HAR, a bug report and the check hide the same. */
export const MASK = '•••';

const NAMES = 'password|token|csrf|(?:access|refresh|csrf)_?token';
const SECRET_NAME = new RegExp(`^(?:${NAMES})$`, 'i');
const SECRET_HEADERS: readonly string[] = ['authorization', 'cookie', 'set-cookie', 'x-csrf-token'];
/** In what is sent, a login is half of a secret. In an answer it is a field of the personal data. */
const isLogin = (name: string) => /^(?:login|phone)$/i.test(name);
/** A verification code. Other fields called 'code', such as that of a country, are no secret. */
const isCode = (name: string, value: string) => /^code$/i.test(name) && /^\d{6}$/.test(value);
const isToken = (value: string) => /^[\w-]{10,}\.[\w-]{10,}\.[\w-]+$/.test(value);
const isSecret = (name: string, value: string) =>
  SECRET_NAME.test(name) || isCode(name, value) || isToken(value);
/** Whether a field of a request is a secret. */
export const isSentSecret = (name: string, value: string) => isLogin(name) || isSecret(name, value);

function hidden(name: string, value: unknown, hides: typeof isSecret): unknown {
  if (Array.isArray(value)) return value.map((one) => hidden(name, one, hides));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, hidden(key, inner, hides)]));
  }
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && hides(name, text) ? MASK : value;
}

/** The same in a text that is not JSON, such as a cut answer. The value may end with the text. */
function hiddenInText(text: string, names: string): string {
  const secret = new RegExp(
    String.raw`("(?:${names})"\s*:\s*)(?:"(?:\\.|[^"\\])*"?|\d+)|("code"\s*:\s*)"?\d{1,6}"?`,
    'gi',
  );
  return text.replace(secret, (_, named?: string, code?: string) => `${named ?? code ?? ''}"${MASK}"`);
}

/** Hides values in the query of an address, or in a form. */
function hideIn(pairs: URLSearchParams, hides: typeof isSecret): URLSearchParams {
  for (const [name, value] of [...pairs]) if (hides(name, value)) pairs.set(name, MASK);
  return pairs;
}

const withReadableMask = (encoded: string) => encoded.replaceAll(encodeURIComponent(MASK), MASK);

const isForm = (body: string) => /^[\w.-]+=[^\s{}]*$/.test(body);

function safe(body: string, hides: typeof isSecret, names: string): string {
  if (isForm(body)) return withReadableMask(hideIn(new URLSearchParams(body), hides).toString());
  const value = parseJson(body);
  if (value === undefined) return hiddenInText(body, names);
  const masked = JSON.stringify(hidden('', value, hides));
  return masked === JSON.stringify(value) ? body : masked;
}

/** Hides passwords, tokens and verification codes in an answer. JSON without secrets stays as it is. */
export const safeAnswer = (body: string) => safe(body, isSecret, NAMES);

/** Hides the same and the login in the body of a request. */
export const safeBody = (body: string) => safe(body, isSentSecret, `${NAMES}|login|phone`);

/** Hides the values of headers that identify a session. */
export const safeHeader = (name: string, value: string) =>
  SECRET_HEADERS.includes(name.toLowerCase()) ? MASK : value;

/** Hides the login and the secrets in the query of an address. */
export function safeAddress(address: string): URL {
  const url = new URL(address);
  hideIn(url.searchParams, isSentSecret);
  return url;
}

/** The same for an address without its origin. */
export function safePath(path: string): string {
  const { pathname, search } = safeAddress(new URL(path, 'https://sandbox.example').href);
  return pathname + withReadableMask(search);
}
