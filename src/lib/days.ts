import { DAY_MS } from './clock';
import { dayOf, utcDay, wallClock, type Day } from './dates';

// Days and months of the calendar, for the pages that count with them.

/** The text as a day; undefined for anything else, also for a day that no month has. */
export function readDay(text: string): Day | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  return utcDay(text).format('YYYY-MM-DD') === text ? text : undefined;
}

/** The local time of a zone minus UTC at an instant, in ms. */
function offsetAt(instant: number, timeZone: string | undefined): number {
  const wall = wallClock(instant, timeZone).format('YYYY-MM-DDTHH:mm:ss');
  return Date.parse(`${wall}Z`) - instant;
}

/** The first instant of a day in the zone. It is not midnight where the clocks change at midnight. */
export function startOfDay(day: Day, timeZone: string | undefined): number {
  const midnight = utcDay(day).valueOf();
  const candidates = [midnight - DAY_MS, midnight + DAY_MS]
    .map((near) => midnight - offsetAt(near, timeZone))
    .filter((instant) => dayOf(instant, timeZone) >= day);
  return Math.min(...candidates);
}

/** The day that comes `count` days later. */
export const addDays = (day: Day, count: number): Day => utcDay(day).add(count, 'day').format('YYYY-MM-DD');

/** '2 ene 2026'. */
export const formatDay = (day: Day): string => utcDay(day).format('D MMM YYYY');

/** '15 de julio de 2026'. */
export const formatLongDay = (day: Day): string => utcDay(day).format('D [de] MMMM [de] YYYY');

/** 'miércoles'. */
export const formatWeekday = (day: Day): string => utcDay(day).format('dddd');

/** A month of the calendar: '2026-01'. */
export type Month = string;

export const monthOf = (day: Day): Month => day.slice(0, 7);

/** 31 days after its first day it is always the next month. */
export const nextMonth = (month: Month): Month => monthOf(addDays(`${month}-01`, 31));

export const lastDayOf = (month: Month): Day => addDays(`${nextMonth(month)}-01`, -1);

/** The months from one to another, both included. */
export function monthsBetween(first: Month, last: Month): readonly Month[] {
  const months: Month[] = [];
  for (let month = first; month <= last; month = nextMonth(month)) months.push(month);
  return months;
}

/** 'enero de 2026'. */
export const formatMonth = (month: Month): string => utcDay(`${month}-01`).format('MMMM [de] YYYY');
