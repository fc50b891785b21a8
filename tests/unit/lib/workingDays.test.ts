import { expect, test } from 'vitest';
import { holidays, workingDaysAfter } from '@/lib/workingDays';

test.each([
  ['a Monday', '2026-07-13', 1, '2026-07-14'],
  ['a Friday', '2026-07-17', 1, '2026-07-20'],
  ['a Saturday', '2026-07-18', 1, '2026-07-20'],
  ['a Sunday', '2026-07-19', 5, '2026-07-24'],
  ['three weeks', '2026-07-15', 15, '2026-08-05'],
  ["the year's end", '2026-12-30', 3, '2027-01-04'],
  ['a leap day', '2028-02-28', 1, '2028-02-29'],
])('without holidays, from %s on %s %i working days end on %s', (_what, day, count, last) => {
  expect(workingDaysAfter(day, count, [])).toBe(last);
});

test.each([
  ['on a working day moves the end', ['2026-10-12'], '2026-10-09', 1, '2026-10-13'],
  ['on the last day moves the end over a weekend', ['2026-07-17'], '2026-07-16', 1, '2026-07-20'],
  ['on a Saturday moves nothing', ['2026-08-15'], '2026-08-14', 1, '2026-08-17'],
  ['on the day itself moves nothing', ['2026-07-15'], '2026-07-15', 1, '2026-07-16'],
  ["around the year's end", ['2026-12-25', '2027-01-01', '2027-01-06'], '2026-12-17', 15, '2027-01-12'],
])('a holiday %s', (_what, days, day, count, last) => {
  expect(workingDaysAfter(day, count, days)).toBe(last);
});

test("the default list has Spain's national holidays on weekdays", () => {
  const fixed = ['01-01', '01-06', '05-01', '08-15', '10-12', '11-01', '12-06', '12-08', '12-25'];
  const goodFridays = ['2026-04-03', '2027-03-26'];
  const all = goodFridays.flatMap((day) => [day, ...fixed.map((date) => `${day.slice(0, 4)}-${date}`)]);
  const onWeekdays = all.filter((day) => new Date(day).getUTCDay() % 6 !== 0);
  expect([...holidays].sort()).toEqual(onWeekdays.sort());
});
