import { afterEach, describe, expect, test } from 'vitest';
import { readSendState, unquoted } from '@/features/send/sendState';
import { inputOf } from '@/lib/calculator';
import { installClock, systemClock } from '@/lib/clock';
import { countdown } from '@/lib/countdown';
import { fallbackQuote, idempotencyKey, makeQuote, readQuote } from '@/lib/quote';
import { repeatState } from '@/lib/repeatExchange';

afterEach(() => installClock());

describe('a quote', () => {
  test('lasts 20 minutes and survives a navigation state', () => {
    installClock({ ...systemClock, now: () => 1_000, elapsed: () => 1_000 });
    const quote = makeQuote('50', '39.5', '1975');
    expect(quote.expiresAt).toBe(1_201_000);
    expect(readQuote(structuredClone(quote))).toEqual(quote);
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
    for (const broken of [{ id: '' }, { amount: '0' }, { rate: 'x' }, { receive: '-1' }, { expiresAt: null }])
      expect(readQuote({ ...quote, ...broken })).toBeUndefined();
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

describe('the send state', () => {
  test('keeps the input, filtered again', () => {
    expect(readSendState({ input: { side: 'receive', text: '12.345,678x' }, beneficiaryId: 4 })).toEqual({
      input: { side: 'receive', text: '12345,67', amount: '12345.67' },
      beneficiaryId: 4,
    });
  });

  test('takes euros and beneficiary of a repeated exchange', () => {
    const transfer = { amountSend: '120.5', beneficiary: 'Mamá', beneficiaryId: 3 };
    expect(readSendState(repeatState(transfer))).toEqual({
      input: { side: 'send', text: '120,5', amount: '120.5' },
      beneficiaryId: 3,
      beneficiaryAlias: 'Mamá',
    });
  });

  test.each([
    [null],
    [7],
    [{ input: { side: 'up', text: '1' } }],
    [{ input: { side: 'send', text: 1 } }],
    [{ quote: {} }],
    [{ repeat: [] }],
    // An id without its alias may be another beneficiary's.
    [{ repeat: { beneficiaryId: 3 } }],
    [{ notice: 'other' }],
    [{ behind: 'receipt' }],
  ])('omits what it cannot read: %j', (odd) => {
    expect(readSendState(odd)).toStrictEqual({});
  });

  test.each([{ notice: 'expired' }, { notice: 'refusedRate' }, { behind: 'quote' }])('keeps %j', (state) => {
    expect(readSendState(state)).toStrictEqual(state);
  });

  test('without a quote has new input and the same beneficiary', () => {
    const input = inputOf('send', '7');
    const quote = fallbackQuote();
    expect(unquoted({ quote, notice: 'expired' }, input)).toStrictEqual({ input });
    expect(unquoted({ quote, beneficiaryId: 3, beneficiaryAlias: 'Mamá' })).toStrictEqual({
      beneficiaryId: 3,
      beneficiaryAlias: 'Mamá',
    });
  });
});
