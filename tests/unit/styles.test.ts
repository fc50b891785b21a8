import { expect, test } from 'vitest';
import { filesIn } from '../support/sourceTree';

test('no style sheet has a subgrid: WebKit gives its rows hundreds of pixels when they align by baseline', () => {
  const sheets = filesIn('src', 'mocks', 'stories').filter(({ path }) => path.endsWith('.css'));
  const uses = sheets.filter(({ text }) => /:[^;{}]*\bsubgrid\b/.test(text.replace(/\/\*[\s\S]*?\*\//g, '')));
  expect(uses.map(({ path }) => path)).toEqual([]);
});
