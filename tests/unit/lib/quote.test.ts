import { afterEach, describe, expect, test } from 'vitest';
import { installClock, systemClock } from '@/lib/clock';
import { countdown } from '@/lib/countdown';
import { decode } from '@/lib/decode';
import { fallbackQuote, idempotencyKey, makeQuote, quoteSchema } from '@/lib/quote';

afterEach(() => installClock());

describe('a quote', () => {
  test('lasts 20 minutes and survives a navigation state', () => {
    installClock({ ...systemClock, now: () => 1_000, elapsed: () => 1_000 });
    const quote = makeQuote('50', '39.5', '1975');
    expect(quote.expiresAt).toBe(1_201_000);
    expect(decode(quoteSchema, structuredClone(quote))).toEqual(quote);
  });

  test('without step 1 is 100 € at 39.5', () => {
    expect(fallbackQuote()).toMatchObject({ amount: '100', rate: '39.5', receive: '3950.00' });
  });

  test('has one key per beneficiary, and no other quote has the same key', () => {
    const [a, b] = [fallbackQuote(), fallbackQuote()];
    expect(idempotencyKey(a, 1)).toBe(idempotencyKey({ ...a }, 1));
    expect(new Set([idempotencyKey(a, 1), idempotencyKey(a, 2), idempotencyKey(b, 1)]).size).toBe(3);
  });

  test('is undefined if a part is missing or invalid', () => {
    const quote = fallbackQuote();
    // No header may carry the second and third id.
    for (const broken of [
      { id: '' },
      { id: 'a\nb' },
      { id: 'ñ' },
      { amount: '0' },
      { rate: 'x' },
      { receive: '-1' },
      { expiresAt: null },
    ])
      expect(decode(quoteSchema, { ...quote, ...broken })).toBeUndefined();
  });
});

test.each([
  [1_200_000, '20:00'],
  [61_000, '01:01'],
  [500, '00:01'],
  [0, '00:00'],
  [-5, '00:00'],
])('%d ms count down as %s', (ms, text) => {
  expect(countdown(ms)).toBe(text);
});
