import { expect, test } from 'vitest';
import { mayChange, refetchEvery } from '@/features/send/receipt/refetchPace';

const MINUTE = 60_000;
const now = Date.UTC(2026, 6, 15, 10);

/** An exchange made and last changed so many minutes ago. */
const pace = (made: number | null, changed: number, isAwaited = false) =>
  refetchEvery({
    inserted: made === null ? null : now - made * MINUTE,
    unchangedSince: now - changed * MINUTE,
    now,
    isAwaited,
  });

test.each([
  ['just made', 0, 0, 15_000],
  ['made by a server whose clock is ahead', -2, 0, 15_000],
  ['in its first day', 24 * 60 - 0.1, 59.9, 15_000],
  ['older than a day, whose status has just changed', 24 * 60, 0, 5 * MINUTE],
  ['days old, and seen unchanged for less than an hour', 5000, 59.9, 5 * MINUTE],
  ['unchanged for an hour', 5000, 60, false],
  ['made an hour ago, and unchanged since', 60, 60, false],
  ['of unknown age, seen for 16 minutes', null, 16, 15_000],
] as const)('the refetch interval of an exchange %s', (_name, made, changed, every) => {
  expect(pace(made, changed)).toBe(every);
});

test('an exchange whose change the user waits for is read on after an hour, every five minutes', () => {
  expect([pace(60, 60, true), pace(5000, 5000, true)]).toEqual([5 * MINUTE, 5 * MINUTE]);
  expect(pace(60, 59.9, true)).toBe(15_000);
});

test.each([
  ['just made', 0, [0], true],
  ['made a day ago', 24 * 60, [24 * 60], false],
  ['made days ago, opened now', 5000, [0], false],
  ['made days ago, seen to change an hour ago', 5000, [4000, 60], true],
  ['seen to change a day ago', 5000, [4000, 24 * 60], false],
  ['of unknown age, first seen a day ago', null, [24 * 60], false],
  ['of unknown age, seen now', null, [], true],
] as const)('whether an exchange may still change: %s', (_name, made, seen, expected) => {
  const ago = (minutes: number) => now - minutes * MINUTE;
  const changes = seen.map((minutes) => ({ at: ago(minutes) }));
  expect(mayChange(made === null ? null : ago(made), changes, now)).toBe(expected);
});
