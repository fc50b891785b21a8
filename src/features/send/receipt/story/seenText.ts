import { dayOf, formatAtTime, formatShortDay } from '@/lib/dates';

/** 'visto a las 10:32', with the day if it was not today. */
export function seenText(at: number, now: number, timeZone: string | undefined): string {
  const isToday = dayOf(at, timeZone) === dayOf(now, timeZone);
  const day = isToday ? '' : ` el ${formatShortDay(at, timeZone, now)}`;
  return `visto${day} ${formatAtTime(at, timeZone)}`;
}
