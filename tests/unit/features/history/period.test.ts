import { expect, test } from 'vitest';
import { daysOf, isWithin, rangeName, rangeText, spanOf } from '@/features/history/period';

test.each([
  ['este-mes', '2026-07-15', '2026-07-01', '2026-07-31'],
  ['este-mes', '2024-02-29', '2024-02-01', '2024-02-29'],
  ['mes-pasado', '2026-07-31', '2026-06-01', '2026-06-30'],
  ['mes-pasado', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['mes-pasado', '2026-01-01', '2025-12-01', '2025-12-31'],
  ['este-ano', '2026-12-31', '2026-01-01', '2026-12-31'],
  ['2025-12-30..2026-01-02', '2026-07-15', '2025-12-30', '2026-01-02'],
  ['2026-01-02..2026-01-02', '2026-07-15', '2026-01-02', '2026-01-02'],
])("'%s' on %s is from %s to %s", (period, today, first, last) => {
  expect(daysOf(period, today)).toEqual({ first, last });
});

test.each([
  '',
  'hoy',
  'constructor',
  '2026-01-02',
  '2026-01-02..',
  '2026-01-03..2026-01-02',
  '2026-02-30..2026-03-01',
  '2026-01-01..2026-01-02..2026-01-03',
  '2026-01-01..9999-12-31',
  '9999-12-30..9999-12-30',
])("'%s' does not limit the list", (period) => {
  expect(daysOf(period, '2026-07-15')).toBeUndefined();
  expect(spanOf(period, '2026-07-15', 'Europe/Madrid')).toBeUndefined();
});

test('a range is written as it is read, and named by its days', () => {
  const period = rangeText({ first: '2025-12-30', last: '2026-01-02' });
  expect(daysOf(period, '2026-07-15')).toEqual({ first: '2025-12-30', last: '2026-01-02' });
  expect(rangeName({ first: '2025-12-30', last: '2026-01-02' })).toBe('30 dic 2025 – 2 ene 2026');
  expect(rangeName({ first: '2026-09-02', last: '2026-09-02' })).toBe('2 sept 2026');
});

test('a span includes its first and excludes the instant after its last day', () => {
  const span = spanOf('2026-03-29..2026-03-29', '2026-07-15', 'Europe/Madrid');
  // The day on which summer time begins has 23 hours.
  expect(span).toEqual({ from: Date.UTC(2026, 2, 28, 23), until: Date.UTC(2026, 2, 29, 22) });
  expect(isWithin(Date.UTC(2026, 2, 28, 23), span)).toBe(true);
  expect(isWithin(Date.UTC(2026, 2, 29, 22), span)).toBe(false);
  expect(isWithin(Date.UTC(2026, 2, 28, 22, 59, 59, 999), span)).toBe(false);
  expect(isWithin(null, span)).toBe(false);
  expect(isWithin(null, undefined)).toBe(true);
});
