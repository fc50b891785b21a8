import { getAllCountries } from 'countries-and-timezones';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDateTime, formatShortDay, formatSpreadsheetDate, parseInstant } from '@/lib/dates';
import { timeZoneOf } from '@/lib/timeZones';

const instants = fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2037, 11, 31) });

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
  ])('%s is the same instant: without a zone it is UTC', (timestamp) => {
    expect(parseInstant(timestamp)).toBe(expected);
  });

  test.each(['2026-07-01', '2026-07-01T00:00'])('%s is midnight UTC', (timestamp) => {
    expect(parseInstant(timestamp)).toBe(Date.UTC(2026, 6, 1));
  });

  test.each([undefined, null, '', 'ayer', '01/07/2026', '2026-13-01', Number.NaN, 1e20, {}, true])(
    '%s is not an instant',
    (value) => {
      expect(parseInstant(value)).toBeNull();
    },
  );

  test.each([
    '0001-01-01T00:00:00',
    '9999-12-31T23:59:59.9999999',
    8_640_000_000_000_000,
    -62_135_596_800_000,
  ])('%s, which databases write for no date, is none', (value) => {
    expect(parseInstant(value)).toBeNull();
  });

  test('every instant survives a round trip, with or without its zone', () => {
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
  ])('%s formats dates in %s', (country, zone) => {
    expect(timeZoneOf(country)).toBe(zone);
  });

  test.each([undefined, '', 'XX', 'ESP'])("%s uses the browser's zone", (country) => {
    expect(timeZoneOf(country)).toBeUndefined();
  });

  test('every country with zones gets one of them', () => {
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

  test("an unknown zone falls back to the browser's", () => {
    expect(formatDateTime(0, 'Europe/Atlantis')).toBe(formatDateTime(0, undefined));
  });
});

/** Zones with every kind of change: none, half an hour, seconds, two in a week, a minute after midnight. */
const zones = [
  'UTC',
  'America/Caracas',
  'Europe/Madrid',
  'Africa/Monrovia',
  'America/St_Johns',
  'Asia/Hebron',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
];

/** What the browser's own formats write. */
const intl = (timeZone: string | undefined) => {
  const medium = new Intl.DateTimeFormat('es-ES', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const numeric = new Intl.DateTimeFormat('es-ES', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  });
  return (instant: number) => [medium.format(instant), numeric.format(instant).replace(',', '')];
};
const own = (instant: number, timeZone: string | undefined) => [
  formatDateTime(instant, timeZone),
  formatSpreadsheetDate(instant, timeZone),
];

const FROM = Date.UTC(1970, 0);
const TO = Date.UTC(2100, 11, 31);
/** No zone changes its clocks twice in so short a time. */
const STEP = 5 * 24 * 60 * 60_000;

/** The instants from which on a zone has another offset. */
function changesOf(timeZone: string): readonly number[] {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const offsetAt = (instant: number) => format.format(instant).split(' ')[1];
  const changes: number[] = [];
  for (let from = FROM; from < TO; from += STEP) {
    let [before, after] = [from, from + STEP];
    if (offsetAt(before) === offsetAt(after)) continue;
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2);
      if (offsetAt(middle) === offsetAt(from)) before = middle;
      else after = middle;
    }
    changes.push(after);
  }
  return changes;
}

describe('dayjs writes what Intl writes', () => {
  test("in every country's zone, at any instant from 1970 to 2100", () => {
    const ofCountries = Object.keys(getAllCountries()).map((country) => timeZoneOf(country));
    const expected = new Map([...zones, ...ofCountries, undefined].map((zone) => [zone, intl(zone)]));
    const zone = fc.constantFrom(...expected.keys());
    fc.assert(
      fc.property(zone, fc.integer({ min: FROM, max: TO }), (timeZone, instant) => {
        expect(own(instant, timeZone)).toEqual(expected.get(timeZone)?.(instant));
      }),
      { numRuns: 1000 },
    );
  });

  test.each(zones)('in %s, at the edges of every change of its clocks', (timeZone) => {
    const expected = intl(timeZone);
    const changes = changesOf(timeZone);
    expect(changes.length > 0).toBe(timeZone !== 'UTC');
    const edges = changes.flatMap((change) =>
      [-3_600_000, -60_000, -1, 0, 59_999, 3_600_000].map((apart) => change + apart),
    );
    expect(edges.map((instant) => own(instant, timeZone))).toEqual(edges.map(expected));
  });
});

test.each([
  ['of this year', Date.UTC(2026, 9, 12, 9), '12 oct'],
  ['of last year', Date.UTC(2025, 9, 12, 9), '12 oct 2025'],
  ['of this year in the zone, of last year in UTC', Date.UTC(2025, 11, 31, 23, 30), '1 ene'],
  ['of September', Date.UTC(2026, 8, 1, 9), '1 sept'],
])('a day inside a sentence, %s', (_what, instant, text) => {
  expect(formatShortDay(instant, 'Europe/Madrid', Date.UTC(2026, 10, 22))).toBe(text);
});
