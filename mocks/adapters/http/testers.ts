import type { IncomingHttpHeaders } from 'node:http';
import type { Sandbox } from '@mocks/engine/sandbox';
import { parseCookies } from '@mocks/host/cookies';
import { DAY_MS } from '@/lib/clock';

const IDLE_MS = DAY_MS;
/** The cookie that names a tester's sandbox; the header `X-Sandbox` wins over it. */
export const TESTER_COOKIE = 'turpial-sandbox';

/**
 * One sandbox per tester. A request that names none has the `shared` one; a name that is new, or that nobody used for a
 * day, has a new one.
 */
export function createTesters(shared: Sandbox, create: () => Sandbox, now = Date.now) {
  const named = new Map<string, { readonly sandbox: Sandbox; readonly usedAt: number }>();
  return ({ cookie = '', 'x-sandbox': header }: IncomingHttpHeaders): Sandbox => {
    const at = now();
    for (const [name, { usedAt }] of named) if (at - usedAt >= IDLE_MS) named.delete(name);
    const name = header?.toString() ?? parseCookies(cookie).get(TESTER_COOKIE);
    if (name === undefined) return shared;
    const sandbox = named.get(name)?.sandbox ?? create();
    named.set(name, { sandbox, usedAt: at });
    return sandbox;
  };
}
