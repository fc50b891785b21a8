import { expect, test } from 'vitest';
import { compare } from '../../../scripts/visual/compare.mjs';
import { readLine, stored } from '../../../scripts/visual/store.mjs';

const signature = (value: number, height = 32) =>
  stored({ width: 64, height, tiles: new Uint8Array(12).fill(value) });

test('a stored line gives the signature back', () => {
  const { text, tiles } = signature(7);
  expect(readLine(`button--ready light ${text}`)).toEqual([
    'button--ready light',
    { width: 64, height: 32, tiles, text },
  ]);
});

test('says which pictures are new, other, larger and gone', () => {
  const before = new Map([
    ['same light', signature(10)],
    ['other light', signature(10)],
    ['larger light', signature(10)],
    ['gone light', signature(10)],
  ]);
  const now = new Map([
    ['same light', signature(11)],
    ['other light', signature(12)],
    ['larger light', signature(10, 36)],
    ['new light', signature(10)],
  ]);
  const { differences, gone } = compare(before, now, true);
  expect(differences.map(({ name, what }) => `${name} ${what}`)).toEqual([
    'other light differs in 2 tiles, the first at 0, 0',
    'larger light is 64 × 36, was 64 × 32',
    'new light is new',
  ]);
  expect(gone).toEqual(['gone light']);
});

test('a part of the stories leaves the others alone', () => {
  expect(compare(new Map([['other light', signature(1)]]), new Map(), false).gone).toEqual([]);
});
