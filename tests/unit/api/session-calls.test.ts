import { scriptedServer } from '@tests/support/scriptedServer';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emailIdentity } from '@/api/identity';
import { login, logout, refreshSession } from '@/api/session';

const opened = { accessToken: 'a', user: { id: 5 } };
const read = { tokens: { accessToken: 'a' }, user: { id: 5, identityVerification: 0 } };
const server = scriptedServer();

beforeEach(() => {
  server.token = 'old';
  server.answers(opened);
});

// A session may still owe a logout.
afterEach(() => {
  expect(server.link.ready).not.toHaveBeenCalled();
});

test('a login sends identity and password, and does not wait for an owed logout', async () => {
  expect(await login(emailIdentity('ana@turpial.example'), 'Turpial2026')).toEqual(read);
  expect(server.requests()).toMatchObject([
    {
      method: 'POST',
      url: '/api/login',
      body: { loginType: 1, login: 'ana@turpial.example', password: 'Turpial2026' },
    },
  ]);
});

test('a refresh sends the refresh token if there is one, and survives the end of the page', async () => {
  expect(await refreshSession('r')).toEqual(read);
  await refreshSession(undefined);
  expect(server.requests()).toMatchObject([
    { method: 'POST', url: '/api/session/refresh', body: { refreshToken: 'r' }, keepalive: true },
    { url: '/api/session/refresh', body: {}, keepalive: true },
  ]);
  expect(server.requests()[1]?.body).toEqual({});
});

describe('a logout', () => {
  test('sends the refresh token if there is one, and never an access token', async () => {
    server.answers('');
    expect(await logout('r')).toBe(true);
    await logout(undefined);
    expect(server.requests()).toMatchObject([
      { method: 'POST', url: '/api/session/logout', body: { refreshToken: 'r' } },
      { url: '/api/session/logout' },
    ]);
    expect(server.requests()[1]?.body).toEqual({});
    for (const { headers } of server.requests()) expect(headers).not.toHaveProperty('authorization');
  });

  test.each([
    [200, '<!doctype html><title>WLAN</title>', false],
    [401, { error: 'No session' }, true],
    [403, { error: 'No' }, false],
    [500, { error: 'No' }, false],
  ])('answered with %d %j has ended the session: %j', async (status, answer, ended) => {
    server.answers(answer, status);
    expect(await logout('r')).toBe(ended);
  });

  test('that is given up may not have reached the server', async () => {
    expect(await logout('r', AbortSignal.abort())).toBe(false);
    expect(server.asked.map(({ init }) => init.signal?.aborted)).toEqual([true]);
  });
});
