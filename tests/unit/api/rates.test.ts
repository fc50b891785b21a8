import { afterEach, describe, expect, test } from 'vitest';
import { knownNow, readRate } from '@/api/rates';
import { installClock, systemClock } from '@/lib/clock';

afterEach(() => installClock());

describe('the rate', () => {
  test.each([
    [39.5],
    ['39.5'],
    [{ rate: 39.5 }],
    [{ exchangeRate: '39.5' }],
    [{ value: 39.5 }],
    [{ tasa: 39.5 }],
    [{ data: 39.5 }],
    [{ data: { rate: 39.5 } }],
    [{ data: [{ tasa: 39.5 }] }],
    [[{ value: 39.5 }]],
  ])('is read from %j', (answer) => {
    expect(readRate(answer)).toBe('39.5');
  });

  // The last one has more digits than a JSON number.
  test.each([
    [null],
    [{}],
    [{ rate: 0 }],
    [{ rate: -1 }],
    [{ data: [] }],
    ['mucho'],
    [1e-9],
    ['0.00000049'],
    ['123456789012.123456'],
  ])('is not read from %j', (answer) => {
    expect(() => readRate(answer)).toThrow('Could not parse exchange rate response');
  });
});

test.each([
  ['612.48371234567890123', '612.483712'],
  [612.4837, '612.4837'],
  ['0.0000005', '0.000001'],
])('the rate %j counts as it is shown: %s', (told, shown) => {
  expect(readRate(told)).toBe(shown);
});

test('a rate that has just been sent counts from now', () => {
  installClock({ ...systemClock, now: () => 1_800_000_000_000, elapsed: () => 1_800_000_000_000 });
  expect(knownNow('612.4837')).toEqual({ rate: '612.4837', since: 1_800_000_000_000 });
});
