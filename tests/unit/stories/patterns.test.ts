import { readFileSync } from 'node:fs';
import { sectionsOf } from '@mocks/acceptance/sections';
import { statements } from '@mocks/acceptance/table';
import { filesIn } from '@tests/support/sourceTree';
import { describe, expect, test } from 'vitest';

const files = filesIn('stories');
const sections = sectionsOf(readFileSync('docs/product.md', 'utf8'));
const guides = files.filter(({ path }) => /^stories\/patterns\/\w+\.mdx$/.test(path));

/** The strings of the list that a prop of an element in a guide contains. */
function listIn(text: string, prop: RegExp): readonly string[] {
  const [, list = ''] = prop.exec(text) ?? [];
  return [...list.matchAll(/'([^']+)'/g)].map(([, item = '']) => item);
}

test('every flow of a pattern has a guide', () => {
  const flows = files.filter(({ path }) => /^stories\/patterns\/\w+\.stories\.tsx$/.test(path));
  expect(flows.map(({ path }) => path.replace('.stories.tsx', '.mdx'))).toEqual(
    guides.map(({ path }) => path),
  );
});

describe.each(guides)('the guide $path', ({ path, text }) => {
  test('has the title of its flow, which has named steps', () => {
    const flow = files.find((file) => file.path === path.replace('.mdx', '.stories.tsx'))?.text ?? '';
    expect(text).toContain('<Meta of={stories} />');
    expect(text).toContain('<Canvas of={stories.Flow} />');
    expect(flow).toContain(`title: '${/^# (.+)$/m.exec(text)?.[1]}'`);
    expect(flow.match(/\bstep\(/g)?.length).toBeGreaterThan(1);
  });

  test('says when to use it and when not', () => {
    expect(text).toMatch(/^## Cuándo usarlo\n\n\p{Lu}/mu);
    expect(text).toMatch(/^## Cuándo no\n\n\p{Lu}/mu);
  });

  test('names pieces that have a guide', () => {
    const names = listIn(text, /<PieceLinks\s+names=\{\[(.*?)\]/s);
    expect(names.length).toBeGreaterThan(0);
    const known = files.map((file) => /(\w+)\.mdx$/.exec(file.path)?.[1]);
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
  });

  test('cites sections of docs/product.md that exist and that the acceptance script states', () => {
    const cited = listIn(text, /<Statements\s+of=\{\[(.*?)\]/s);
    expect(cited.length).toBeGreaterThan(0);
    expect(cited.filter((number) => !sections.get(number)?.text)).toEqual([]);
    const stated = statements.map(({ section }) => section);
    expect(cited.filter((number) => !stated.includes(number))).toEqual([]);
  });
});
