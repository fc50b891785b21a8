import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOf } from '@/lib/dates';
import {
  addDays,
  formatDay,
  formatLongDay,
  formatMonth,
  formatWeekday,
  monthsBetween,
  readDay,
  startOfDay,
} from '@/lib/days';

const instants = fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2037, 11, 31) });

describe('days', () => {
  // Some of these clocks change at midnight, and Apia skipped 30 December 2011.
  const zones = fc.constantFrom(
    undefined,
    'Europe/Madrid',
    'America/Caracas',
    'Atlantic/Azores',
    'America/Santiago',
    'America/Asuncion',
    'Asia/Beirut',
    'America/Havana',
    'Pacific/Apia',
  );

  test('an instant belongs to a day from its start on, in every zone', () => {
    fc.assert(
      fc.property(instants, zones, fc.integer({ min: -2, max: 2 }), (instant, zone, more) => {
        const day = addDays(dayOf(instant, zone), more);
        expect(dayOf(instant, zone) >= day).toBe(instant >= startOfDay(day, zone));
      }),
      { numRuns: 2000 },
    );
  });

  test('the millisecond before a day belongs to an earlier one, in every zone', () => {
    fc.assert(
      fc.property(instants, zones, (instant, zone) => {
        const day = dayOf(instant, zone);
        const start = startOfDay(day, zone);
        expect(dayOf(start, zone)).toBe(day);
        expect(dayOf(start - 1, zone) < day).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    ['America/Santiago', '2024-09-08', '2024-09-08T04:00:00Z'],
    ['Atlantic/Azores', '2024-10-27', '2024-10-27T00:00:00Z'],
    ['America/Havana', '2024-03-10', '2024-03-10T05:00:00Z'],
    ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00Z'],
    ['Asia/Beirut', '2024-03-31', '2024-03-30T22:00:00Z'],
  ])('in %s the day %s starts at %s', (zone, day, start) => {
    expect(new Date(startOfDay(day, zone)).toISOString()).toBe(start.replace('Z', '.000Z'));
  });

  test('only a day of the calendar is read', () => {
    expect(readDay('2024-02-29')).toBe('2024-02-29');
    for (const text of ['2023-02-29', '2024-13-01', '2024-2-9', 'hoy', '', '2024-02-29T00:00']) {
      expect(readDay(text)).toBeUndefined();
    }
  });

  test('months follow each other', () => {
    expect(monthsBetween('2025-11', '2026-02')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
    expect(monthsBetween('2026-02', '2026-02')).toEqual(['2026-02']);
    expect(monthsBetween('2026-03', '2026-02')).toEqual([]);
  });

  test('a day is written as es-ES writes it', () => {
    expect(formatDay('2026-09-02')).toBe('2 sept 2026');
    expect(formatLongDay('2026-08-05')).toBe('5 de agosto de 2026');
    expect(formatWeekday('2026-09-02')).toBe('miércoles');
    expect(formatMonth('2026-09')).toBe('septiembre de 2026');
  });
});
