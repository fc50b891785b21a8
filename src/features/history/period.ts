import type { Day } from '@/lib/dates';
import { addDays, formatDay, lastDayOf, monthOf, readDay, startOfDay } from '@/lib/days';

/** The periods with a name, as the address writes them. They move with the calendar. */
export const namedPeriods = {
  'este-mes': 'Este mes',
  'mes-pasado': 'Mes pasado',
  'este-ano': 'Este año',
} as const;

type PeriodName = keyof typeof namedPeriods;

/** A first and a last day; both belong to it. */
export interface DayRange {
  readonly first: Day;
  readonly last: Day;
}

/** The instants of a range of days, in ms; `until` is the first instant after it. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

const SEPARATOR = '..';

const isName = (period: string): period is PeriodName => Object.hasOwn(namedPeriods, period);

/** A range as the address writes it: '2026-01-02..2026-03-04'. */
export const rangeText = ({ first, last }: DayRange): string => `${first}${SEPARATOR}${last}`;

/** A day of a later year has no next day with four digits for the year. */
const LAST_DAY: Day = '9998-12-31';

function readRange(period: string): DayRange | undefined {
  const [first, last, ...rest] = period.split(SEPARATOR).map(readDay);
  return first !== undefined && last !== undefined && first <= last && last <= LAST_DAY && rest.length === 0
    ? { first, last }
    : undefined;
}

/** The first and the last day of the month of a day. */
function wholeMonth(day: Day): DayRange {
  const month = monthOf(day);
  return { first: `${month}-01`, last: lastDayOf(month) };
}

function namedRange(name: PeriodName, today: Day): DayRange {
  const thisMonth = wholeMonth(today);
  switch (name) {
    case 'este-mes':
      return thisMonth;
    case 'mes-pasado':
      return wholeMonth(addDays(thisMonth.first, -1));
    case 'este-ano':
      return { first: `${today.slice(0, 4)}-01-01`, last: `${today.slice(0, 4)}-12-31` };
  }
}

/** The days of a period; undefined for an empty text, which means no limit, and for one that cannot be read. */
export function daysOf(period: string, today: Day): DayRange | undefined {
  return isName(period) ? namedRange(period, today) : readRange(period);
}

/** '2 ene 2026 – 4 mar 2026'. */
export function rangeName({ first, last }: DayRange): string {
  return first === last ? formatDay(first) : `${formatDay(first)} – ${formatDay(last)}`;
}

/** The instants of a period in the user's zone. Computed once, because a row then costs one comparison. */
export function spanOf(period: string, today: Day, timeZone: string | undefined): Span | undefined {
  const days = daysOf(period, today);
  return (
    days && {
      from: startOfDay(days.first, timeZone),
      until: startOfDay(addDays(days.last, 1), timeZone),
    }
  );
}

/** Whether an instant belongs to a span; without a span, every instant does. An unknown instant belongs to none. */
export function isWithin(instant: number | null, span: Span | undefined): boolean {
  return span === undefined || (instant !== null && instant >= span.from && instant < span.until);
}
