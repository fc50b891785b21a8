import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accepts } from '@/features/beneficiaries/pattern/accepts';
import { parsePattern } from '@/features/beneficiaries/pattern/parse';

function test(source: string, text: string): boolean {
  const pattern = parsePattern(source);
  if (!pattern) throw new Error(`no rule: ${source}`);
  return accepts(pattern, text);
}

const atom = fc.constantFrom(
  ...['a', 'b', 'V', '0', '1', '-', '.', '\\d', '\\D', '\\w', '\\W', '\\s', '\\S', '\\.', '\\-', '\\x61'],
  ...['[ab]', '[^ab]', '[a-c0-1]', '[\\d-]', '[\\w.-]', '[^\\s]', '[]', '[^]', '\\b', '\\B', '^', '$'],
);
const quantifier = fc.constantFrom('', '', '*', '+', '?', '{2}', '{1,3}', '{0,2}', '{2,}', '*?', '{1,2}?');
const isAssertion = (source: string) => ['^', '$', '\\b', '\\B'].includes(source);

/** Sources of regular expressions, three levels deep. */
const { source } = fc.letrec<{ source: string; group: string; term: string }>((tie) => ({
  group: fc
    .tuple(fc.constantFrom('(', '(?:', '(?=', '(?!', '(?<n>'), tie('source'))
    .filter(([opening, inner]) => !(opening === '(?<n>' && inner.includes('(?<n>')))
    .map(([opening, inner]) => `${opening}${inner})`),
  term: fc
    .tuple(fc.oneof({ depthSize: 'small', withCrossShrink: true }, atom, tie('group')), quantifier)
    .map(([item, count]) =>
      isAssertion(item) || item.startsWith('(?!') || item.startsWith('(?=') ? item : item + count,
    ),
  source: fc
    .array(fc.array(tie('term'), { maxLength: 3 }), { minLength: 1, maxLength: 2 })
    .map((options) => options.map((terms) => terms.join('')).join('|')),
}));
const text = fc.string({ unit: fc.constantFrom(...'abcV01-. \nñ'), maxLength: 8 });

describe('a server regular expression', () => {
  it('accepts exactly what the browser accepts', () => {
    fc.assert(
      fc.property(source, text, (pattern, value) => {
        let native: RegExp;
        try {
          native = new RegExp(pattern);
        } catch {
          expect(parsePattern(pattern)).toBeUndefined();
          return;
        }
        fc.pre(pattern !== '');
        expect(test(pattern, value)).toBe(native.test(value));
      }),
      { numRuns: 1500 },
    );
  });

  it.each([
    ['(a+)+$', 'a'],
    ['^(a|a)*$', 'a'],
    ['^(a|aa)+$', 'a'],
    ['^(\\d+\\s*)*$', '1'],
    ['^a*a*a*a*a*a*a*a*b$', 'a'],
    ['^(([a-z])+.)+[A-Z]([a-z])+$', 'a'],
    ['^((((a*)*)*)*)*b$', 'a'],
    ['^(?=(a+)+b)', 'a'],
    ['^(a{0,200}){0,200}b$', 'a'],
    ['(){1000000000}b', 'a'],
    [`${'('.repeat(300)}a*${')*'.repeat(150)}${')'.repeat(150)}b`, 'a'],
    [`^[${'\\w'.repeat(480)}]*$`, '!'],
    [`^[${'\\p{Lu}\\P{N}'.repeat(70)}]*b$`, '1'],
  ])('cannot hang the page: %s', (pattern, char) => {
    const started = performance.now();
    test(pattern, `${char.repeat(5000)}!`);
    test(pattern, `${char.repeat(40)}!`);
    expect(performance.now() - started).toBeLessThan(1500);
  });

  it('refuses what a catastrophic pattern refuses, for texts of normal length', () => {
    expect(test('^(a+)+$', `${'a'.repeat(40)}!`)).toBe(false);
    expect(test('^(\\d+\\s*)*$', `${'1'.repeat(60)}x`)).toBe(false);
  });

  it.each(['', '  ', '[', '(', '^(?i)a$', 'a{2,1}', '*', '(a)\\1', '(?<n>a)\\k<n>', '(?<=a)b', '\\p{Nope}'])(
    'is no rule if invalid or unsupported: %j',
    (pattern) => {
      expect(parsePattern(pattern)).toBeUndefined();
    },
  );

  it('may be between slashes, with its flag', () => {
    expect(test('/^v\\d+$/i', 'V12')).toBe(true);
    expect(test('/^v\\d+$/', 'V12')).toBe(false);
  });

  it('supports Unicode classes', () => {
    expect(test('^[\\p{L} ]+$', 'José Núñez')).toBe(true);
    expect(test('^[\\p{L} ]+$', 'José 2')).toBe(false);
  });
});
