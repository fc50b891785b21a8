import { readFileSync } from 'node:fs';
import { sectionsOf } from '@mocks/acceptance/sections';
import { linkOf } from '@mocks/acceptance/statement';
import { statements } from '@mocks/acceptance/table';
import { decodeScenario } from '@mocks/scenarios/link';
import { describe, expect, test } from 'vitest';

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

const sections = sectionsOf(readFileSync('docs/product.md', 'utf8'));

test('every numbered section of docs/product.md has one statement, in order', () => {
  expect(sections.size).toBeGreaterThan(90);
  expect(statements.map(({ section }) => section)).toEqual([...sections.keys()]);
});

describe.each(statements.map((statement) => [statement.section, statement] as const))(
  '%s',
  (section, one) => {
    test('has a sentence that stands word for word in its section', () => {
      expect(inOneLine(sections.get(section)?.text ?? '')).toContain(one.sentence);
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
