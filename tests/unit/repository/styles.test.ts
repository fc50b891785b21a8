import { filesIn } from '@tests/support/sourceTree';
import { expect, test } from 'vitest';

test('no style sheet uses a subgrid: WebKit adds hundreds of pixels to its baseline-aligned rows', () => {
  const sheets = filesIn('src', 'mocks', 'stories').filter(({ path }) => path.endsWith('.css'));
  const uses = sheets.filter(({ text }) => /:[^;{}]*\bsubgrid\b/.test(text.replace(/\/\*[\s\S]*?\*\//g, '')));
  expect(uses.map(({ path }) => path)).toEqual([]);
});

test("every search field hides WebKit's own clear button", () => {
  const fields = filesIn('src').filter(
    ({ path, text }) => path.endsWith('.tsx') && text.includes('type="search"'),
  );
  const hidden = /::-webkit-search-cancel-button \{\s*display: none;/;
  const sheetOf = (path: string) => path.replace(/\.tsx$/, '.module.css');
  const sheets = new Map(filesIn('src').map(({ path, text }) => [path, text]));
  expect(fields.length).toBeGreaterThan(0);
  const shown = fields.filter(({ path }) => !hidden.test(sheets.get(sheetOf(path)) ?? ''));
  expect(shown.map(({ path }) => path)).toEqual([]);
});
