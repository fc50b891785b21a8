import { expect, test, vi } from 'vitest';
import { randomId } from '@/lib/randomId';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

test('an id is a UUID and unique', () => {
  expect(randomId()).toMatch(UUID);
  expect(randomId()).not.toBe(randomId());
});

test('an id on an insecure page, as on a local network, is a UUID', () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  const ids = new Set(Array.from({ length: 100 }, randomId));
  vi.unstubAllGlobals();
  expect(ids.size).toBe(100);
  for (const id of ids) expect(id).toMatch(UUID);
});
