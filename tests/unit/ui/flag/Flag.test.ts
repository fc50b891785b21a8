import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { allCountries } from '@/lib/phone/dialCountries';
import { flagSource } from '@/ui/flag/Flag';

test('puts the code into the address', () => {
  expect(flagSource('VE', '/assets/flag-{code}-2.svg')).toBe('/assets/flag-ve-2.svg');
});

test('puts the name of the emoji into the address', () => {
  const template = 'https://emoji.turpial.example/16x16/{codepoints}.png';
  expect(flagSource('VE', template)).toBe('https://emoji.turpial.example/16x16/1f1fb-1f1ea.png');
  expect(flagSource('eu', template)).toBe('https://emoji.turpial.example/16x16/1f1ea-1f1fa.png');
});

test('there is a picture for every country that is known by name', () => {
  const folder = dirname(createRequire(import.meta.url).resolve('circle-flags/package.json'));
  const missing = ['EU', ...allCountries().map(({ iso2 }) => iso2)].filter(
    (code) => !existsSync(join(folder, flagSource(code, 'flags/{code}.svg') ?? 'none')),
  );
  expect(missing).toEqual([]);
});

test('returns no address for anything but a two-letter code', () => {
  expect(flagSource('../x', 'https://cdn.flags.org/{code}')).toBeUndefined();
});
