import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDecimals,
  formatAmount,
  formatMoney,
  formatRate,
  isPositive,
  minus,
  parseAmount,
  rateText,
  receiveFor,
  sameDecimal,
  sendFor,
  spellMoney,
  toDecimal,
  toWireNumber,
} from '@/lib/money';

/** Amounts as users can type them: up to 12 integer digits and 2 decimals. */
const amounts = fc
  .bigInt({ min: 1n, max: 99_999_999_999_999n })
  .map((cents) => new Big(cents.toString()).div(100).toFixed(2));

/** Rates with up to 6 decimals that are hard for binary floats, from very small to very large. */
const rates = fc
  .bigInt({ min: 1n, max: 99_999_999_999n })
  .map((millionths) => new Big(millionths.toString()).div(1_000_000).toFixed(6));

const cents = (value: string) => new Big(value).times(100);

describe('receiving', () => {
  test('never exceeds send × rate, and is never a cent too low', () => {
    fc.assert(
      fc.property(amounts, rates, (send, rate) => {
        const receive = receiveFor(send, rate);
        const exact = new Big(send).times(rate);
        expect(exact.gte(receive)).toBe(true);
        expect(exact.minus(receive).lt('0.01')).toBe(true);
        expect(cents(receive).mod(1).eq(0)).toBe(true);
      }),
    );
  });

  test.each([
    ['1.15', '1', '1.15'],
    ['4.35', '100', '435.00'],
    ['8.2', '1', '8.20'],
    ['0.01', '0.99', '0.00'],
    ['999999999999.99', '612.483700', '612483699999993.87'],
  ])('%s € at %s is %s Bs to the cent', (send, rate, expected) => {
    expect(receiveFor(send, rate)).toBe(expected);
  });
});

describe('sending', () => {
  test('costs enough euros, and no cent too much', () => {
    fc.assert(
      fc.property(amounts, rates, (receive, rate) => {
        const send = new Big(sendFor(receive, rate));
        expect(send.times(rate).gte(receive)).toBe(true);
        expect(send.minus('0.01').times(rate).lt(receive)).toBe(true);
      }),
    );
  });
});

describe('typing', () => {
  test.each([
    ['12,34', '12,34'],
    ['12,345', '12,34'],
    ['1.234,5', '1234,5'],
    ['10.50', '1050'],
    ['1,2,3', '1,23'],
    ['abc', ''],
    ['-5 €', '5'],
    ['1234567890123', '123456789012'],
    [',5', ',5'],
  ])('%s is filtered to %s', (typed, shown) => {
    expect(parseAmount(typed).text).toBe(shown);
  });

  test('parsing what is parsed changes nothing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const once = parseAmount(text);
        expect(parseAmount(once.text)).toEqual(once);
        expect(once.text).toMatch(/^\d{0,12}(,\d{0,2})?$/);
      }),
    );
  });

  test.each([
    ['', null],
    [',', null],
    [',5', '0.5'],
    ['1050', '1050'],
    ['0012,30', '12.3'],
  ])('%j is the amount %j', (text, amount) => {
    expect(parseAmount(text).amount).toBe(amount);
  });

  test('the displayed amount is read back unchanged', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(sameDecimal(parseAmount(formatAmount(amount)).amount ?? '', amount)).toBe(true);
      }),
    );
  });
});

describe('showing', () => {
  test('amounts have 2 decimals and group from five digits on, as in es-ES', () => {
    expect(formatAmount('1234.5')).toBe('1234,50');
    expect(formatAmount('12345.6')).toBe('12.345,60');
    expect(formatAmount('612483699999993.87')).toBe('612.483.699.999.993,87');
    expect(formatAmount('-1234.5')).toBe('-1234,50');
    expect(formatAmount('-12345.6')).toBe('-12.345,60');
  });

  test('rates have 2 to 6 decimals', () => {
    expect(formatRate('39.5')).toBe('39,50');
    expect(formatRate('612.48371')).toBe('612,48371');
    expect(rateText('39.5')).toBe('1 € = 39,50 Bs');
  });

  const decimals = fc
    .tuple(fc.bigInt(-(10n ** 14n), 10n ** 14n), fc.integer({ min: 0, max: 9 }))
    .map(([digits, places]) => new Big(digits.toString()).div(new Big(10).pow(places)).toFixed());
  test.each([
    { name: 'an amount', format: formatAmount, most: 2, useGrouping: 'auto' },
    { name: 'a rate', format: formatRate, most: 6, useGrouping: 'auto' },
    {
      name: 'an amount beyond doubt',
      format: (value: string) => spellMoney(value, 'x').replace('\u00a0x', ''),
      most: 2,
      useGrouping: 'always',
    },
  ] as const)('formats $name like Intl', ({ format, most, useGrouping }) => {
    const intl = new Intl.NumberFormat('es-ES', {
      minimumFractionDigits: 2,
      maximumFractionDigits: most,
      useGrouping,
    });
    fc.assert(
      fc.property(decimals, (value) => {
        expect(format(value)).toBe(intl.format(value as Intl.StringNumericLiteral));
      }),
      { numRuns: 1000 },
    );
  });

  test('money has its symbol, an unknown currency its code', () => {
    expect(formatMoney('1050', 'EUR')).toBe('1050,00\u00a0€');
    expect(formatMoney('1', 'VES')).toBe('1,00\u00a0Bs');
    expect(formatMoney('1', 'USD')).toBe('1,00\u00a0USD');
    expect(spellMoney('1050', 'EUR')).toBe('1.050,00\u00a0€');
  });
});

test('decimals come from numbers and numeric texts only', () => {
  expect(toDecimal(39.5)).toBe('39.5');
  expect(toDecimal(' 39.50 ')).toBe('39.5');
  expect(toDecimal(1e21)).toBe('1000000000000000000000');
  for (const value of [Number.NaN, Infinity, '', 'x', null, undefined, {}, [1]])
    expect(toDecimal(value)).toBeNull();
});

test('decimals have at most 40 digits before and after the dot', () => {
  const digits = '123456789'.repeat(5).slice(0, 40);
  expect(toDecimal(digits)).toBe(digits);
  expect(toDecimal(`${digits}1`)).toBeNull();
  expect(toDecimal('1e40')).toBe(`1${'0'.repeat(40)}`);
  expect(toDecimal('1e41')).toBeNull();
  expect(toDecimal('1e-40')).toBe(`0.${'0'.repeat(39)}1`);
  expect(toDecimal('1e-41')).toBeNull();
});

test('a body carries numbers', () => {
  expect(toWireNumber('1050.50')).toBe(1050.5);
});

test('a sum is exact', () => {
  expect(addDecimals(['0.1', '0.2', '-1'])).toBe('-0.7');
  expect(addDecimals([])).toBe('0');
});

test('only an amount above zero is positive', () => {
  expect(['0.01', '0', '0.00', '-1', null].filter(isPositive)).toEqual(['0.01']);
});

test('a difference is exact', () => {
  expect(minus('0.3', '0.1')).toBe('0.2');
  expect(minus('30624.18', '30624.180')).toBe('0');
  expect(minus('1', '999999999999.99')).toBe('-999999999998.99');
});
