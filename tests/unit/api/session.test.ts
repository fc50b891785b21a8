import { describe, expect, test } from 'vitest';
import { ApiError } from '@/api/errors';
import { isReusedRefreshToken, readSession } from '@/api/session';

const claims = (payload: object) => `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.x`;

describe('reading a session', () => {
  test.each([
    [{ accessToken: 'a', refreshToken: 'r' }],
    [{ access_token: 'a', refresh_token: 'r' }],
    [{ data: { token: 'a', refreshToken: 'r' } }],
    [{ tokens: { accessToken: 'a', refresh_token: 'r' } }],
    [{ session: { access_token: 'a', refreshToken: 'r' } }],
    [{ data: { tokens: { accessToken: 'a', refreshToken: 'r' } } }],
  ])('finds the tokens of %j', (answer) => {
    expect(readSession(answer).tokens).toMatchObject({ accessToken: 'a', refreshToken: 'r' });
  });

  test('reads expiry as an instant, from a date, from seconds since 1970 and from ms', () => {
    const at = Date.UTC(2030, 0, 1);
    for (const refreshExpiresAt of [new Date(at).toISOString(), at, at / 1000])
      expect(readSession({ token: 'a', refreshExpiresAt }).tokens.refreshExpiresAt).toBe(at);
  });

  test('takes the user from the user object before the top level before the claims', () => {
    const token = claims({ sub: '9', permitTransfer: 1, CountryResidenceIso2: 'fr' });
    const { user } = readSession({ token, user_id: 5, user: { identity_verification: '2', PKUser: 3 } });
    expect(user).toEqual({
      id: 3,
      identityVerification: 2,
      countryResidenceIso2: 'FR',
      permitTransfer: true,
    });
  });

  test.each([
    [0, false],
    ['0', false],
    [false, false],
    [1, true],
    ['1', true],
    [true, true],
    ['true', true],
    ['false', false],
    [2, true],
    ['2', true],
    [-1, true],
    ['0.0', false],
    ['', undefined],
    ['quizá', undefined],
  ])('reads permitTransfer %j as %j', (permitTransfer, expected) => {
    expect(readSession({ token: 'a', user: { permitTransfer } }).user.permitTransfer).toBe(expected);
  });

  test('an unknown user is 0 and nothing else', () => {
    expect(readSession({ token: 'opaque' }).user).toEqual({ id: 0, identityVerification: 0 });
  });

  test('without an access token it is an error', () => {
    expect(() => readSession({ refreshToken: 'r' })).toThrow('Missing authentication tokens');
    expect(() => readSession([])).toThrow('Respuesta inesperada del servidor');
  });
});

test('a reused refresh token is told by code or text, in any case', () => {
  expect(isReusedRefreshToken(new ApiError('refused', 401, { code: 'TOKEN_REUSED' }))).toBe(true);
  expect(isReusedRefreshToken(new ApiError('refused', 401, { serverText: 'Token reusado' }))).toBe(true);
  expect(isReusedRefreshToken(new ApiError('refused', 401, { serverText: 'expirado' }))).toBe(false);
});
