import { expect, it } from 'vitest';
import { allMatches, firstMatch, replaceMatches } from '@/features/beneficiaries/paste/matching';

const texts = (text: string, pattern: Parameters<typeof allMatches>[1]) =>
  allMatches(text, pattern).map(({ 0: match, index }) => `${index} ${match}`);

it('finds a match only after or not after a text', () => {
  expect(texts('a1 b1 1', { after: /a$/, pattern: /\d/g })).toEqual(['1 1']);
  expect(texts('a1 b1 1', { notAfter: /a$/, pattern: /\d/g })).toEqual(['4 1', '6 1']);
  expect(texts('4/ 5/', { after: /\d$/, notAfter: /4$/, pattern: /\//g })).toEqual(['4 /']);
});

it('looks for a refused match again from its second character', () => {
  expect(texts('x123', { notAfter: /x$/, pattern: /\d{2}/g })).toEqual(['2 23']);
});

it('takes the first match in the text, at the same place that of the first pattern', () => {
  const either = [/bc/g, { notAfter: /x$/, pattern: /abc?/g }];
  expect(texts('xabc abc', either)).toEqual(['2 bc', '5 abc']);
  expect(texts('ab', [/a/g, /ab/g])).toEqual(['0 a']);
  expect(firstMatch('none', either)).toBeUndefined();
});

it('replaces the matches and nothing else', () => {
  const zero = { after: /\d$/, pattern: /o(?=\d)/g };
  expect(replaceMatches('1o1 oo 2o2', zero, () => '0')).toBe('101 oo 202');
  expect(replaceMatches('a12', /(\d)(\d)/g, ([, one, other]) => `${other}${one}`)).toBe('a21');
});
