import type { Day } from './dates';
import { addDays } from './days';

/** Not in `config`, so that no first view carries the list. */
export const holidays: readonly Day[] = import.meta.env.VITE_HOLIDAYS.split(',');

/** A day from Monday to Friday that is no holiday. */
const isWorkingDay = (day: Day, without: readonly Day[]) =>
  new Date(day).getUTCDay() % 6 !== 0 && !without.includes(day);

/** The last of `count` working days that begin with the day after `day`. */
export function workingDaysAfter(day: Day, count: number, without: readonly Day[]): Day {
  let last = day;
  for (let left = count; left > 0;) {
    last = addDays(last, 1);
    if (isWorkingDay(last, without)) left -= 1;
  }
  return last;
}

/** Whether a list of holidays has one in each year from one day to another: otherwise it ends before. */
export function hasYearsOf(without: readonly Day[], first: Day, last: Day): boolean {
  const years = new Set(without.map((day) => day.slice(0, 4)));
  return years.has(first.slice(0, 4)) && years.has(last.slice(0, 4));
}
