import { readabilityOf, wordsOf } from '@tests/support/readability';
import { filesIn } from '@tests/support/sourceTree';
import { expect, test } from 'vitest';

/** Words in a minute that adults read silently in Spanish, the mean of Brysbaert (2019). */
const WORDS_PER_MINUTE = 278;

test('the first page of the catalogue is read in 30 seconds', () => {
  const page = filesIn('stories').find(({ path }) => path === 'stories/Bienvenida.mdx')?.text ?? '';
  const text = page.replace(/^import .*$/gm, '').replace(/<[^>]*>/g, ' ');
  expect(wordsOf(text).length).toBeGreaterThan(50);
  expect(wordsOf(text).length).toBeLessThan(WORDS_PER_MINUTE / 2);
  expect(readabilityOf([text])).toBeGreaterThan(55);
});
