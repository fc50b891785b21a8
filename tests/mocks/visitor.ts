import {
  endpoints,
  type Answer,
  type Body,
  type EndpointName,
  type Params,
  type Query,
} from '@/api/endpoints';
import { CSRF_COOKIE, memoryJar, type CookieJar } from '@mocks/control/cookies';
import { createSandbox, type Sandbox, type SandboxOptions } from '@mocks/sandbox';
import { SEED_PASSWORD } from '@mocks/seeds/accounts';
import { scenarioOf } from '@mocks/scenarios/presets';
import type { Scenario } from '@mocks/scenarios/scenario';

/** An instant for tests that look at dates. */
export const NOON = Date.parse('2026-03-10T12:00:00Z');

/** A sandbox without latency, on a clock that stands still at `NOON`. */
export function stillSandbox(changes: Partial<Scenario> = {}, options: SandboxOptions = {}): Sandbox {
  const clock = { at: new Date(NOON).toISOString(), frozen: true };
  return createSandbox({ scenario: scenarioOf('normal', { latencyMs: 0, clock, ...changes }), ...options });
}

interface CallInput<N extends EndpointName> {
  readonly params?: Params<N>;
  readonly query?: Query<N>;
  readonly body?: Body<N>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What came back; `body` is typed as the success of the call, which the test has to have checked. */
export interface Reply<N extends EndpointName> {
  readonly status: number;
  readonly body: Answer<N>;
  readonly error: string | undefined;
}

/** Somebody who calls a sandbox the way the app does: with a jar, the CSRF header and, once in, a bearer token. */
export class Visitor {
  accessToken: string | undefined;

  constructor(
    readonly sandbox: Sandbox,
    readonly jar: CookieJar = memoryJar(),
  ) {}

  request<N extends EndpointName>(name: N, { params, query, body, headers }: CallInput<N> = {}): Request {
    const { method, path } = endpoints[name];
    const filled = Object.entries(params ?? {}).reduce<string>(
      (text, [key, value]) => text.replace(`:${key}`, String(value)),
      path,
    );
    const search = new URLSearchParams(
      Object.entries(query ?? {}).map(([key, value]) => [key, String(value)]),
    );
    const csrf = this.jar.get(CSRF_COOKIE);
    return new Request(`https://turpial.example${filled}?${search.toString()}`, {
      method,
      headers: {
        ...(this.accessToken && { authorization: `Bearer ${this.accessToken}` }),
        ...(csrf && { 'x-csrf-token': csrf }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  async call<N extends EndpointName>(name: N, input: CallInput<N> = {}): Promise<Reply<N>> {
    if (endpoints[name].method !== 'GET' && !this.jar.get(CSRF_COOKIE)) await this.call('csrf');
    const response = await this.sandbox.respond(this.request(name, input), this.jar);
    if (response.type === 'error') return { status: 0, body: undefined as Answer<N>, error: 'network' };
    const body = (await response.json()) as Answer<N> & { readonly error?: string };
    return { status: response.status, body, error: body.error };
  }

  async login(login: string, password = SEED_PASSWORD): Promise<this> {
    const reply = await this.call('login', { body: { loginType: 1, login, password } });
    this.accessToken = reply.body.accessToken;
    return this;
  }
}
