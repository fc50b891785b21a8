import { isSentSecret, MASK } from '@mocks/engine/secrets';
import { CSRF_COOKIE, decodeCookie } from '@mocks/host/cookies';
import { pathOf } from '@mocks/server/recording';
import { readCsrfToken } from '@/api/csrf';
import { endpoints, type EndpointName } from '@/api/endpoints';
import { config } from '@/lib/config';
import { asObject, fitsHeader, parseJson } from '@/lib/jsonValues';
import { randomId } from '@/lib/randomId';

/** An answer as it came. */
export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Whether the call said that it accepts a compressed answer. */
  readonly mayCompress: boolean;
}

/** What a call sends. */
export interface Input {
  /** Another path than the call's. */
  readonly path?: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  /** A text is sent as it is. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Leaves out what proves who calls: the access token, or the CSRF token. */
  readonly without?: 'token' | 'csrf';
}

/** A client with its own cookies and its own session. */
export interface Client {
  /** Throws when there is no answer. */
  call(name: EndpointName, input?: Input): Promise<Answered>;
  /** Uses an access token from now on. */
  carry(accessToken: string | undefined): void;
}

const SILENCE_MS = 30_000;
/** A shorter text is too common to be hidden wherever it stands. */
const SHORTEST = 4;

/** Texts that may never be printed, and a function that hides them. */
export function createSecrets() {
  const known = new Set<string>();
  const add = (...texts: readonly unknown[]) => {
    for (const text of texts) {
      if (typeof text !== 'string' || text.length < SHORTEST) continue;
      known.add(text);
      known.add(encodeURIComponent(text));
      known.add(JSON.stringify(text).slice(1, -1));
    }
  };
  return {
    add,
    /** The tokens in an answer or in the body of a call. */
    addFrom(value: unknown): void {
      for (const [name, inner] of Object.entries(asObject(value) ?? {})) {
        if (isSentSecret(name, String(inner))) add(inner);
        if (asObject(inner)) this.addFrom(inner);
      }
    },
    hide(text: string): string {
      const longestFirst = [...known].sort((a, b) => b.length - a.length);
      const hidden = longestFirst.reduce((line, secret) => line.replaceAll(secret, MASK), text);
      // Control and format characters could change what a terminal shows.
      return hidden.replace(/\beyJ[\w-]+\.[\w-]+\.?[\w-]*/g, MASK).replace(/[\p{Cc}\p{Cf}]/gu, '\ufffd');
    },
  };
}
export type Secrets = ReturnType<typeof createSecrets>;

/** A client of the server at `url`, which sends the headers that the app sends (product 7.1). */
export function createClient(url: string, secrets: Secrets): Client {
  const cookies = new Map<string, string>();
  const deviceId = randomId();
  let token: string | undefined;
  /** The token of the last answer that gave one, for a server that sets no cookie. */
  let answered: string | undefined;

  /**
   * The token for the next call. A server may replace its cookie at any time. A cookie with another name serves too, so
   * that the other calls are judged.
   */
  function csrfToken(): string | undefined {
    const own = cookies.get(CSRF_COOKIE);
    if (own === undefined && answered !== undefined) return answered;
    const cookie = own ?? [...cookies].find(([name]) => /[cx]srf/i.test(name))?.[1];
    if (cookie === undefined) return undefined;
    const text = decodeCookie(cookie);
    return fitsHeader(text) ? text : cookie;
  }

  function keep({ headers, text }: Answered): void {
    for (const cookie of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      const until = Date.parse(/;\s*expires=([^;]*)/i.exec(cookie)?.[1] ?? '');
      if (/;\s*max-age=(?:0\b|-)/i.test(cookie) || until <= Date.now()) {
        cookies.delete(name);
        answered = undefined;
      } else cookies.set(name, value);
      secrets.add(value, decodeCookie(value));
    }
    secrets.addFrom(parseJson(text));
  }

  const client: Client = {
    carry: (accessToken) => (token = accessToken),
    async call(name, input = {}) {
      const { method } = endpoints[name];
      const { body, without } = input;
      const needsCsrf = method !== 'GET' && without !== 'csrf';
      if (needsCsrf && csrfToken() === undefined)
        answered = readCsrfToken(parseJson((await client.call('csrf')).text));
      const csrf = needsCsrf ? csrfToken() : undefined;
      secrets.add(csrf);
      secrets.addFrom(body);
      secrets.addFrom(input.query);
      const headers: Record<string, string> = {
        accept: 'application/json',
        'accept-encoding': 'identity',
        'accept-language': 'es-419',
        origin: new URL(url).origin,
        'x-device-id': deviceId,
        'x-client-platform': 'web',
        'x-client-version': config.version,
        'x-request-id': randomId(),
        ...(cookies.size > 0 && { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
        ...(token !== undefined && without !== 'token' && { authorization: `Bearer ${token}` }),
        ...(csrf !== undefined && { 'x-csrf-token': csrf }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...input.headers,
      };
      const response = await fetch(url + (input.path ?? pathOf(name, input)), {
        method,
        headers,
        redirect: 'manual',
        signal: AbortSignal.timeout(SILENCE_MS),
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const text = await response.text();
      const answer = { status: response.status, headers: response.headers, text, mayCompress: false };
      keep(answer);
      return answer;
    },
  };
  return client;
}
