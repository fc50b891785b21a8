import { getAllCountries } from 'countries-and-timezones';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDateTime, formatSpreadsheetDate, parseInstant } from '@/lib/dates';
import { timeZoneOf } from '@/lib/timeZones';

const instants = fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2037, 11, 31) });
const countries = fc.constantFrom(...Object.keys(getAllCountries()));

describe('reading a timestamp', () => {
  const expected = Date.UTC(2026, 6, 1, 10, 5, 30);

  test.each([
    '2026-07-01T10:05:30Z',
    '2026-07-01T10:05:30',
    '2026-07-01 10:05:30',
    '2026-07-01T10:05:30.000',
    '2026-07-01T12:05:30+02:00',
    '2026-07-01T12:05:30+0200',
    '2026-07-01T06:05:30-04',
    ' 2026-07-01T10:05:30z ',
    expected,
  ])('%s is the same instant: what has no zone is UTC', (timestamp) => {
    expect(parseInstant(timestamp)).toBe(expected);
  });

  test.each(['2026-07-01', '2026-07-01T00:00'])('%s is midnight UTC', (timestamp) => {
    expect(parseInstant(timestamp)).toBe(Date.UTC(2026, 6, 1));
  });

  test.each([undefined, null, '', 'ayer', '01/07/2026', '2026-13-01', Number.NaN, 1e20, {}, true])(
    '%s is no instant',
    (value) => {
      expect(parseInstant(value)).toBeNull();
    },
  );

  test('every instant survives being written, with or without its zone', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const written = new Date(instant).toISOString();
        expect(parseInstant(written)).toBe(instant);
        expect(parseInstant(written.slice(0, -1))).toBe(instant);
        expect(parseInstant(written.replace('T', ' ').slice(0, -1))).toBe(instant);
      }),
    );
  });
});

describe('the zone of a country', () => {
  test.each([
    ['AU', 'Australia/Sydney'],
    ['BR', 'America/Sao_Paulo'],
    ['IN', 'Asia/Kolkata'],
    ['MX', 'America/Mexico_City'],
    ['NZ', 'Pacific/Auckland'],
    ['SG', 'Asia/Singapore'],
    ['US', 'America/New_York'],
    ['LY', 'Africa/Tripoli'],
    ['ES', 'Europe/Madrid'],
    ['PT', 'Europe/Lisbon'],
    ['DE', 'Europe/Berlin'],
    ['VE', 'America/Caracas'],
    ['ve', 'America/Caracas'],
  ])('%s reads dates in %s', (country, zone) => {
    expect(timeZoneOf(country)).toBe(zone);
  });

  test.each([undefined, '', 'XX', 'ESP'])('%s leaves it to the browser', (country) => {
    expect(timeZoneOf(country)).toBeUndefined();
  });

  test('every country that has a zone gets one of its own', () => {
    const wrong = Object.values(getAllCountries())
      .filter(({ timezones }) => timezones.length > 0)
      .filter(({ id, timezones }) => !timezones.some((zone) => zone === timeZoneOf(id)))
      .map(({ id }) => `${id}: ${String(timeZoneOf(id))}`);
    expect(wrong).toEqual([]);
  });
});

describe('showing a date', () => {
  test('is medium date and short time in es-ES', () => {
    expect(formatDateTime(Date.UTC(2026, 0, 2, 8, 5), 'Europe/Madrid')).toBe('2 ene 2026, 9:05');
    expect(formatDateTime(Date.UTC(2026, 6, 2, 8, 5), 'Europe/Madrid')).toBe('2 jul 2026, 10:05');
  });

  test('keeps to the clock change: an hour is skipped in March and repeated in October', () => {
    const at = (instant: number) => formatDateTime(instant, 'Europe/Madrid').slice(-4);
    expect(at(Date.UTC(2026, 2, 29, 0, 59))).toBe('1:59');
    expect(at(Date.UTC(2026, 2, 29, 1, 0))).toBe('3:00');
    expect(at(Date.UTC(2026, 9, 25, 0, 30))).toBe('2:30');
    expect(at(Date.UTC(2026, 9, 25, 1, 30))).toBe('2:30');
  });

  test('a zone that the browser does not know falls back to its own', () => {
    expect(formatDateTime(0, 'Europe/Atlantis')).toBe(formatDateTime(0, undefined));
  });

  test('says the wall clock of the zone in every country, at any time of the year', () => {
    fc.assert(
      fc.property(countries, instants, (country, instant) => {
        const timeZone = timeZoneOf(country);
        const parts = Object.fromEntries(
          new Intl.DateTimeFormat('en-GB', {
            timeZone,
            year: 'numeric',
            month: '2-digit',
            day: '2-digit',
            hour: '2-digit',
            minute: '2-digit',
            hourCycle: 'h23',
          })
            .formatToParts(instant)
            .map(({ type, value }) => [type, value]),
        );
        const { day, month, year, hour, minute } = parts;
        const shown = formatSpreadsheetDate(instant, timeZone);
        expect(shown).toBe(`${day}/${month}/${year} ${hour}:${minute}`);
        expect(formatDateTime(instant, timeZone)).toMatch(
          new RegExp(`^${Number(day)} [a-z]{3,4} ${year}, ${Number(hour)}:${minute}$`),
        );
      }),
    );
  });
});
