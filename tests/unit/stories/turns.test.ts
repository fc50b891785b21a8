import { takeTurn } from '@stories/overview/turns';
import { expect, test } from 'vitest';

test('three thumbnails load at once, the others in turn, and cancelled ones are skipped', () => {
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
