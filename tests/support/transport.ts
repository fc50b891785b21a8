import { startHttpSandbox } from '@mocks/adapters/http/server';
import type { Sandbox } from '@mocks/engine/sandbox';
import { scenarioOf } from '@mocks/scenarios/presets/table';
import { logins, SEED_PASSWORD } from '@mocks/server/seeds/accounts';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { connectSession, type SessionLink } from '@/api/http';
import { emailIdentity } from '@/api/identity';
import { login, refreshSession, type OpenedSession } from '@/api/session';
import { standInForBrowser } from './nodeBrowser';

/** Sets up for each test of a file the app's transport on Node, with its own session and a sandbox over real HTTP. */
export function connectTransport() {
  let sandbox: Sandbox;
  let cookies: Map<string, string>;
  let close: () => Promise<void>;
  /** Of the call that was sent last; the log masks what is secret. */
  let sent = new Headers();
  let opened: OpenedSession | undefined;
  const refresh = vi.fn<SessionLink['refresh']>();
  const rejected = vi.fn<SessionLink['rejected']>();
  const ready = vi.fn<SessionLink['ready']>();

  beforeEach(async () => {
    const started = await startHttpSandbox({ scenario: scenarioOf('normal', { latencyMs: 0 }) });
    ({ sandbox, close } = started);
    ({ cookies } = standInForBrowser(started.url));
    const send = globalThis.fetch;
    vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
      sent = new Headers(init?.headers);
      return send(input, init);
    });
    opened = undefined;
    rejected.mockReset();
    ready.mockReset();
    refresh.mockReset().mockImplementation(async () => {
      opened = await refreshSession(opened?.tokens.refreshToken);
      return 'refreshed';
    });
    connectSession({
      accessToken: () => opened?.tokens.accessToken,
      refresh,
      rejected,
      ready,
      proven: () => undefined,
    });
  });

  afterEach(async () => {
    await close();
    vi.unstubAllGlobals();
  });

  return {
    refresh,
    rejected,
    ready,
    sandbox: () => sandbox,
    /** The simulated browser's cookies, in raw form. */
    cookies: () => cookies,
    async signIn() {
      opened = await login(emailIdentity(logins.main), SEED_PASSWORD);
    },
    /** The names of the received calls. */
    called: () => sandbox.log().map((entry) => entry.call),
    lastHeaders: () => Object.fromEntries(sent),
  };
}

/** The error of a call that has to fail. */
export async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}
