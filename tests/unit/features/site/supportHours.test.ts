import { expect, test } from 'vitest';
import { isSupportOpen } from '@/features/site/supportHours';

test.each([
  ['winter, 9:59 in Madrid', '2026-01-15T08:59:00Z', false],
  ['winter, 10:00 in Madrid', '2026-01-15T09:00:00Z', true],
  ['winter, 21:59 in Madrid', '2026-01-15T20:59:00Z', true],
  ['winter, 22:00 in Madrid', '2026-01-15T21:00:00Z', false],
  ['summer, 10:00 in Madrid', '2026-07-15T08:00:00Z', true],
  ['summer, 22:00 in Madrid', '2026-07-15T20:00:00Z', false],
  ['midnight in Madrid', '2026-01-14T23:00:00Z', false],
])('at %s support is open: %s → %s', (_when, instant, open) => {
  expect(isSupportOpen(Date.parse(instant))).toBe(open);
});
