import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import type { PieceGuide } from '@stories/ui/guide';
import { createPropReader, stateOf, type StatefulProp } from '../support/propStates';
import { filesIn, importedBy, nodesOf, placeOf } from '../support/sourceTree';

/** What a stories file exports, as far as this test reads it. */
type Args = Readonly<Record<string, unknown>>;
interface Annotations {
  readonly name?: string;
  readonly args?: Args;
  readonly globals?: Args;
  readonly parameters?: { readonly guide?: PieceGuide };
}
type StoryModule = Readonly<Record<string, Annotations | undefined>>;

const modules = import.meta.glob<StoryModule>('../../stories/{ui,features,app}/**/*.stories.tsx', {
  eager: true,
});

test.each(Object.entries(modules))('each story of %s has a name for its readers', (_path, module) => {
  const nameless = Object.keys(module).filter((key) => module[key]?.name === undefined);
  expect(nameless).toEqual(['default']);
});

const storiesOf = new Map(
  Object.entries(modules).map(([path, { default: meta, ...stories }]) => [
    /(\w+)\.stories\.tsx$/.exec(path)?.[1] ?? '',
    Object.values(stories).map((story) => ({
      args: { ...meta?.args, ...story?.args },
      globals: { ...meta?.globals, ...story?.globals },
    })),
  ]),
);

const sources = filesIn('src').filter(({ path }) => path.endsWith('.tsx'));
const nameOf = (path: string) => /(\w+)\.tsx$/.exec(path)?.[1] ?? '';
const matching = (pattern: RegExp) => sources.map(({ path }) => path).filter((path) => pattern.test(path));

const importers = new Map<string, string[]>();
for (const file of sources) {
  for (const node of nodesOf(file)) {
    const name = /^(?:\.{1,2}|@)\/(?:.*\/)?(\w+)$/.exec(importedBy(node) ?? '')?.[1];
    if (name !== undefined) importers.set(name, [...(importers.get(name) ?? []), file.path]);
  }
}
/** True for what serves one neighbour only: it is seen wherever that one is. */
function isPart(path: string): boolean {
  const [only, ...others] = importers.get(nameOf(path)) ?? [];
  const folder = path.slice(0, path.lastIndexOf('/'));
  return others.length === 0 && only?.slice(0, only.lastIndexOf('/')) === folder;
}

const views = matching(/^src\/features\/.*View\.tsx$/);
const pages = matching(/^src\/features\/site\/\w+Page\.tsx$/);
const pieces = matching(/^src\/ui\/[A-Z]\w*\.tsx$/).filter((path) => !isPart(path));
const layout = matching(/^src\/app\/layout\/\w+\.tsx$/).filter((path) => !isPart(path));
const screens = matching(/^src\/app\/[A-Z]\w*(Screen|Page|Skeleton|Unreachable)\.tsx$/);
const shown = [...views, ...pages, ...pieces, ...layout, ...screens];

test.each(shown)('%s has stories', (path) => {
  expect(storiesOf.get(nameOf(path))).toBeDefined();
});

describe('each state that the types of its props allow has a story', () => {
  const read = createPropReader(shown);

  /** States of a prop in no story. Leaving a choice out shows the one that is its default. */
  function missing({ name, optional, states }: StatefulProp, stories: readonly { args: Args }[]) {
    const seen = new Set(
      stories.map(({ args }) => {
        const state = stateOf(args[name]);
        if (states.includes(state)) return state;
        return state === 'absent' && states.includes('false')
          ? 'false'
          : state === 'absent'
            ? state
            : 'given';
      }),
    );
    const unseen = states.filter((state) => !seen.has(state));
    const isDefault = optional && !states.includes('given') && seen.has('absent') && unseen.length === 1;
    return isDefault ? [] : unseen.map((state) => `${name}: ${state}`);
  }

  test.each(shown)('%s', (path) => {
    const stories = storiesOf.get(nameOf(path)) ?? [];
    expect(read(path, nameOf(path)).flatMap((prop) => missing(prop, stories))).toEqual([]);
  });
});

test.each(views)('%s is shown on a phone and in the dark', (path) => {
  const globals = storiesOf.get(nameOf(path))?.map((story) => story.globals) ?? [];
  expect(globals).toContainEqual(expect.objectContaining({ viewport: { value: 'phone' } }));
  expect(globals).toContainEqual(expect.objectContaining({ scheme: 'dark' }));
});

describe('a piece tells how it is used', () => {
  test.each(Object.keys(modules).filter((path) => path.includes('/stories/ui/')))('%s', (path) => {
    const { use, avoid, keyboard, accessibility = [] } = modules[path]?.default?.parameters?.guide ?? {};
    expect([use, avoid, keyboard, ...accessibility].filter(Boolean).length).toBeGreaterThanOrEqual(4);
  });

  test('each of its props has a docstring', () => {
    // Those of an interface, of an alias, and those written where the component takes them.
    const ownsProps = (node: ts.Node): boolean =>
      ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)
        ? node.name.text.endsWith('Props')
        : ts.isParameter(node)
          ? ts.isFunctionDeclaration(node.parent) &&
            node.parent.modifiers?.[0]?.kind === ts.SyntaxKind.ExportKeyword
          : (ts.isTypeLiteralNode(node) || ts.isIntersectionTypeNode(node)) && ownsProps(node.parent);
    const isProp = (node: ts.Node) => ts.isPropertySignature(node) && ownsProps(node.parent);
    const bare = sources
      .filter(({ path }) => path.startsWith('src/ui/'))
      .flatMap((file) => nodesOf(file).filter(isProp))
      .filter((node) => ts.getJSDocCommentsAndTags(node).length === 0);
    expect(bare.map(placeOf)).toEqual([]);
  });
});
