import { readFileSync } from 'node:fs';
import { linkOf } from '@mocks/acceptance/statement';
import { statements } from '@mocks/acceptance/table';
import { decodeScenario } from '@mocks/scenarios/link';
import { describe, expect, test } from 'vitest';

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

const product = readFileSync('docs/product.md', 'utf8');
/** The text of each numbered section, by number. */
const sections = new Map(
  product
    .split(/^### (?=\d)/m)
    .slice(1)
    .map((text) => [text.split(' ', 1)[0] ?? '', inOneLine(text.split(/^## /m, 1)[0] ?? '')]),
);

test('every numbered section of docs/product.md has one statement, in order', () => {
  expect(sections.size).toBeGreaterThan(90);
  expect(statements.map(({ section }) => section)).toEqual([...sections.keys()]);
});

describe.each(statements.map((statement) => [statement.section, statement] as const))(
  '%s',
  (section, one) => {
    test('has a sentence that stands word for word in its section', () => {
      expect(sections.get(section)).toContain(one.sentence);
    });

    test('names a test that exists', () => {
      const [file, title] = one.test;
      const text = readFileSync(`tests/${file}`, 'utf8').replaceAll(String.raw`\'`, "'");
      expect([`'${title}'`, `"${title}"`, `\`${title}\``].some((quoted) => text.includes(quoted))).toBe(true);
    });

    test('has a link that starts its scenario', () => {
      const { searchParams } = new URL(linkOf(one, 'https://demo.example/turpial/'));
      expect(decodeScenario(searchParams.get('escenario') ?? '').name).toBe(one.preset);
    });
  },
);
