import { failure, json, scriptedServer } from '@tests/support/scriptedServer';
import { describe, expect, test, vi } from 'vitest';
import { endpointNames, endpoints } from '@/api/endpoints';
import { call, CALL_LIMIT_MS, siteAnswers } from '@/api/http';
import { config } from '@/lib/config';

const server = scriptedServer();
const readExchange = (id: string) => call('getExchange', { params: { id } });
const remove = () => call('deleteBeneficiary', { params: { id: 7 } });

describe('the request of a call', () => {
  test('has a path with encoded parameters and a query of what is known', async () => {
    await readExchange('a/b?c');
    await call('listFieldConfigurations', { query: {} });
    await call('listFieldConfigurations', { query: { paymentMethodId: 2 } });
    await call('verifyCode', {
      query: { loginType: '2', loginCountry: '+34', phone: '600', code: '1' },
    });
    expect(server.sent()).toEqual([
      'GET /api/exchange/id/a%2Fb%3Fc',
      'GET /api/payment-method-field-configuration',
      'GET /api/payment-method-field-configuration?paymentMethodId=2',
      'GET /api/user-login-verification/verify?loginType=2&loginCountry=%2B34&phone=600&code=1',
    ]);
  });

  test('leaves out a parameter of the query that is not known', async () => {
    const query = { paymentMethodId: undefined } as unknown as { paymentMethodId: number };
    await call('listFieldConfigurations', { query });
    expect(server.asked[0]?.url).toBe('/api/payment-method-field-configuration');
  });

  test('that reads has the headers of every call, cookies, and neither body nor CSRF token', async () => {
    await call('listCountries', {});
    expect(Object.fromEntries(server.asked[0]?.headers ?? [])).toEqual({
      accept: 'application/json',
      'accept-language': 'es-419',
      'x-client-platform': 'web',
      'x-client-version': config.version,
      'x-device-id': expect.stringMatching(/^[\da-f-]{36}$/) as string,
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/) as string,
    });
    expect(server.asked[0]?.init).toMatchObject({ method: 'GET', credentials: 'include' });
    expect(server.asked[0]?.init).not.toHaveProperty('body');
    expect(server.asked[0]?.init).not.toHaveProperty('keepalive');
    await call('listCountries', {});
    expect(server.header('x-device-id', 1)).toBe(server.header('x-device-id'));
    expect(server.header('x-request-id', 1)).not.toBe(server.header('x-request-id'));
  });

  test('that writes has its body as JSON and the CSRF token of the cookie', async () => {
    await call('refreshSession', { body: { refreshToken: 'r' } }, { keepalive: true });
    expect(server.asked[0]?.init).toMatchObject({
      method: 'POST',
      keepalive: true,
      body: '{"refreshToken":"r"}',
    });
    expect([server.header('content-type'), server.header('x-csrf-token')]).toEqual([
      'application/json',
      'csrf',
    ]);
    await remove();
    expect(server.asked[1]?.init).toMatchObject({ method: 'DELETE' });
    expect(server.asked[1]?.init).not.toHaveProperty('body');
    expect([server.header('content-type', 1), server.header('x-csrf-token', 1)]).toEqual([null, 'csrf']);
  });

  test('has its own headers', async () => {
    await call('listCountries', {}, { headers: { 'x-use-auth-header': 'true', accept: 'text/plain' } });
    expect([server.header('x-use-auth-header'), server.header('accept')]).toEqual(['true', 'text/plain']);
  });

  test('has the access token, unless it is told to leave the session alone', async () => {
    server.token = 'a';
    await call('listCountries', {});
    await call('listCountries', {}, { session: 'none' });
    expect([server.header('authorization', 0), server.header('authorization', 1)]).toEqual([
      'Bearer a',
      null,
    ]);
  });
});

test.each(['', '.', '..', '....'])('a call with %o in place of an id is not sent', async (id) => {
  await expect(readExchange(id)).rejects.toMatchObject({ status: 404 });
  expect(server.asked).toEqual([]);
});

describe('the CSRF token', () => {
  test('is asked for first if there is none, with the signal of the caller', async () => {
    vi.stubGlobal('document', { cookie: '' });
    const leave = new AbortController();
    server.answer = ({ url }) => json(url === '/api/csrf' ? { token: 'new' } : {});
    await call('deleteBeneficiary', { params: { id: 7 } }, { signal: leave.signal });
    expect(server.sent()).toEqual(['GET /api/csrf', 'DELETE /api/beneficiaries/7']);
    expect(server.header('x-csrf-token', 1)).toBe('new');
    vi.stubGlobal('document', { cookie: 'csrf-token=fresh' });
    await remove();
    vi.stubGlobal('document', { cookie: '' });
    server.answer = () => json({});
    await remove();
    expect(server.sent().slice(3)).toEqual(['GET /api/csrf', 'DELETE /api/beneficiaries/7']);
    expect(server.header('x-csrf-token', 4)).toBeNull();
  });

  test('is not asked for by a caller that has left', async () => {
    vi.stubGlobal('document', { cookie: '' });
    const signal = AbortSignal.abort();
    expect(await failure(call('deleteBeneficiary', { params: { id: 7 } }, { signal }))).toMatchObject({
      name: 'AbortError',
    });
    expect(server.sent()).toEqual(['GET /api/csrf']);
  });

  test('is renewed once when a write is refused because of it', async () => {
    server.answer = ({ init }) => (init.method === 'GET' ? json({}) : json({ error: 'CSRF' }, 403));
    expect(await failure(remove())).toMatchObject({ kind: 'refused', status: 403 });
    expect(server.sent()).toEqual([
      'DELETE /api/beneficiaries/7',
      'GET /api/csrf',
      'DELETE /api/beneficiaries/7',
    ]);
  });

  test.each([
    ['a read', () => readExchange('7'), 'CSRF', 403],
    ['another refusal', remove, 'No', 403],
    ['another status', remove, 'CSRF', 422],
  ])('is not renewed after %s', async (_what, make, error, status) => {
    server.answer = () => json({ error }, status);
    expect(await failure(make())).toMatchObject({ kind: 'refused', status });
    expect(server.asked).toHaveLength(1);
  });
});

test('a call waits for an owed logout, unless it is to be first', async () => {
  let settle = (): void => undefined;
  server.link.ready.mockReturnValue(new Promise((resolve) => (settle = resolve)));
  const waiting = call('listCountries', {});
  await call('refreshSession', { body: {} }, { first: true });
  expect(server.sent()).toEqual(['POST /api/session/refresh']);
  settle();
  await waiting;
  expect(server.sent()).toEqual(['POST /api/session/refresh', 'GET /api/countries']);
});

test('a caller that leaves while a logout is owed is not blocked', async () => {
  const leave = new AbortController();
  server.link.ready.mockReturnValue(Promise.resolve());
  const pending = call('listCountries', {}, { signal: leave.signal });
  leave.abort();
  await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
});

test("the calls whose 401 is the answer itself are those with access 'entry'", () => {
  expect(endpointNames.filter((name) => endpoints[name].access === 'entry')).toEqual([
    'csrf',
    'sendVerificationCode',
    'verifyCode',
    'login',
    'refreshSession',
    'logout',
    'register',
    'requestPasswordReset',
    'verifyPasswordReset',
    'completePasswordReset',
  ]);
});

test("no answer comes from the cache of the browser, which may be another user's or older than the press", async () => {
  server.answer = () => json([]);
  await call('listCountries', {});
  expect(server.asked[0]?.init.cache).toBe('no-store');
});

describe('the site', () => {
  test.each([
    [200, true],
    [404, true],
    [503, false],
  ])('answers if its page does, with %d: %s', async (status, isThere) => {
    vi.useFakeTimers();
    server.answer = () => new Response(null, { status });
    expect(await siteAnswers()).toBe(isThere);
    expect(server.sent()).toEqual(['HEAD /envia1']);
    expect(server.asked[0]?.init.cache).toBe('no-store');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('does not answer if it cannot be reached, or takes too long', async () => {
    server.answer = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await siteAnswers()).toBe(false);
    vi.useFakeTimers();
    server.answer = ({ init }) =>
      new Promise((_resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      });
    const over = siteAnswers();
    await vi.advanceTimersByTimeAsync(CALL_LIMIT_MS - 1);
    expect(server.asked[1]?.init.signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await over).toBe(false);
  });
});

test('a call before the session is connected is sent without a token, and its 401 is the answer', async () => {
  vi.resetModules();
  const fresh = await import('@/api/http');
  server.answer = () => json({}, 401);
  expect(await failure(fresh.call('listExchanges', {}))).toMatchObject({ kind: 'refused', status: 401 });
  expect(server.sent()).toEqual(['GET /api/exchanges']);
  expect(server.header('authorization')).toBeNull();
});
