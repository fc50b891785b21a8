/** Replaces a secret. */
export const MASK = '•••';

const SECRET_NAME = /^(?:password|token|(?:access|refresh|csrf)_?token)$/i;
const SECRET_HEADERS: readonly string[] = ['authorization', 'cookie', 'set-cookie', 'x-csrf-token'];
/** A verification code. Other fields called 'code', such as that of a country, are no secret. */
const isCode = (name: string, value: string) => /^code$/i.test(name) && /^\d{6}$/.test(value);
const isToken = (value: string) => /^[\w-]{10,}\.[\w-]{10,}\.[\w-]+$/.test(value);
const isSecret = (name: string, value: string) =>
  SECRET_NAME.test(name) || isCode(name, value) || isToken(value);

/** The same in a text that is not JSON, such as a cut answer. The value may end with the text. */
const IN_TEXT =
  /("(?:password|token|(?:access|refresh|csrf)_?token)"\s*:\s*)"(?:\\.|[^"\\])*"?|("code"\s*:\s*)"\d{1,6}"?/gi;

function hidden(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => hidden(name, one));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, hidden(key, inner)]));
  }
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && isSecret(name, text) ? MASK : value;
}

/** Hides passwords, tokens and verification codes in a body. JSON without secrets stays as it is. */
export function withoutSecrets(body: string): string {
  try {
    const value: unknown = JSON.parse(body);
    const safe = JSON.stringify(hidden('', value));
    return safe === JSON.stringify(value) ? body : safe;
  } catch {
    return body.replace(
      IN_TEXT,
      (_whole, secret?: string, code?: string) => `${secret ?? code ?? ''}"${MASK}"`,
    );
  }
}

/** Hides the values of headers that identify a session. */
export const safeHeader = (name: string, value: string) =>
  SECRET_HEADERS.includes(name.toLowerCase()) ? MASK : value;

/** Hides secrets in the query of an address. */
export function safeAddress(address: string): URL {
  const url = new URL(address);
  for (const [name, value] of [...url.searchParams]) {
    if (isSecret(name, value)) url.searchParams.set(name, MASK);
  }
  return url;
}
