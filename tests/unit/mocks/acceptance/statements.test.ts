import { existsSync, readFileSync } from 'node:fs';
import { statements } from '@mocks/acceptance/table';
import { sectionsOf } from '@stories/patterns/sections';
import { expect, test } from 'vitest';

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

const sections = sectionsOf(readFileSync('docs/product.md', 'utf8'));

test('every numbered section of docs/product.md has one statement, in order', () => {
  expect(sections.size).toBeGreaterThan(90);
  expect(statements.map(({ section }) => section)).toEqual([...sections.keys()]);
});

test('every sentence stands word for word in its section', () => {
  const missing = statements.filter(
    ({ section, sentence }) => !inOneLine(sections.get(section)?.text ?? '').includes(sentence),
  );
  expect(missing.map(({ section }) => section)).toEqual([]);
});

test('every statement names a test file that exists', () => {
  expect(statements.map((one) => `tests/${one.test}`).filter((file) => !existsSync(file))).toEqual([]);
});
