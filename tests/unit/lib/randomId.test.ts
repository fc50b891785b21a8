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

test('an id is made by the browser where it can', () => {
  const made = '00000000-0000-4000-8000-000000000001';
  vi.stubGlobal('crypto', { randomUUID: () => made });
  const id = randomId();
  vi.unstubAllGlobals();
  expect(id).toBe(made);
});

test.each([
  [0x00, '00000000-0000-4000-8000-000000000000'],
  [0xff, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
])('an id of random bytes %d keeps all but the bits of the version', (byte, expected) => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(byte) });
  const id = randomId();
  vi.unstubAllGlobals();
  expect(id).toBe(expected);
});
