import { expect, test } from 'vitest';
import { flagSource } from '@/ui/flagSource';

test('names the image by lower-case code under the configured base', () => {
  expect(flagSource('VE', 'https://cdn.flags.org/16x16')).toBe('https://cdn.flags.org/16x16/ve.png');
  expect(flagSource('es', '/flags')).toBe('/flags/es.png');
});

test.each(['', 'https://flags.turpial.example/16x16', 'http://flags.test'])(
  'asks nobody when the base is "%s"',
  (base) => {
    expect(flagSource('VE', base)).toBeUndefined();
  },
);

test('asks for nothing that is not a two-letter code', () => {
  expect(flagSource('../x', 'https://cdn.flags.org')).toBeUndefined();
});
