import { pattern } from '@tests/support/pattern';
import { describe, expect, it } from 'vitest';
import { isWithin, listChars, type CharSet } from '@/features/beneficiaries/pattern/charSet';
import { extentOf } from '@/features/beneficiaries/pattern/extent';

const rootOf = (source: string) => pattern(source).root;

function setOf(source: string): CharSet {
  const root = rootOf(source);
  if (root.kind !== 'set') throw new Error(`no set: ${source}`);
  return root.set;
}

describe('a set of characters', () => {
  it('is listed in the order of the pattern, if it has at most as many as asked for', () => {
    expect(listChars(setOf('[a-cX]'), 4)).toEqual(['a', 'b', 'c', 'X']);
    expect(listChars(setOf('[a-cX]'), 3)).toBeUndefined();
    expect(listChars(setOf('[]'), 0)).toEqual([]);
  });

  it.each(['[^a]', '\\s', '[a\\s]', '[^\\s]'])('is not listed if its end is open: %s', (source) => {
    expect(listChars(setOf(source), 100_000)).toBeUndefined();
  });

  it('is within ranges if each of its characters is', () => {
    const digits = [[0x30, 0x39]] as const;
    expect(isWithin(setOf('[0-9]'), digits)).toBe(true);
    expect(isWithin(setOf('[/-9]'), digits)).toBe(false);
    expect(isWithin(setOf('[0-:]'), digits)).toBe(false);
    expect(isWithin(setOf('[3x]'), digits)).toBe(false);
    expect(isWithin(setOf('[^3]'), digits)).toBe(false);
    expect(isWithin(setOf('[3\\s]'), digits)).toBe(false);
  });

  it('has an expression for its classes only', () => {
    expect(setOf('[a-c]')).toEqual({ ranges: [[0x61, 0x63]], classes: [], negated: false });
    expect(setOf('[a\\s]').inClasses).toBeInstanceOf(RegExp);
  });
});

describe('the extent of a pattern', () => {
  it.each([
    ['a|bcd', 1, 3],
    ['abc|d', 1, 3],
    ['a{2,5}b', 3, 6],
    ['(?:ab?){3}', 3, 6],
    ['a*', 0, Infinity],
    ['(?:|a)', 0, 1],
    ['(?=abc)a', 1, 1],
  ])('of %s is from %d to %d characters', (source, min, max) => {
    expect(extentOf(rootOf(source))).toMatchObject({ min, max });
  });

  it.each(['a{0}', '(?:){3}', '(?:)*', '(?:\\b){2,}', '^$'])('of %s is that of no character', (source) => {
    expect(extentOf(rootOf(source))).toEqual({ min: 0, max: 0, sets: [] });
  });
});
