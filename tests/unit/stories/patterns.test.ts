import { readFileSync } from 'node:fs';
import { sectionsOf } from '@mocks/acceptance/sections';
import { statements } from '@mocks/acceptance/table';
import { patterns, type Pattern } from '@stories/patterns/patterns';
import { stepsIn } from '@stories/patterns/steps';
import { filesIn } from '@tests/support/sourceTree';
import { describe, expect, test } from 'vitest';
import { allPieces } from '../../../.storybook/facts/pieces';

interface PatternModule {
  readonly default: {
    readonly title?: string;
    readonly tags?: readonly string[];
    readonly parameters?: { readonly pattern?: Pattern; readonly wholeApp?: boolean };
  };
  readonly Flow?: { readonly play?: unknown };
}

const modules = import.meta.glob<PatternModule>('../../../stories/patterns/*.stories.tsx', { eager: true });
const texts = new Map(filesIn('stories/patterns').map(({ path, text }) => [path, text]));
const sections = sectionsOf(readFileSync('docs/product.md', 'utf8'));
const pieces = allPieces().map(({ name }) => name);

test('every flow of a pattern belongs to a pattern', () => {
  const files = Object.keys(patterns).map((name) => `../../../stories/patterns/${name}.stories.tsx`);
  expect(Object.keys(modules).sort()).toEqual(files.sort());
});

test('the sidebar lists the patterns in their order', () => {
  const preview = filesIn('.storybook').find(({ path }) => path === '.storybook/preview.tsx')?.text ?? '';
  const [, listed = ''] = /'Patrones',\s*\[(.*?)\]/s.exec(preview) ?? [];
  const titles = [...listed.matchAll(/'(.+?)'/g)].map(([, title]) => title);
  expect(titles).toEqual(Object.values(patterns).map(({ title }) => title));
});

describe.each(Object.entries<Pattern>(patterns))('the pattern %s', (name, pattern) => {
  test('has a page with its title and a flow of the whole app, in named steps', () => {
    const { default: meta, Flow } = modules[`../../../stories/patterns/${name}.stories.tsx`] ?? {};
    expect(meta).toMatchObject({ title: pattern.title, tags: ['autodocs'] });
    expect(meta?.parameters).toMatchObject({ pattern, wholeApp: true });
    expect(Flow?.play).toBeTypeOf('function');
    expect(stepsIn(texts.get(`stories/patterns/${name}.stories.tsx`) ?? '').length).toBeGreaterThan(1);
  });

  test('names pieces that have a page', () => {
    expect(pattern.pieces.length).toBeGreaterThan(0);
    expect(pattern.pieces.filter((piece) => !pieces.includes(piece))).toEqual([]);
  });

  test('cites sections of docs/product.md that exist and that the acceptance script states', () => {
    expect(pattern.sections.length).toBeGreaterThan(0);
    expect(pattern.sections.filter((number) => !sections.get(number)?.text)).toEqual([]);
    const stated = statements.map(({ section }) => section);
    expect(pattern.sections.filter((number) => !stated.includes(number))).toEqual([]);
  });

  test('says when to use it and when not', () => {
    for (const text of [pattern.use, pattern.avoid]) {
      expect(text).toMatch(/^\p{Lu}.*\.$/u);
      expect(text.split(' ').length).toBeLessThan(40);
    }
  });
});
