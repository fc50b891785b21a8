import type { Sandbox } from '@mocks/engine/sandbox';
import { REFRESH_COOKIE, type Cookie, type CookieJar } from '@mocks/host/cookies';
import type { Clock } from '@/lib/clock';
import { counted } from './quiet';

/** The cookie of the session. All tabs read it at once, as in a browser; empty after the server has deleted it. */
const COOKIE = 'turpial-sandbox.model-cookie';

/** A confirmation as the page sent it. */
export interface Sent {
  readonly id: number;
  /** Its idempotency key. */
  readonly key: string;
}

/** The connection between the page and the sandbox. */
export interface Network {
  /** The browser's cookies. */
  readonly jar: CookieJar;
  /** The confirmations of this page, oldest first, whether they reached the server or not. */
  readonly sent: () => readonly Sent[];
  /** The number of confirmations on which the server still works. */
  readonly belated: () => number;
  /** The connection breaks under the next confirmation, and the server completes it so many ms later. */
  readonly belateNext: (ms: number) => void;
}

/** Forgets the cookie: the next sandbox provides the first one. */
export const forgetCookie = () => localStorage.removeItem(COOKIE);

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
  /** Stores the cookies of calls that continue after the page is closed. */
  const kept = new Set<() => void>();
  window.addEventListener('pagehide', () => {
    for (const store of kept) store();
  });

  let belateBy: number | undefined;
  let belated: readonly { readonly request: Request; readonly due: number }[] = [];
  let working: Promise<unknown> = Promise.resolve();
  /** Completes the belated confirmations that are due. Later calls find their effects. */
  const workOff = () => {
    const isDue = ({ due }: { readonly due: number }) => due <= clock.now();
    for (const { request } of belated.filter(isDue))
      working = working.then(() => {
        // A fault that is left over is for the next press.
        sandbox.change({ faults: sandbox.scenario().faults.filter(({ call }) => call !== 'createExchange') });
        return sandbox.respond(request, jar);
      });
    belated = belated.filter((one) => !isDue(one));
    return working;
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
    const response = await sandbox.respond(request, {
      get: (name) => jar.get(name),
      set: (cookie) => void cookies.push(cookie),
    });
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
    const key = request.headers.get('idempotency-key');
    if (request.url.endsWith('/api/exchange') && key !== null) {
      sent.push({ id: sent.length, key });
      if (belateBy !== undefined) {
        belated = [...belated, { request, due: clock.now() + belateBy }];
        clock.after(belateBy, () => void counted('works', workOff));
        belateBy = undefined;
        return Promise.reject(new TypeError('Failed to fetch'));
      }
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
    belated: () => belated.length,
    belateNext(ms) {
      belateBy = ms;
    },
  };
}
