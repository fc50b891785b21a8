import { createTestClock } from '@tests/support/virtualPage';
import { expect, test, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import type { OpenedSession } from '@/api/session';
import { requestTokens } from '@/session/requestTokens';

const opened: OpenedSession = { tokens: { accessToken: 'a' }, user: { id: 1, identityVerification: 0 } };
const reused = new ApiError('refused', 401, { code: 'token_reused' });

/** Asks for tokens with the refresh token 'r'; the answers come in this order. */
function ask(overtaken: () => boolean, ...answers: readonly (OpenedSession | ApiError)[]) {
  const { clock, advance } = createTestClock();
  const rest = [...answers];
  const refreshSession = vi.fn((_token: string | undefined) => {
    const next = rest.shift() ?? new Error('asked too often');
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  });
  const result = requestTokens({ api: { refreshSession }, clock, refreshToken: 'r', overtaken });
  const outcome = result.then(
    (value) => value,
    (error: unknown) => error,
  );
  return { outcome, advance, sent: () => refreshSession.mock.calls.map(([token]) => token) };
}

const settle = () => new Promise<void>((done) => setImmediate(done));

test('new tokens are asked for with the refresh token', async () => {
  const { outcome, sent } = ask(() => false, opened);
  expect(await outcome).toBe(opened);
  expect(sent()).toEqual(['r']);
});

test('a reused token is followed by a second try with the cookie, after 250 ms', async () => {
  const { outcome, advance, sent } = ask(() => false, reused, opened);
  await settle();
  advance(249);
  await settle();
  expect(sent()).toEqual(['r']);
  advance(1);
  expect(await outcome).toBe(opened);
  expect(sent()).toEqual(['r', undefined]);
});

test('there is no second try if newer tokens are known by then', async () => {
  const { outcome, advance, sent } = ask(() => true, reused, opened);
  await settle();
  advance(250);
  expect(await outcome).toBe(reused);
  expect(sent()).toEqual(['r']);
});

test('there is no third try', async () => {
  const { outcome, advance, sent } = ask(() => false, reused, reused, opened);
  await settle();
  advance(250);
  expect(await outcome).toBe(reused);
  expect(sent()).toHaveLength(2);
});

test('another refusal is the answer', async () => {
  const refused = new ApiError('refused', 401);
  const { outcome, sent } = ask(() => false, refused, opened);
  expect(await outcome).toBe(refused);
  expect(sent()).toEqual(['r']);
});
