import { exchange as exchangeWith } from '@tests/support/transferFixtures';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Exchange } from '@/api/exchanges';
import { beneficiariesOf, statementOf } from '@/features/history/statement/statement';

const exchange = (exchangeId: string, change: Partial<Exchange> = {}) =>
  exchangeWith({
    exchangeId,
    status: 'Completado',
    amountSend: '100.5',
    amountReceive: '50000.25',
    inserted: Date.UTC(2026, 4, 10, 12),
    ...change,
  });

const calendar = { today: '2026-07-15', timeZone: 'Europe/Madrid' };
const everything = { beneficiary: 'Mamá', period: '' };

test('has the exchanges of one beneficiary and the period, oldest first, in the zone of the user', () => {
  const list = [
    exchange('TRP-5', { inserted: Date.UTC(2026, 5, 30, 22) }),
    exchange('TRP-4', { beneficiary: 'Tío Ramón' }),
    exchange('TRP-3', { inserted: null }),
    exchange('TRP-2', { inserted: Date.UTC(2026, 5, 30, 21, 59) }),
    exchange('TRP-1'),
  ];
  const ids = (period: string) =>
    statementOf(list, { beneficiary: 'Mamá', period }, calendar).rows.map((row) => row.exchange.exchangeId);
  expect(ids('')).toEqual(['TRP-1', 'TRP-2', 'TRP-5']);
  expect(ids('este-mes')).toEqual(['TRP-5']);
  expect(statementOf(list, everything, calendar).undated).toEqual(['TRP-3']);
  expect(ids('2026-05-10..2026-06-30')).toEqual(['TRP-1', 'TRP-2']);
});

test('lists what does not count as sent, and leaves it out of every sum', () => {
  const list = [
    exchange('TRP-1'),
    exchange('TRP-2', { status: 'Rechazado' }),
    exchange('TRP-3', { status: null }),
    exchange('TRP-4', { status: 'Devuelto', inserted: Date.UTC(2026, 5, 10) }),
  ];
  const statement = statementOf(list, everything, calendar);
  expect(statement.rows).toHaveLength(4);
  expect(statement.notSent).toBe(2);
  expect(statement.total).toEqual({
    exchanges: 2,
    sent: [{ currency: 'EUR', amount: '201' }],
    received: [{ currency: 'VES', amount: '100000.5' }],
  });
  expect(statement.months.map(({ month, exchanges }) => [month, exchanges])).toEqual([['2026-05', 2]]);
  expect(statement.monthsWithout).toEqual(['2026-06', '2026-07']);
});

test('names the months of the period without an exchange, but none that is still to come', () => {
  const list = [exchange('TRP-1'), exchange('TRP-2', { inserted: Date.UTC(2025, 10, 3) })];
  const of = (period: string) => statementOf(list, { beneficiary: 'Mamá', period }, calendar);
  expect(of('').monthsWithout).toEqual([
    '2025-12',
    '2026-01',
    '2026-02',
    '2026-03',
    '2026-04',
    '2026-06',
    '2026-07',
  ]);
  expect(of('este-ano')).toMatchObject({
    first: '2026-01-01',
    last: '2026-07-15',
    monthsWithout: ['2026-01', '2026-02', '2026-03', '2026-04', '2026-06', '2026-07'],
  });
  expect(of('2026-05-01..2026-05-31')).toMatchObject({ last: '2026-05-31', monthsWithout: [] });
});

test('has the month of an exchange that is later than the clock of the device', () => {
  const list = [exchange('TRP-2', { inserted: Date.UTC(2026, 7, 1, 12) }), exchange('TRP-1')];
  const { months, last, total } = statementOf(list, everything, calendar);
  expect(months.map(({ month }) => month)).toEqual(['2026-05', '2026-08']);
  expect(last).toBe('2026-08-01');
  expect(total.exchanges).toBe(2);
});

test('an unknown amount is in no sum, and another currency has its own', () => {
  const list = [
    exchange('TRP-1', { amountReceive: null }),
    exchange('TRP-2', { currencyReceive: 'USD', amountReceive: '3.1' }),
    exchange('TRP-3'),
  ];
  const { total, withoutAmount } = statementOf(list, everything, calendar);
  expect(withoutAmount).toBe(1);
  expect(total.exchanges).toBe(3);
  expect(total.received).toEqual([
    { currency: 'USD', amount: '3.1' },
    { currency: 'VES', amount: '50000.25' },
  ]);
});

test('lists the beneficiaries with their exchanges, the latest first', () => {
  const list = [exchange('3', { beneficiary: 'Tío' }), exchange('2'), exchange('1', { beneficiary: null })];
  expect(beneficiariesOf([...list, exchange('0')])).toEqual([
    { name: 'Tío', exchanges: 1 },
    { name: 'Mamá', exchanges: 2 },
  ]);
});

describe('every sum is exact', () => {
  /** Units of the sixth decimal. */
  const SCALE = 6;
  const decimal = (units: bigint) => {
    const digits = String(units).padStart(SCALE + 1, '0');
    return `${digits.slice(0, -SCALE)}.${digits.slice(-SCALE)}`;
  };
  const unitsOf = (text: string) => {
    const [whole = '', fraction = ''] = text.split('.');
    return BigInt(whole + fraction.padEnd(SCALE, '0'));
  };
  const units = fc.bigInt({ min: 0n, max: 10n ** 18n });
  const lines = fc.array(
    fc.record({
      units,
      inserted: fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2026, 6, 15) }),
      status: fc.constantFrom('Completado', 'En proceso', 'Cancelado', 'Fallido'),
    }),
    { minLength: 1, maxLength: 60 },
  );
  const sum = (values: readonly bigint[]) => values.reduce((total, value) => total + value, 0n);
  const amountIn = ({ sent }: { readonly sent: readonly { readonly amount: string }[] }) =>
    unitsOf(sent[0]?.amount ?? '0');

  test('of the period, and of months and years, which add up to it', () => {
    fc.assert(
      fc.property(lines, (all) => {
        const list = all.map((line, index) =>
          exchange(String(index), { ...line, amountSend: decimal(line.units) }),
        );
        const { total, months, years, monthsWithout, first, last } = statementOf(list, everything, calendar);
        const sent = all.filter(({ status }) => status === 'Completado' || status === 'En proceso');
        const expected = sum(sent.map((line) => line.units));
        expect(amountIn(total)).toBe(expected);
        expect(sum(months.map(amountIn))).toBe(expected);
        expect(sum(years.map(amountIn))).toBe(expected);
        expect(months.reduce((count, { exchanges }) => count + exchanges, 0)).toBe(sent.length);
        // Every month of the period is in one of both lists.
        const span = (Number(last.slice(0, 4)) - Number(first.slice(0, 4))) * 12;
        const count = span + Number(last.slice(5, 7)) - Number(first.slice(5, 7)) + 1;
        expect(months.length + monthsWithout.length).toBe(count);
      }),
    );
  });
});
