import { expect, test } from 'vitest';
import { takeTurn } from '@stories/overview/turns';

test('three thumbnails are drawn at once, the others in turn, and those that left are passed over', () => {
  const started: number[] = [];
  const give = [0, 1, 2, 3, 4, 5].map((number) => takeTurn(() => started.push(number)));
  expect(started).toEqual([0, 1, 2]);
  give[3]?.();
  give[1]?.();
  give[1]?.();
  expect(started).toEqual([0, 1, 2, 4]);
  give[0]?.();
  expect(started).toEqual([0, 1, 2, 4, 5]);
});
