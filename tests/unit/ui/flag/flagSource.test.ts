import { expect, test } from 'vitest';
import { flagSource } from '@/ui/flag/flagSource';

test('names the image by lower-case code under the configured base', () => {
  expect(flagSource('VE', 'https://cdn.flags.org/16x16')).toBe('https://cdn.flags.org/16x16/ve.png');
  expect(flagSource('es', '/flags')).toBe('/flags/es.png');
});

test.each(['', 'https://flags.turpial.example/16x16', 'http://flags.test'])(
  'returns no address for the base "%s"',
  (base) => {
    expect(flagSource('VE', base)).toBeUndefined();
  },
);

test('returns no address for anything but a two-letter code', () => {
  expect(flagSource('../x', 'https://cdn.flags.org')).toBeUndefined();
});
