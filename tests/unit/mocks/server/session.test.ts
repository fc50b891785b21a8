import { REFRESH_COOKIE } from '@mocks/host/cookies';
import { logins } from '@mocks/server/seeds/accounts';
import { stillSandbox, visit } from '@tests/support/sandbox/visitor';
import { describe, expect, test } from 'vitest';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

test('a wrong password and an unknown login get the same answer', async () => {
  const visitor = visit(stillSandbox());
  const refused = { status: 401, error: 'Credenciales inválidas.' };
  const password = 'otra-clave-1';
  expect(await visitor.call('login', { body: { loginType: 1, login: logins.main, password } })).toMatchObject(
    refused,
  );
  expect(
    await visitor.call('login', { body: { loginType: 1, login: 'nadie@turpial.example', password } }),
  ).toMatchObject(refused);
});

test('the account by phone logs in with dial code and digits', async () => {
  const body = { loginType: 2, loginCountry: '+34', phone: '600000001', password: 'Turpial2026' } as const;
  expect((await visit(stillSandbox()).call('login', { body })).status).toBe(200);
});

test('an access token is valid for 900 seconds of the sandbox clock, and another text never', async () => {
  const sandbox = stillSandbox();
  const visitor = await visit(sandbox).login();
  sandbox.advance(899_000);
  expect((await visitor.call('listExchanges')).status).toBe(200);
  sandbox.advance(1_000);
  expect((await visitor.call('listExchanges')).status).toBe(401);
  visitor.carry('a.b.c');
  expect((await visitor.call('listExchanges')).status).toBe(401);
});

describe('refresh', () => {
  test('takes the token from the body, else from the cookie, and rotates it', async () => {
    const visitor = await visit(stillSandbox()).login();
    const first = visitor.jar.get(REFRESH_COOKIE) ?? '';
    const { body } = await visitor.call('refreshSession', { body: { refreshToken: first } });
    expect(body.refreshToken).not.toBe(first);
    expect(visitor.jar.get(REFRESH_COOKIE)).toBe(body.refreshToken);
    expect((await visitor.call('refreshSession', { body: {} })).status).toBe(200);
  });

  test('refuses a used token as reused, and the newest one stays valid', async () => {
    const visitor = await visit(stillSandbox()).login();
    const refreshToken = visitor.jar.get(REFRESH_COOKIE) ?? '';
    const { body: second } = await visitor.call('refreshSession', { body: { refreshToken } });
    expect(await visitor.call('refreshSession', { body: { refreshToken } })).toMatchObject({
      status: 401,
      error: 'Refresh token reused',
      code: 'refresh_token_reused',
    });
    const newest = { refreshToken: second.refreshToken };
    expect((await visitor.call('refreshSession', { body: newest })).status).toBe(200);
  });

  test('refuses no token, an invented one, one of an earlier start and one that is 30 days old', async () => {
    const sandbox = stillSandbox();
    const refused = { status: 401, error: 'No autorizado' };
    expect(await visit(sandbox).call('refreshSession', { body: {} })).toMatchObject(refused);
    const earlier = (await visit(stillSandbox()).login()).jar.get(REFRESH_COOKIE) ?? '';
    sandbox.advance(1);
    const visitor = await visit(sandbox).login();
    for (const refreshToken of ['MS4xLng', earlier])
      expect(await visitor.call('refreshSession', { body: { refreshToken } })).toMatchObject(refused);
    sandbox.advance(30 * DAY_MS);
    expect(await visitor.call('refreshSession', { body: {} })).toMatchObject(refused);
  });
});

test('logout ends the session, its access token and its cookie', async () => {
  const visitor = await visit(stillSandbox()).login();
  const refreshToken = visitor.jar.get(REFRESH_COOKIE) ?? '';
  await visitor.call('logout', { body: {} });
  expect(visitor.jar.get(REFRESH_COOKIE)).toBeUndefined();
  expect((await visitor.call('listExchanges')).status).toBe(401);
  expect((await visitor.call('refreshSession', { body: { refreshToken } })).status).toBe(401);
});
