import dayjs, { type Dayjs } from 'dayjs';
import es from 'dayjs/locale/es.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
// Every text of the app is Spanish. The short name of September is the one of es-ES; dayjs has 'sep'.
dayjs.locale({ ...es, monthsShort: 'ene feb mar abr may jun jul ago sept oct nov dic'.split(' ') });

const TIMESTAMP =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

function zoneOf(text: string): string {
  const [, sign = '', hours = '', minutes = '00'] = /^([+-])(\d{2}):?(\d{2})?$/.exec(text) ?? [];
  return sign === '' ? 'Z' : `${sign}${hours}:${minutes}`;
}

/** No exchange is older or younger. Databases write year 1 or 9999 for 'no date'. */
const [EARLIEST, LATEST] = [0, Date.UTC(2100, 0)];

const validInstant = (date: Dayjs) =>
  date.valueOf() > EARLIEST && date.valueOf() < LATEST ? date.valueOf() : null;

/**
 * The instant in ms of a server's timestamp from 1970 to 2099, or null if it is none. Without a zone it is UTC
 * (product 9.6), where dayjs would read local time; a number is milliseconds.
 */
export function parseInstant(value: unknown): number | null {
  if (typeof value === 'number') return validInstant(dayjs(value));
  const [, date, time = '00:00', zone = ''] =
    TIMESTAMP.exec(typeof value === 'string' ? value.trim() : '') ?? [];
  if (date === undefined) return null;
  return validInstant(dayjs(`${date}T${time}${zoneOf(zone)}`));
}

const PARTS: Intl.DateTimeFormatOptions = {
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
};

type WallClock = (instant: number) => Dayjs;

/** The local time of a zone. Intl reads it, because dayjs' own zones take a hundred times as long (decision 32). */
function clockIn(timeZone: string): WallClock {
  try {
    const parts = new Intl.DateTimeFormat('en-US', { ...PARTS, timeZone });
    return (instant) => {
      const numbers = parts.format(instant).split(/\D+/).map(Number);
      const [month = 1, day = 1, year = 1970, hour = 0, minute = 0, second = 0] = numbers;
      return dayjs.utc(Date.UTC(year, month - 1, day, hour, minute, second));
    };
  } catch {
    return dayjs;
  }
}

const clocks = new Map<string, WallClock>();

/** The local time of a zone. Undefined, or a zone that the browser does not know, means the browser's zone. */
export function wallClock(instant: number, timeZone: string | undefined): Dayjs {
  if (timeZone === undefined) return dayjs(instant);
  const clock = clocks.get(timeZone) ?? clockIn(timeZone);
  clocks.set(timeZone, clock);
  return clock(instant);
}

/** A day of the calendar: '2026-01-02'. Days compare and sort as texts. */
export type Day = string;

/** A day in UTC, where each has 24 hours. */
export const utcDay = (day: Day): Dayjs => dayjs.utc(day);

/** The day of an instant in the zone. */
export const dayOf = (instant: number, timeZone: string | undefined): Day =>
  wallClock(instant, timeZone).format('YYYY-MM-DD');

/** '2 ene 2026, 9:05': medium date and short time in the zone, as es-ES writes them (product 9.6, decision 32). */
export const formatDateTime = (instant: number, timeZone: string | undefined): string =>
  wallClock(instant, timeZone).format('D MMM YYYY, H:mm');

/** 'a las 9:05', 'a la 1:05': the time in the zone, inside a sentence. */
export function formatAtTime(instant: number, timeZone: string | undefined): string {
  const time = wallClock(instant, timeZone);
  return `${time.hour() === 1 ? 'a la' : 'a las'} ${time.format('H:mm')}`;
}

/** '12 oct', or '12 oct 2025' if it was not in the year of `now`: a day inside a sentence (product 9.6). */
export function formatShortDay(instant: number, timeZone: string | undefined, now: number): string {
  const day = wallClock(instant, timeZone);
  return day.format(day.year() === wallClock(now, timeZone).year() ? 'D MMM' : 'D MMM YYYY');
}

/** '02/01/2026 09:05', as a Spanish spreadsheet reads it. */
export const formatSpreadsheetDate = (instant: number, timeZone: string | undefined): string =>
  wallClock(instant, timeZone).format('DD/MM/YYYY HH:mm');

/** Shown for a missing value (product 9.6). */
export const NO_VALUE = '—';
