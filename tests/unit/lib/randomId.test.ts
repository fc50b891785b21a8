import { expect, test, vi } from 'vitest';
import { randomId } from '@/lib/randomId';

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
])('on an insecure page an id of the bytes %d keeps all but the bits of the version', (byte, expected) => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(byte) });
  const id = randomId();
  vi.unstubAllGlobals();
  expect(id).toBe(expected);
});
