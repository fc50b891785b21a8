import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, errorMessage } from '@/api/errors';
import { endpointNames, endpoints, type EndpointName } from '@/api/endpoints';
import { call, connectSession, type CallOptions, type SessionLink } from '@/api/http';
import { emailIdentity, identityQuery, phoneIdentity } from '@/api/identity';
import { messages } from '@/api/messages';
import { login, refreshSession, type OpenedSession } from '@/api/session';
import { installClock, systemClock } from '@/lib/clock';
import { startHttpSandbox } from '@mocks/http';
import { logins, SEED_PASSWORD } from '@mocks/seeds/accounts';
import { scenarioOf } from '@mocks/scenarios/presets';
import type { Sandbox } from '@mocks/sandbox';
import { standInForBrowser } from '../support/nodeBrowser';

let sandbox: Sandbox;
let stop: () => void;
let cookies: Map<string, string>;
let opened: OpenedSession | undefined;
const refresh = vi.fn<SessionLink['refresh']>();
const rejected = vi.fn<SessionLink['rejected']>();

beforeEach(async () => {
  const started = await startHttpSandbox({ scenario: scenarioOf('normal', { latencyMs: 0 }) });
  sandbox = started.sandbox;
  ({ cookies } = standInForBrowser(started.url));
  stop = () => {
    started.server.close();
    started.server.closeAllConnections();
  };
  opened = undefined;
  rejected.mockReset();
  refresh.mockReset().mockImplementation(async () => {
    opened = await refreshSession(opened?.tokens.refreshToken);
    return 'refreshed';
  });
  connectSession({ accessToken: () => opened?.tokens.accessToken, refresh, rejected });
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const signIn = async () => {
  opened = await login(emailIdentity(logins.main), SEED_PASSWORD);
};
const calledNames = () => sandbox.log().map((entry) => entry.call);
const lastHeaders = () => sandbox.log().at(-1)?.requestHeaders ?? {};
const failureOf = async (promise: Promise<unknown>) => {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

describe('every call', () => {
  test('says who and what it is', async () => {
    await call('listCountries', {});
    const headers = lastHeaders();
    expect(headers).toMatchObject({ 'accept-language': 'es-419', 'x-client-platform': 'web' });
    expect(headers['x-device-id']).toMatch(/^[\w-]{36}$/);
    expect(headers['x-client-version']).toMatch(/^\d+\.\d+\.\d+$/);
    expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/);
    await call('listCountries', {});
    expect(lastHeaders()['x-device-id']).toBe(headers['x-device-id']);
    expect(lastHeaders()['x-request-id']).not.toBe(headers['x-request-id']);
  });

  test('that writes carries the CSRF token, which is asked for once', async () => {
    await signIn();
    expect(calledNames()).toEqual(['csrf', 'login']);
    await call('saveBeneficiary', { body: { paymentMethodId: 1, paymentDetails: {} } }).catch(
      () => undefined,
    );
    expect(calledNames()).toEqual(['csrf', 'login', 'saveBeneficiary']);
    expect(cookies.has('csrf-token')).toBe(true);
  });

  test('percent-encodes the plus of a dial code', async () => {
    const identity = phoneIdentity('34', '(600) 000-001');
    expect(identity).toEqual({ loginType: 2, loginCountry: '+34', phone: '600000001' });
    await call('verifyCode', { query: { ...identityQuery(identity), code: '000000' } }).catch(
      () => undefined,
    );
    expect(sandbox.log().at(-1)?.path).toContain('loginCountry=%2B34&phone=600000001');
  });
});

describe('a call of the session', () => {
  test('that meets an expired token refreshes once and is repeated once', async () => {
    await signIn();
    sandbox.advance(901_000);
    await expect(call('listExchanges', {})).resolves.toHaveProperty('count');
    expect(calledNames().slice(2)).toEqual(['listExchanges', 'refreshSession', 'listExchanges']);
    expect(rejected).not.toHaveBeenCalled();
  });

  test('that is refused again ends the session', async () => {
    await signIn();
    sandbox.change({ faults: [{ call: 'listExchanges', kind: 'status', status: 401, body: {} }] });
    expect((await failureOf(call('listExchanges', {}))).status).toBe(401);
    expect(refresh).toHaveBeenCalledOnce();
    expect(rejected).toHaveBeenCalledOnce();
  });

  test('is told as refused where there is no session any more, and as the network failure where nobody knows', async () => {
    await signIn();
    sandbox.advance(901_000);
    refresh.mockResolvedValueOnce('refused');
    expect(await failureOf(call('listExchanges', {}))).toMatchObject({ kind: 'refused', status: 401 });
    refresh.mockResolvedValueOnce('unreachable');
    const error = await failureOf(call('listExchanges', {}));
    expect(error).toMatchObject({ kind: 'network', status: 503, details: { code: 'session_unreachable' } });
    expect(errorMessage(error, 'otro')).toBe(messages.offline);
    expect(calledNames().slice(2)).toEqual(['listExchanges', 'listExchanges']);
    expect(rejected).not.toHaveBeenCalled();
  });

  test('leaves the session alone when told to', async () => {
    await failureOf(call('listExchanges', {}, { session: 'none' }));
    expect(refresh).not.toHaveBeenCalled();
  });
});

describe('a call that anybody may make', () => {
  const refuse = (name: EndpointName, times?: number) =>
    sandbox.fault({ call: name, kind: 'status', status: 401, body: {}, ...(times && { times }) });

  const rate = { query: { FKCurrency_From: 43, FKCurrency_To: 147 } };
  const calls = [
    ['exchangeRate', (options?: CallOptions) => call('exchangeRate', rate, options)],
    ['listCountries', (options?: CallOptions) => call('listCountries', {}, options)],
    ['ipCountry', (options?: CallOptions) => call('ipCountry', {}, options)],
  ] as const;

  test.each(calls)('refreshes and repeats once where it carried a token: %s', async (name, make) => {
    await signIn();
    refuse(name, 1);
    await make();
    expect(calledNames().slice(2)).toEqual([name, 'refreshSession', name]);
    expect(rejected).not.toHaveBeenCalled();
  });

  test.each(calls)('ends the session where a new token is refused too: %s', async (name, make) => {
    await signIn();
    refuse(name);
    expect((await failureOf(make())).status).toBe(401);
    expect(rejected).toHaveBeenCalledOnce();
  });

  test.each(calls)(
    'is answered by its 401 where there is no token, or none is sent: %s',
    async (name, make) => {
      refuse(name);
      await failureOf(make());
      await signIn();
      await failureOf(make({ session: 'none' }));
      expect(refresh).not.toHaveBeenCalled();
      expect(rejected).not.toHaveBeenCalled();
    },
  );
});

describe('a call that decides who comes in', () => {
  const identity = emailIdentity(logins.main);
  const entries: readonly (readonly [EndpointName, () => Promise<unknown>])[] = [
    ['csrf', () => call('csrf', {})],
    ['login', () => call('login', { body: { ...identity, password: 'x' } })],
    ['refreshSession', () => call('refreshSession', { body: {} })],
    ['logout', () => call('logout', { body: {} })],
    ['sendVerificationCode', () => call('sendVerificationCode', { body: identity })],
    ['verifyCode', () => call('verifyCode', { query: { ...identityQuery(identity), code: '1' } })],
    ['register', () => call('register', { body: { ...identity, code: '1', password: 'x' } })],
    ['requestPasswordReset', () => call('requestPasswordReset', { body: identity })],
    [
      'verifyPasswordReset',
      () => call('verifyPasswordReset', { query: { ...identityQuery(identity), code: '1' } }),
    ],
    [
      'completePasswordReset',
      () => call('completePasswordReset', { body: { ...identity, code: '1', password: 'x' } }),
    ],
  ];

  test('is one of those', () => {
    const entryCalls = endpointNames.filter((name) => endpoints[name].access === 'entry');
    expect(new Set(entryCalls)).toEqual(new Set(entries.map(([name]) => name)));
  });

  test.each(entries)('is answered by its 401, token or not: %s', async (name, make) => {
    await signIn();
    sandbox.fault({ call: name, kind: 'status', status: 401, body: {} });
    expect((await failureOf(make())).status).toBe(401);
    expect(refresh).not.toHaveBeenCalled();
    expect(rejected).not.toHaveBeenCalled();
  });
});

describe('a failure', () => {
  test("has the server's text, its status and the request it belongs to", async () => {
    const error = await failureOf(login(emailIdentity(logins.main), 'no es esta'));
    expect(error).toMatchObject({ kind: 'refused', status: 401, message: 'Credenciales inválidas.' });
    expect(error.details.requestId).toBe(lastHeaders()['x-request-id']);
  });

  test('of the network is a 503 network_error', async () => {
    sandbox.change({ faults: [{ call: 'listCountries', kind: 'network' }] });
    const error = await failureOf(call('listCountries', {}));
    expect(error).toMatchObject({ kind: 'network', status: 503, details: { code: 'network_error' } });
  });

  test('to be JSON says so', async () => {
    sandbox.change({ faults: [{ call: 'listCountries', kind: 'malformed' }] });
    expect((await failureOf(call('listCountries', {}))).message).toBe('Respuesta inválida del servidor');
  });

  test('of a gateway shows none of its HTML', async () => {
    const body = '<html><h1>502 Bad Gateway</h1></html>';
    sandbox.change({ faults: [{ call: 'listCountries', kind: 'status', status: 502, body }] });
    expect(await failureOf(call('listCountries', {}))).toMatchObject({
      status: 502,
      message: 'HTTP 502',
      details: { serverText: undefined },
    });
  });

  test('because the caller went away is not an answer', async () => {
    const leave = new AbortController();
    const pending = call('listCountries', {}, { signal: leave.signal });
    leave.abort();
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('a call that takes too long', () => {
  /** A server that never answers, or never ends its answer. */
  function standStill(kind: 'silent' | 'endless'): void {
    vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
      const whenLeft = (leave: (reason: unknown) => void) =>
        signal?.addEventListener('abort', () => leave(signal.reason));
      if (kind === 'silent') return new Promise((_resolve, reject) => whenLeft(reject));
      const body = new ReadableStream({
        start(stream) {
          stream.enqueue(new TextEncoder().encode('{"id":'));
          whenLeft((reason) => stream.error(reason));
        },
      });
      return Promise.resolve(new Response(body));
    });
  }

  /** How the call stands after so many ms. */
  async function standing(pending: Promise<unknown>, ms: number): Promise<unknown> {
    let result: unknown = 'pending';
    void pending.then(
      (answer) => (result = answer),
      (reason: unknown) => (result = reason),
    );
    await vi.advanceTimersByTimeAsync(ms);
    return result;
  }

  beforeEach(async () => {
    await signIn();
    vi.useFakeTimers();
  });
  afterEach(() => {
    installClock();
    vi.useRealTimers();
  });

  test.each(['silent', 'endless'] as const)('counts as lost after 30 s: %s', async (kind) => {
    standStill(kind);
    const pending = call('saveBeneficiary', { body: { paymentMethodId: 1, paymentDetails: {} } });
    expect(await standing(pending, 29_999)).toBe('pending');
    expect(await standing(pending, 1)).toMatchObject({
      kind: 'network',
      status: 503,
      details: { code: 'network_error' },
    });
  });

  test('is measured in real time, whatever the clock of the sandbox shows', async () => {
    installClock({ ...systemClock, after: () => () => undefined, now: () => 0 });
    standStill('silent');
    expect(await standing(call('listExchanges', {}), 30_000)).toMatchObject({ kind: 'network' });
  });

  test.each([0, 10_000])('is left where its caller goes away after %i ms', async (ms) => {
    standStill('endless');
    const leave = new AbortController();
    const pending = call('listExchanges', {}, { signal: leave.signal });
    expect(await standing(pending, ms)).toBe('pending');
    leave.abort();
    expect(await standing(pending, 0)).toMatchObject({ name: 'AbortError' });
  });
});
