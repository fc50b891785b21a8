import type { Sandbox } from '@mocks/engine/sandbox';
import { REFRESH_COOKIE, type Cookie, type CookieJar } from '@mocks/host/cookies';
import type { Clock } from '@/lib/clock';
import { people } from '../texts';
import { counted } from './quiet';

/** The cookie of the session. All tabs read it at once, as in a browser; empty after the server has deleted it. */
const COOKIE = 'turpial-sandbox.model-cookie';
/** The confirmations on which the server still works, whatever becomes of their pages. */
const BELATED = 'turpial-sandbox.model-belated';
/** How long the app waits for an answer, in ms. */
const CALL_MS = 30_000;

/** A confirmation as the page sent it. */
export interface Sent {
  readonly id: number;
  /** Its idempotency key. */
  readonly key: string;
  /** True if the server works on it for longer than the app waits. */
  readonly slow: boolean;
}

/** A confirmation on which the server works. */
interface Belated {
  readonly url: string;
  readonly headers: readonly [string, string][];
  readonly body: string;
  readonly key: string;
  readonly due: number;
}

const belated = () => JSON.parse(localStorage.getItem(BELATED) ?? '[]') as readonly Belated[];
const keepBelated = (all: readonly Belated[]) => localStorage.setItem(BELATED, JSON.stringify(all));

/** The connection between the page and the sandbox. */
export interface Network {
  /** The browser's cookies. */
  readonly jar: CookieJar;
  /** The confirmations of this page, oldest first, whether they reached the server or not. */
  readonly sent: () => readonly Sent[];
  /** When the page made its last call with a token, on the server's clock; 0 before the first. */
  readonly tokenSentAt: () => number;
  /** The number of confirmations on which the server still works. */
  readonly belated: () => number;
  /**
   * The server completes the next confirmation so many ms later. Meanwhile it refuses the same key as busy. The
   * connection breaks, or somebody answers with `status`.
   */
  readonly belateNext: (ms: number, status?: number) => void;
  /** The answer to the next confirmation is another exchange. */
  readonly mixNext: () => void;
}

/** Forgets the cookie, which the next sandbox provides, and what the server works on. */
export function forgetNetwork(): void {
  localStorage.removeItem(COOKIE);
  localStorage.removeItem(BELATED);
}

const isConfirmation = ({ url }: Request) => url.endsWith('/api/exchange');

const refusal = (status: number) =>
  new Response(JSON.stringify({ error: 'En proceso.' }), { status, headers: { 'retry-after': '20' } });

function createJar(sandbox: Sandbox): CookieJar {
  if (localStorage.getItem(COOKIE) === null)
    localStorage.setItem(COOKIE, sandbox.jar.get(REFRESH_COOKIE) ?? '');
  return {
    get(name) {
      if (name !== REFRESH_COOKIE) return sandbox.jar.get(name);
      const value = localStorage.getItem(COOKIE) ?? '';
      return value === '' ? undefined : value;
    },
    set(cookie) {
      if (cookie.name === REFRESH_COOKIE) localStorage.setItem(COOKIE, cookie.value);
      else sandbox.jar.set(cookie);
    },
  };
}

/**
 * Routes every API call to the sandbox, without the demo's worker. Cookies arrive with their answer, so that the cookie
 * of a late one can replace that of a newer login. A lost answer loses only its body.
 */
export function answerCalls(sandbox: Sandbox, clock: Clock, seen: (text: string) => void): Network {
  const network = window.fetch.bind(window);
  const jar = createJar(sandbox);
  const sent: Sent[] = [];
  let tokenSentAt = 0;
  /** Stores the cookies of calls that continue after the page is closed. */
  const kept = new Set<() => void>();
  window.addEventListener('pagehide', () => {
    for (const store of kept) store();
  });

  let next: { readonly ms: number; readonly status: number | undefined } | undefined;
  let mixesNext = false;
  let working: Promise<unknown> = Promise.resolve();
  // A fault that is left over is for the next press.
  const dropFault = () =>
    sandbox.change({ faults: sandbox.scenario().faults.filter(({ call }) => call !== 'createExchange') });
  /** Completes the belated confirmations that are due. Later calls find their effects. */
  const workOff = () => {
    const all = belated();
    const due = all.filter((one) => one.due <= clock.now());
    if (due.length > 0) keepBelated(all.filter((one) => !due.includes(one)));
    for (const { url, headers, body } of due)
      working = working.then(() => {
        dropFault();
        return sandbox.respond(new Request(url, { method: 'POST', headers: [...headers], body }), jar);
      });
    return working;
  };
  const workOffAt = (due: number) =>
    clock.after(Math.max(due - clock.now(), 0), () => void counted('works', workOff));
  for (const { due } of belated()) workOffAt(due);

  /** Gives a confirmation to the slow server. */
  const belate = async (request: Request, key: string, { ms, status }: NonNullable<typeof next>) => {
    const due = clock.now() + ms;
    const body = await request.text();
    keepBelated([...belated(), { url: request.url, headers: [...request.headers], body, key, due }]);
    workOffAt(due);
    if (status === undefined) throw new TypeError('Failed to fetch');
    return refusal(status);
  };

  /** The answer with the oldest exchange of the user instead of the one that was made. */
  const mixed = async (response: Response) => {
    const text = await response.clone().text();
    const [id] = /TRP-\d{4}-\d{6}/.exec(text) ?? [];
    const rows = Object.values(people).map(({ login }) => sandbox.exchanges(login));
    const [oldest] = rows.find((list) => list.some(({ exchangeId }) => exchangeId === id)) ?? [];
    if (id === undefined || !oldest) return response;
    const { exchangeId, amountSend, amountReceive } = oldest;
    const exchange = { exchangeId, amountSend, amountReceive };
    return new Response(JSON.stringify({ exchange }), { status: 201 });
  };

  const answer = async (request: Request) => {
    await workOff();
    const cookies: Cookie[] = [];
    const store = () => {
      for (const cookie of cookies.splice(0)) jar.set(cookie);
    };
    if (request.keepalive) {
      kept.add(store);
      // The call is given up after its headers: without the new cookie the server would rightly end the session.
      request.signal.addEventListener('abort', store);
    }
    const isMixed = mixesNext && isConfirmation(request);
    if (isMixed) mixesNext = false;
    const given = await sandbox.respond(request, {
      get: (name) => jar.get(name),
      set: (cookie) => void cookies.push(cookie),
    });
    const response = isMixed && given.ok ? await mixed(given) : given;
    kept.delete(store);
    if (request.keepalive || !request.signal.aborted) store();
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    if (/\/(login|session\/refresh)$/.test(request.url)) seen(await response.clone().text());
    const text = response.text.bind(response);
    return Object.assign(response, { text: () => counted('works', text) });
  };

  window.fetch = (input, init) => {
    const request = new Request(input, init);
    if (!new URL(request.url).pathname.startsWith('/api/')) return counted('works', () => network(request));
    if (request.headers.has('authorization')) tokenSentAt = clock.now();
    const key = request.headers.get('idempotency-key');
    if (isConfirmation(request) && key !== null) {
      sent.push({ id: sent.length, key, slow: next !== undefined && next.ms > CALL_MS });
      const chosen = next;
      next = undefined;
      if (belated().some((one) => one.key === key)) {
        dropFault();
        return Promise.resolve(refusal(409));
      }
      if (chosen) return counted('works', () => belate(request, key, chosen));
    }
    const stopped = new Promise<never>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
    });
    // An abandoned call stays counted until it is released, because it also stays among the paused ones.
    return Promise.race([counted('works', () => answer(request)), stopped]);
  };

  return {
    jar,
    sent: () => sent,
    tokenSentAt: () => tokenSentAt,
    belated: () => belated().length,
    belateNext(ms, status) {
      next = { ms, status };
    },
    mixNext() {
      mixesNext = true;
    },
  };
}
