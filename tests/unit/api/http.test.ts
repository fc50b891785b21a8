import { logins } from '@mocks/server/seeds/accounts';
import { failureOf, connectTransport } from '@tests/support/transport';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endpointNames, endpoints } from '@/api/endpoints';
import { call } from '@/api/http';
import { emailIdentity, identityQuery, phoneIdentity } from '@/api/identity';
import { login } from '@/api/session';
import { installClock, systemClock } from '@/lib/clock';

const transport = connectTransport();

describe('every call', () => {
  test('identifies language, platform, device, version and request in its headers', async () => {
    await call('listCountries', {});
    const headers = transport.lastHeaders();
    expect(headers).toMatchObject({ 'accept-language': 'es-419', 'x-client-platform': 'web' });
    expect(headers['x-device-id']).toMatch(/^[\w-]{36}$/);
    expect(headers['x-client-version']).toMatch(/^\d+\.\d+\.\d+$/);
    expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/);
    await call('listCountries', {});
    expect(transport.lastHeaders()['x-device-id']).toBe(headers['x-device-id']);
    expect(transport.lastHeaders()['x-request-id']).not.toBe(headers['x-request-id']);
  });

  test('that writes carries the CSRF token, which is asked for once', async () => {
    await transport.signIn();
    expect(transport.called()).toEqual(['csrf', 'login']);
    await call('saveBeneficiary', { body: { paymentMethodId: 1, paymentDetails: {} } }).catch(
      () => undefined,
    );
    expect(transport.called()).toEqual(['csrf', 'login', 'saveBeneficiary']);
    expect(transport.cookies().has('csrf-token')).toBe(true);
  });

  const writing = endpointNames.filter((name) => endpoints[name].method !== 'GET');

  /** What a page of another site may send without asking first (https://fetch.spec.whatwg.org, CORS-safelisted). */
  const needsNoQuestion = ([name, value]: readonly [string, string]) =>
    /^(accept|accept-language|content-language|range)$/.test(name) ||
    (name === 'content-type' &&
      /^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/.test(value));

  test.each(writing)('%s has headers that another site may not send without a preflight', async (name) => {
    const sent: (readonly [string, string])[][] = [];
    vi.stubGlobal('fetch', (_url: string, { method, headers }: RequestInit) => {
      if (method === endpoints[name].method) sent.push([...new Headers(headers).entries()]);
      return Promise.resolve(new Response('{}'));
    });
    const hasBody = endpoints[name].method === 'POST';
    await call(name, { params: { id: 1 }, ...(hasBody && { body: {} }) });
    expect(sent).toHaveLength(1);
    const names = sent[0]?.filter((header) => !needsNoQuestion(header)).map(([header]) => header);
    const own = ['x-client-platform', 'x-device-id', ...(hasBody ? ['content-type'] : [])];
    expect(names).toEqual(expect.arrayContaining(own));
  });

  test('percent-encodes the plus of a dial code', async () => {
    const identity = phoneIdentity('34', '(600) 000-001');
    expect(identity).toEqual({ loginType: 2, loginCountry: '+34', phone: '600000001' });
    await call('verifyCode', { query: { ...identityQuery(identity), code: '000000' } }).catch(
      () => undefined,
    );
    expect(transport.sandbox().log().at(-1)?.path).toContain('loginCountry=%2B34&phone=600000001');
  });
});

describe('a failure', () => {
  test("has the server's text, its status and the request it belongs to", async () => {
    const error = await failureOf(login(emailIdentity(logins.main), 'no es esta'));
    expect(error).toMatchObject({ kind: 'refused', status: 401, message: 'Credenciales inválidas.' });
    expect(error.details.requestId).toBe(transport.lastHeaders()['x-request-id']);
  });

  test('of the network is a 503 network_error', async () => {
    transport.sandbox().change({ faults: [{ call: 'listCountries', kind: 'network' }] });
    const error = await failureOf(call('listCountries', {}));
    expect(error).toMatchObject({ kind: 'network', status: 503, details: { code: 'network_error' } });
  });

  test('to parse the answer as JSON says so', async () => {
    transport.sandbox().change({ faults: [{ call: 'listCountries', kind: 'malformed' }] });
    expect((await failureOf(call('listCountries', {}))).message).toBe('Respuesta inválida del servidor');
  });

  test('of a gateway shows none of its HTML', async () => {
    const body = '<html><h1>502 Bad Gateway</h1></html>';
    transport.sandbox().change({ faults: [{ call: 'listCountries', kind: 'status', status: 502, body }] });
    expect(await failureOf(call('listCountries', {}))).toMatchObject({
      status: 502,
      message: 'HTTP 502',
      details: { serverText: undefined },
    });
  });

  test('caused by an abort of the caller is an AbortError', async () => {
    const leave = new AbortController();
    const pending = call('listCountries', {}, { signal: leave.signal });
    leave.abort();
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('a call that takes too long', () => {
  /** A server that never answers, or whose answer never ends. */
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

  /** The state of a call after `ms`. */
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
    await transport.signIn();
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

  test.each([0, 10_000])('ends as soon as its caller aborts it after %i ms', async (ms) => {
    standStill('endless');
    const leave = new AbortController();
    const pending = call('listExchanges', {}, { signal: leave.signal });
    expect(await standing(pending, ms)).toBe('pending');
    leave.abort();
    expect(await standing(pending, 0)).toMatchObject({ name: 'AbortError' });
  });
});
