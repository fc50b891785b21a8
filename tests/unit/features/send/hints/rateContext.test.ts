import { exchange } from '@tests/support/transferFixtures';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rateContext } from '@/features/send/hints/rateContext';
import { calculate, inputOf } from '@/lib/calculator';
import { minus, receiveFor } from '@/lib/money';

const calculation = calculate(inputOf('send', '50'), '612.48');
const past = (changes = {}) => exchange({ rate: '587.88', inserted: 7, ...changes });

test.each([
  ['a lower rate then', { rate: '587.88' }, '1230'],
  ['a higher rate then', { rate: '612.4801' }, '0'],
  ['a much higher rate then', { rate: '700' }, '-4376'],
  ['the same rate', { rate: '612.480' }, '0'],
  ['no currencies', { rate: '587.88', currencySend: null, currencyReceive: null }, '1230'],
])('%s', (_what, changes, difference) => {
  expect(rateContext(calculation, [past(changes)])).toEqual({ send: '50', difference, at: 7 });
});

test('compares with the newest exchange that counts as sent', () => {
  const history = [past({ status: 'Cancelado', rate: '1' }), past(), past({ rate: '2' })];
  expect(rateContext(calculation, history)?.difference).toBe('1230');
});

test('compares what arrives, also when the bolivars were typed', () => {
  const typed = calculate(inputOf('receive', '30000'), '612.48');
  expect(typed.send).toBe('48.99');
  const then = receiveFor('48.99', '587.88');
  expect(rateContext(typed, [past()])?.difference).toBe(minus('30000', then));
});

test.each([
  ['without an exchange', []],
  ['with refused exchanges only', [past({ status: 'Rechazado' })]],
  ['when the last one has no rate', [past({ rate: null }), past()]],
  ['when its rate is zero', [past({ rate: '0' })]],
  ['when it was in other currencies', [past({ currencyReceive: 'COP' })]],
])('nothing %s', (_what, history) => {
  expect(rateContext(calculation, history)).toBeUndefined();
});

test('nothing without an amount or a rate', () => {
  expect(rateContext(calculate(inputOf('send', ''), '612.48'), [past()])).toBeUndefined();
  expect(rateContext(calculate(inputOf('send', '50'), undefined), [past()])).toBeUndefined();
});

test('is exact for any amount and rates', () => {
  const cents = fc.integer({ min: 1, max: 99_999_999 });
  fc.assert(
    fc.property(cents, cents, cents, (euros, now, then) => {
      const [send, rate, last] = [euros / 100, now / 10_000, then / 10_000].map(String) as [
        string,
        string,
        string,
      ];
      const context = rateContext(calculate(inputOf('send', send.replace('.', ',')), rate), [
        past({ rate: last }),
      ]);
      const exact = (BigInt(euros) * BigInt(now)) / 10_000n - (BigInt(euros) * BigInt(then)) / 10_000n;
      // Both products were rounded down to cents.
      const inCents = context && BigInt(Math.round(Number(context.difference) * 100));
      expect(inCents).toBe(receiveFor(send, rate) === '0.00' ? undefined : exact);
    }),
  );
});
