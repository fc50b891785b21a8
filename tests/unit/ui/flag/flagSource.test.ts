import { expect, test } from 'vitest';
import { flagSource } from '@/ui/flag/flagSource';

test('puts the code into the address', () => {
  expect(flagSource('VE', '/assets/flag-{code}-2.svg')).toBe('/assets/flag-ve-2.svg');
});

test('puts the name of the emoji into the address', () => {
  const template = 'https://emoji.turpial.example/16x16/{codepoints}.png';
  expect(flagSource('VE', template)).toBe('https://emoji.turpial.example/16x16/1f1fb-1f1ea.png');
  expect(flagSource('eu', template)).toBe('https://emoji.turpial.example/16x16/1f1ea-1f1fa.png');
});

test('returns no address for anything but a two-letter code', () => {
  expect(flagSource('../x', 'https://cdn.flags.org/{code}')).toBeUndefined();
});
