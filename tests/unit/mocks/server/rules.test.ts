import { luminance } from '@mantine/core';
import { nthCode } from '@mocks/server/rules/codes';
import { dailyRate, REFERENCE_RATE } from '@mocks/server/rules/rate';
import { instantOf, statusAt, statuses } from '@mocks/server/rules/statuses';
import { checkDigitsOf, syntheticAccount } from '@mocks/server/seeds/banks';
import { NOON } from '@tests/support/sandbox/visitor';
import { describe, expect, test } from 'vitest';
import { badgeColours } from '@/theme/badgeColours';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('codes', () => {
  test('are six digits, with a known first one and no two equal ones in a row', () => {
    const codes = Array.from({ length: 50 }, (_, index) => nthCode(index + 1));
    expect(codes[0]).toBe('246810');
    expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
    expect(codes.every((code, index) => code !== codes[index + 1])).toBe(true);
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

  test.each(Object.values(statuses))('$name has a colour with readable badge text', ({ colour }) => {
    const text = badgeColours(colour)?.text ?? '';
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
