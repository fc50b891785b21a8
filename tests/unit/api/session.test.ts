import { afterEach, describe, expect, test } from 'vitest';
import { ApiError } from '@/api/errors';
import { isReusedRefreshToken, readSession } from '@/api/session';
import { installClock, systemClock } from '@/lib/clock';

afterEach(() => installClock());

const claims = (payload: object) => `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.x`;

describe('reading a session', () => {
  test.each([
    [{ accessToken: 'a', refreshToken: 'r' }],
    [{ access_token: 'a', refresh_token: 'r' }],
    [{ data: { token: 'a', refreshToken: 'r' } }],
    [{ tokens: { accessToken: 'a', refresh_token: 'r' } }],
    [{ session: { access_token: 'a', refreshToken: 'r' } }],
    [{ data: { tokens: { accessToken: 'a', refreshToken: 'r' } } }],
    [{ token: ' a\n', refreshToken: 'r' }],
  ])('finds the tokens of %j', (answer) => {
    expect(readSession(answer).tokens).toMatchObject({ accessToken: 'a', refreshToken: 'r' });
  });

  test('reads expiry as an instant, from a date, from seconds since 1970 and from ms', () => {
    const at = Date.UTC(2030, 0, 1);
    for (const refreshExpiresAt of [new Date(at).toISOString(), at, at / 1000])
      expect(readSession({ token: 'a', refreshExpiresAt }).tokens.refreshExpiresAt).toBe(at);
  });

  test('tells seconds from ms by their size', () => {
    const expiryOf = (refreshExpiresAt: unknown) =>
      readSession({ token: 'a', refreshExpiresAt }).tokens.refreshExpiresAt;
    expect(expiryOf(1e11)).toBe(1e11);
    expect(expiryOf(1e11 - 1)).toBe(1e14 - 1000);
    expect(expiryOf('quizá')).toBeUndefined();
  });

  test.each(['refreshExpiresAt', 'refresh_expires_at'])('reads the instant %s before the seconds', (name) => {
    expect(readSession({ token: 'a', [name]: 2e12, refreshExpiresIn: 60 }).tokens.refreshExpiresAt).toBe(
      2e12,
    );
  });

  test.each(['refreshExpiresIn', 'refresh_expires_in'])('adds the seconds of %s to the time', (name) => {
    installClock({ ...systemClock, now: () => 1_800_000_000_000, elapsed: () => 1_800_000_000_000 });
    expect(readSession({ token: 'a', [name]: 60 }).tokens.refreshExpiresAt).toBe(1_800_000_060_000);
  });

  test('names nothing that the answer does not say', () => {
    expect(readSession({ token: 'a' })).toStrictEqual({
      tokens: { accessToken: 'a' },
      user: { id: 0, identityVerification: 0 },
    });
  });

  test.each(['ñ', 'a b', 'a\nb', ''])('takes %j for no token, because no header may carry it', (token) => {
    expect(() => readSession({ token })).toThrow('Missing authentication tokens');
  });

  test.each(['id', 'userId', 'user_id', 'pkUser', 'PKUser', 'sub'])(
    'reads the id of a user from %s',
    (name) => {
      expect(readSession({ token: 'a', user: { [name]: 5 } }).user.id).toBe(5);
    },
  );

  test.each(['identityVerification', 'identity_verification', 'IdentityVerification'])(
    'reads the verification from %s',
    (name) => {
      expect(readSession({ token: 'a', data: { [name]: 2 } }).user.identityVerification).toBe(2);
    },
  );

  test.each(['permitTransfer', 'permit_transfer', 'PermitTransfer'])(
    'reads the permission from %s',
    (name) => {
      expect(readSession({ token: 'a', data: { user: { [name]: 1 } } }).user.permitTransfer).toBe(true);
    },
  );

  test.each(['countryResidenceIso2', 'country_residence_iso2', 'CountryResidenceIso2'])(
    'reads the country from %s if it is a code of two letters',
    (name) => {
      const countryOf = (code: string) =>
        readSession({ token: 'a', user: { [name]: code } }).user.countryResidenceIso2;
      expect(countryOf('es')).toBe('ES');
      for (const other of ['ESP', 'E', 'España', '12']) expect(countryOf(other)).toBeUndefined();
    },
  );

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

  test('without an access token it is an error', () => {
    const read = () => readSession({ refreshToken: 'r' });
    expect(read).toThrow('Missing authentication tokens');
    expect(read).toThrow(expect.objectContaining({ kind: 'unreadable', status: 200 }));
    expect(() => readSession([])).toThrow('Respuesta inesperada del servidor');
  });
});

test('a reused refresh token is told by code or text, in any case', () => {
  expect(isReusedRefreshToken(new ApiError('refused', 401, { code: 'TOKEN_REUSED' }))).toBe(true);
  expect(isReusedRefreshToken(new ApiError('refused', 401, { serverText: 'Token reusado' }))).toBe(true);
  expect(isReusedRefreshToken(new ApiError('refused', 401, { serverText: 'expirado' }))).toBe(false);
});
