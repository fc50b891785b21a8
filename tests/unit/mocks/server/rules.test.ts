import { judgeCode, nthCode } from '@mocks/server/rules/codes';
import { currentRate, dailyRate, REFERENCE_RATE } from '@mocks/server/rules/rate';
import { instantOf, statusAt, statuses } from '@mocks/server/rules/statuses';
import { accessToken, judgeRefreshToken, readAccessToken, refreshToken } from '@mocks/server/rules/tokens';
import { checkDigitsOf, syntheticAccount } from '@mocks/server/seeds/banks';
import { NOON } from '@tests/support/sandbox/visitor';
import { describe, expect, test } from 'vitest';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('tokens', () => {
  const session = {
    id: 3,
    userId: 1,
    rotation: 2,
    openedAt: NOON,
    expiresAt: NOON + DAY_MS,
    ended: false,
  };

  test.each([
    ['the newest token', session, 'good'],
    ['an earlier one', { ...session, rotation: 1 }, 'reused'],
    ['one that was never given', { ...session, rotation: 3 }, 'refused'],
    ['one of an earlier start of the sandbox', { ...session, openedAt: NOON - 1 }, 'refused'],
  ])('%s is checked', (_what, presented, verdict) => {
    expect(judgeRefreshToken(refreshToken(presented), session, NOON)).toBe(verdict);
  });

  test('an ended or expired session refuses its newest token', () => {
    const token = refreshToken(session);
    expect(judgeRefreshToken(token, { ...session, ended: true }, NOON)).toBe('refused');
    expect(judgeRefreshToken(token, session, session.expiresAt)).toBe('refused');
    expect(judgeRefreshToken(token, undefined, NOON)).toBe('refused');
  });

  test('an access token is valid until it expires; anything else is invalid', () => {
    const claims = {
      sub: '1',
      sid: 3,
      identityVerification: 1,
      countryResidenceIso2: 'ES',
      permitTransfer: 1,
      iat: NOON / 1000,
      exp: NOON / 1000 + 900,
    } as const;
    const token = accessToken(claims);
    expect(readAccessToken(token, NOON)).toEqual(claims);
    expect(readAccessToken(token, NOON + 900_000)).toBeUndefined();
    expect(readAccessToken('a.b.c', NOON)).toBeUndefined();
    expect(readAccessToken('', NOON)).toBeUndefined();
  });
});

describe('codes', () => {
  test('are six digits, with a known first one and no two equal ones in a row', () => {
    const codes = Array.from({ length: 50 }, (_, index) => nthCode(index + 1));
    expect(codes[0]).toBe('246810');
    expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
    expect(codes.every((code, index) => code !== codes[index + 1])).toBe(true);
  });

  test('a used one counts as wrong', () => {
    const message = {
      id: 1,
      to: 'a@turpial.example',
      purpose: 'signUp',
      code: '246810',
      at: NOON,
      wrongTries: 0,
      used: true,
    } as const;
    expect(judgeCode('246810', message, NOON)).toBe('wrong');
    expect(judgeCode('246810', { ...message, used: false }, NOON)).toBe('good');
  });
});

describe('the rate', () => {
  test('is constant for a day, changes daily and stays near its reference', () => {
    const midnight = Date.parse('2026-03-10T00:00:00Z');
    expect(dailyRate(midnight)).toBe(dailyRate(midnight + DAY_MS - 1));
    const month = Array.from({ length: 30 }, (_, day) => dailyRate(midnight + day * DAY_MS));
    expect(new Set(month).size).toBeGreaterThan(20);
    for (const rate of month) expect(Math.abs(rate / Number(REFERENCE_RATE) - 1)).toBeLessThanOrEqual(0.0101);
  });

  test('of a sequence starts with the first and stays at the last', () => {
    const plan = { kind: 'sequence', rates: [600, 606] } as const;
    expect([0, 1, 2, 9].map((calls) => currentRate(plan, NOON, calls))).toEqual([600, 600, 606, 606]);
  });
});

describe('statuses', () => {
  test('follow each other over time', () => {
    const names = [0, 20, 60, 180, 300, 600].map((seconds) => statusAt(NOON, NOON + seconds * 1000).name);
    expect(names).toEqual([
      'Solicitud recibida',
      'Pago pendiente',
      'Verificando pago',
      'En proceso',
      'Enviado al banco',
      'Completado',
    ]);
  });

  /** WCAG's relative luminance. */
  const luminance = (colour: string) =>
    [1, 3, 5]
      .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
      .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4))
      .reduce((sum, channel, index) => sum + channel * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);

  test.each(Object.values(statuses))('$name has a colour with readable badge text', ({ colour }) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
      Number.parseInt(colour.slice(at, at + 2), 16),
    );
    const text = 0.299 * red + 0.587 * green + 0.114 * blue > 155 ? '#111827' : '#F8FAFC';
    const [dark = 0, light = 0] = [luminance(colour), luminance(text)].sort((a, b) => a - b);
    expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(4.5);
  });

  test('a timestamp without its zone is UTC', () => {
    expect(instantOf('2026-03-10T12:00:00')).toBe(NOON);
    expect(instantOf('2026-03-10T13:00:00+01:00')).toBe(NOON);
  });
});

describe('bank accounts', () => {
  test.each([
    ['0102', 1, '01020000890000000001'],
    ['0134', 2, '01340000870000000002'],
    ['0105', 3, '01050000150000000003'],
  ])('of bank %s have the published check digits', (bank, number, account) => {
    expect(syntheticAccount(bank, number)).toBe(account);
    expect(checkDigitsOf(bank, '0000', account.slice(10))).toBe(account.slice(8, 10));
  });
});
