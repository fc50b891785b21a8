import { createSandbox, type Sandbox, type SandboxOptions } from '@mocks/engine/sandbox';
import { CSRF_COOKIE, type CookieJar } from '@mocks/host/cookies';
import { scenarioOf } from '@mocks/scenarios/presets/table';
import { pathOf } from '@mocks/server/recording';
import type { Scenario } from '@mocks/server/scenario';
import { logins, SEED_PASSWORD } from '@mocks/server/seeds/accounts';
import type { Answer, Body, Params, Query } from '@/api/contract';
import { endpoints, type EndpointName } from '@/api/endpoints';

/** The instant of `stillSandbox`'s frozen clock. */
export const NOON = Date.parse('2026-03-10T12:00:00Z');

/** A sandbox without latency, with a frozen clock and a rate of 600. */
export function stillSandbox(changes: Partial<Scenario> = {}, options: SandboxOptions = {}): Sandbox {
  const scenario = scenarioOf('normal', {
    latencyMs: 0,
    clock: { at: new Date(NOON).toISOString(), frozen: true },
    rate: { kind: 'fixed', rate: 600 },
    ...changes,
  });
  return createSandbox({ scenario, ...options });
}

interface CallInput<N extends EndpointName> {
  readonly params?: Params<N>;
  readonly query?: Query<N>;
  readonly body?: Body<N>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** `body` has the type of the call's success; `error` is the text of a refusal. */
interface Reply<N extends EndpointName> {
  /** 0 for a network failure. */
  readonly status: number;
  readonly body: Answer<N>;
  readonly error: string | undefined;
  readonly code: string | undefined;
}

/** Calls a server like the app: with cookies, the CSRF header and, after login, a bearer token. */
export interface Visitor {
  readonly jar: CookieJar;
  call<N extends EndpointName>(name: N, input?: CallInput<N>): Promise<Reply<N>>;
  /** Logs in by e-mail and uses the access token from then on. */
  login(login?: string, password?: string): Promise<Visitor>;
  /** Sets another access token, or none. */
  carry(accessToken: string | undefined): void;
}

/** The cookies of one visitor, in memory. */
function memoryJar(): CookieJar {
  const cookies = new Map<string, string>();
  return {
    get: (name) => cookies.get(name),
    set({ name, value, maxAge }) {
      if (maxAge === 0) cookies.delete(name);
      else cookies.set(name, value);
    },
  };
}

/** A visitor of a sandbox, with their own cookie jar. */
export function visit(sandbox: Pick<Sandbox, 'respond'>, jar: CookieJar = memoryJar()): Visitor {
  let token: string | undefined;

  const visitor: Visitor = {
    jar,
    async call(name, { params, query, body, headers } = {}) {
      const { method } = endpoints[name];
      if (method !== 'GET' && !jar.get(CSRF_COOKIE)) await visitor.call('csrf');
      const csrf = jar.get(CSRF_COOKIE);
      const request = new Request(`https://turpial.example${pathOf(name, { params, query })}`, {
        method,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(csrf && { 'x-csrf-token': csrf }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const response = await sandbox.respond(request, jar);
      const answer: unknown = response.type === 'error' ? {} : await response.json();
      const { error, code } = answer as { error?: string; code?: string };
      return { status: response.status, body: answer as Answer<typeof name>, error, code };
    },
    async login(login = logins.main, password = SEED_PASSWORD) {
      const reply = await visitor.call('login', { body: { loginType: 1, login, password } });
      token = reply.body.accessToken;
      return visitor;
    },
    carry(accessToken) {
      token = accessToken;
    },
  };
  return visitor;
}
