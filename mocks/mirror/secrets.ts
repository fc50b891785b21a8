import { asArray, asObject } from '@/lib/jsonValues';
import { plain } from './lines';

const SECRET_NAME = /token|password|secret|authorization|cookie|csrf|jwt|session_?id|idempotency/i;
/** In a request, a code proves who somebody is. In an answer it names a country or an error. */
const SENT_SECRET_NAME = new RegExp(`${SECRET_NAME.source}|^code$`, 'i');
const JWT = /\beyJ[\w-]+\.[\w-]+\.?[\w-]*/g;
/** A shorter text is too common to be hidden wherever it stands. */
const SHORTEST = 4;
const MASK = '•••';

/** No reader looks deeper, so nothing deeper reaches a line. */
const DEEPEST = 50;

/** The texts and numbers in the fields whose name matches, and in everything inside those fields. */
function secretsIn(value: unknown, names: RegExp, isSecret = false, depth = 0): readonly string[] {
  if (depth > DEEPEST) return [];
  const items = asArray(value);
  if (items) return items.flatMap((item) => secretsIn(item, names, isSecret, depth + 1));
  const object = asObject(value);
  if (object) {
    return Object.entries(object).flatMap(([name, inner]) =>
      secretsIn(inner, names, isSecret || names.test(name), depth + 1),
    );
  }
  return isSecret && (typeof value === 'string' || typeof value === 'number') ? [String(value)] : [];
}

/** The values of cookies, the parts of other headers. */
function secretsOfHeader(name: string, header: string): readonly string[] {
  if (!SECRET_NAME.test(name)) return [];
  const cookies =
    name === 'cookie' ? header.split(';') : name === 'set-cookie' ? header.split(';', 1) : undefined;
  if (!cookies) return header.split(' ').filter((part) => !/^(bearer|basic)$/i.test(part));
  return cookies.flatMap((cookie) => {
    const value = cookie.slice(cookie.indexOf('=') + 1).trim();
    return [value, unescaped(value)];
  });
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A secret as it can stand in a line: as it is, in JSON, in an address. */
const writtenForms = (secret: string): readonly string[] => {
  const forms = [secret, JSON.stringify(secret).slice(1, -1)];
  return [...forms, ...forms.map(plain), encodeURIComponent(secret.replace(/\p{Surrogate}/gu, '\ufffd'))];
};

/** One secret may contain another. */
const longestFirst = (a: string, b: string) => b.length - a.length;

/** A path without the segments that could be a token or an account. */
export const anonymous = (path: string) => path.replace(/\/(?=[^/]*\d)[^/]{4,}|\/[^/]{25,}/g, '/…');

interface Exchanged {
  readonly sent: { readonly headers: Headers; readonly query: URLSearchParams; readonly body: unknown };
  readonly answered: { readonly headers: Headers; readonly body: unknown };
}

/** A function that hides the secrets of a call and its answer in a text, and every JWT. */
export function hiderOf({ sent, answered }: Exchanged): (text: string) => string {
  const headers = [...sent.headers, ...answered.headers];
  const secrets = new Set([
    ...headers.flatMap(([name, value]) => secretsOfHeader(name, value)),
    ...secretsIn(Object.fromEntries(sent.query), SENT_SECRET_NAME),
    ...secretsIn(sent.body, SENT_SECRET_NAME),
    ...secretsIn(answered.body, SECRET_NAME),
  ]);
  const long = [...secrets].filter(({ length }) => length >= SHORTEST);
  const written = [...new Set(long.flatMap(writtenForms))].sort(longestFirst);
  return (text) =>
    written.reduce((hidden, secret) => hidden.replaceAll(secret, MASK), text.replace(JWT, MASK));
}

/** Hides the value of a field with a secret's name; a `replacer` of `JSON.stringify`. */
export const hideByName = (name: string, value: unknown): unknown =>
  SECRET_NAME.test(name) && typeof value === 'string' ? MASK : value;
