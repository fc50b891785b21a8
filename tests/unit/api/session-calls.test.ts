import { stubServer } from '@tests/support/stubServer';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { emailIdentity } from '@/api/identity';
import { login, logout, refreshSession } from '@/api/session';

const opened = { accessToken: 'a', user: { id: 5 } };
const read = { tokens: { accessToken: 'a' }, user: { id: 5, identityVerification: 0 } };
const ready = vi.fn(() => undefined);
/** A session with a token, which may still owe a logout. */
const busy = { accessToken: () => 'old', ready };

afterEach(() => {
  expect(ready).not.toHaveBeenCalled();
});

test('a login sends identity and password, and does not wait for an owed logout', async () => {
  const requests = stubServer(opened, { session: busy });
  expect(await login(emailIdentity('ana@turpial.example'), 'Turpial2026')).toEqual(read);
  expect(requests).toMatchObject([
    {
      method: 'POST',
      url: '/api/login',
      body: { loginType: 1, login: 'ana@turpial.example', password: 'Turpial2026' },
    },
  ]);
});

test('a refresh sends the refresh token if there is one, and survives the end of the page', async () => {
  const requests = stubServer(opened, { session: busy });
  expect(await refreshSession('r')).toEqual(read);
  await refreshSession(undefined);
  expect(requests).toMatchObject([
    { method: 'POST', url: '/api/session/refresh', body: { refreshToken: 'r' }, keepalive: true },
    { url: '/api/session/refresh', body: {}, keepalive: true },
  ]);
  expect(requests[1]?.body).toEqual({});
});

describe('a logout', () => {
  test('sends the refresh token if there is one, and never an access token', async () => {
    const requests = stubServer('', { session: busy });
    expect(await logout('r')).toBe(true);
    await logout(undefined);
    expect(requests).toMatchObject([
      { method: 'POST', url: '/api/session/logout', body: { refreshToken: 'r' } },
      { url: '/api/session/logout' },
    ]);
    expect(requests[1]?.body).toEqual({});
    for (const { headers } of requests) expect(headers).not.toHaveProperty('authorization');
  });

  test.each([
    [200, '<!doctype html><title>WLAN</title>', false],
    [401, { error: 'No session' }, true],
    [403, { error: 'No' }, false],
    [500, { error: 'No' }, false],
  ])('answered with %d %j has ended the session: %j', async (status, answer, ended) => {
    stubServer(answer, { status });
    expect(await logout('r')).toBe(ended);
  });

  test('that is given up may not have reached the server', async () => {
    const requests = stubServer('');
    expect(await logout('r', AbortSignal.abort())).toBe(false);
    expect(requests).toEqual([]);
  });
});
