import { expect, test } from 'vitest';
import { groupBy } from '@/lib/groupBy';

test('groups by key, and keeps the order of keys and items', () => {
  const groups = groupBy([3, 1, 4, 1, 5, 2], (number) => (number % 2 === 0 ? 'even' : 'odd'));
  expect([...groups]).toEqual([
    ['odd', [3, 1, 1, 5]],
    ['even', [4, 2]],
  ]);
});
