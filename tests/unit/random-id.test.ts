import { expect, test, vi } from 'vitest';
import { randomId } from '@/lib/randomId';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

test('an id is a UUID, and never the same', () => {
  expect(randomId()).toMatch(UUID);
  expect(randomId()).not.toBe(randomId());
});

test('where the page is not secure, as on a local network, it is one too', () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  const ids = new Set(Array.from({ length: 100 }, randomId));
  vi.unstubAllGlobals();
  expect(ids.size).toBe(100);
  for (const id of ids) expect(id).toMatch(UUID);
});
