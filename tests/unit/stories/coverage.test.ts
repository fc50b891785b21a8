import { playKeys } from '@stories/ui/playKeys';
import { spokenKeys } from '@stories/ui/spokenKeys';
import { createPropReader, stateOf, type StatefulProp } from '@tests/support/propStates';
import { filesIn, importedBy, nodesOf, placeOf } from '@tests/support/sourceTree';
import type { Parameters } from 'storybook/internal/csf';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import storybook from '../../../.storybook/main';

/** The used part of a stories file's exports. */
type Args = Readonly<Record<string, unknown>>;
interface Annotations {
  readonly name?: string;
  readonly args?: Args;
  readonly globals?: Args;
  readonly play?: unknown;
  readonly parameters?: Parameters;
}
type StoryModule = Readonly<Record<string, Annotations | undefined>>;

const modules = import.meta.glob<StoryModule>('../../../stories/{ui,features,app}/**/*.stories.tsx', {
  eager: true,
});

test.each(Object.entries(modules))('each story of %s has a Spanish name', (_path, module) => {
  const nameless = Object.keys(module).filter((key) => module[key]?.name === undefined);
  expect(nameless).toEqual(['default']);
});

test('every story belongs to a chapter of the catalogue', () => {
  const stories = storybook.stories as readonly { readonly directory: string }[];
  const folders = stories.map(({ directory }) => directory.replace('../stories/', ''));
  expect(folders).toContain('ui/money');
  const lost = Object.keys(modules).filter(
    (path) => !folders.some((folder) => path.includes(`/stories/${folder}/`)),
  );
  expect(lost).toEqual([]);
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
/** True for a part of a single neighbour; the neighbour's stories show it. */
function isPart(path: string): boolean {
  const [only, ...others] = importers.get(nameOf(path)) ?? [];
  const folder = path.slice(0, path.lastIndexOf('/'));
  return others.length === 0 && only?.slice(0, only.lastIndexOf('/')) === folder;
}

const views = matching(/^src\/features\/.*View\.tsx$/);
const pages = matching(/^src\/features\/site\/\w+Page\.tsx$/);
/** The folders of pieces, below src and below stories. */
const drawers = 'ui/(?:\\w+/)?|features/access/(?:parts|verify)/';
const pieces = matching(new RegExp(`^src/(?:${drawers})[A-Z]\\w*\\.tsx$`)).filter((path) => !isPart(path));
const layout = matching(/^src\/app\/layout\/\w+\.tsx$/).filter((path) => !isPart(path));
const screens = matching(/^src\/app\/[A-Z]\w*(Screen|Page|Skeleton|Unreachable)\.tsx$/);
const shown = [...views, ...pages, ...pieces, ...layout, ...screens];

test.each(shown)('%s has stories', (path) => {
  expect(storiesOf.get(nameOf(path))).toBeDefined();
});

describe("each state of a view's or piece's props has a story", () => {
  const read = createPropReader(shown);

  /** States of a prop without a story. Omitting an optional prop shows its default state. */
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

test.each(views)('%s has a story on a phone and one in the dark', (path) => {
  const globals = storiesOf.get(nameOf(path))?.map((story) => story.globals) ?? [];
  expect(globals).toContainEqual(expect.objectContaining({ viewport: { value: 'phone' } }));
  expect(globals).toContainEqual(expect.objectContaining({ scheme: 'dark' }));
});

describe('a piece has a guide', () => {
  const ofPieces = new RegExp(`/stories/(?:${drawers})(?!\\w+View\\.)`);
  const stories = Object.keys(modules).filter((path) => ofPieces.test(path));
  const guides = new Map(filesIn('stories').map(({ path, text }) => [path, text]));

  test.each(stories)('%s', (path) => {
    const guide = guides.get(path.replace('../../../', '').replace('.stories.tsx', '.mdx')) ?? '';
    expect(guide).toContain('<Meta of={stories} />');
    const sections = new Map(
      guide
        .split(/^## /m)
        .slice(1)
        .map((section) => [section.split('\n')[0], section]),
    );
    for (const heading of ['Cuándo usarla', 'Cuándo no', 'Foco y teclado', 'Criterios de accesibilidad']) {
      expect(sections.get(heading), heading).toMatch(/\n\n\S/);
    }
    expect(sections.get('Bien y mal')).toMatch(/<Good says=["{].{2}.*<Bad says=["{].{2}/s);
    const { keys, texts } = modules[path]?.default?.parameters ?? {};
    expect(guide.includes('<KeyTable ')).toBe(keys !== undefined);
    expect(guide.includes('<TextRules ')).toBe(texts !== undefined);
  });

  test.each(stories)('whose keys %s plays', (path) => {
    const { default: meta, Keyboard } = modules[path] ?? {};
    const rows = meta?.parameters?.keys;
    expect(Keyboard?.play).toBe(rows ? playKeys : undefined);
    // A key without a Spanish name throws.
    expect(rows?.filter(({ keys, does }) => spokenKeys(keys).length === 0 || does === '') ?? []).toEqual([]);
  });

  test('each of its props has a docstring', () => {
    // Props in an interface, in an alias, and inline in the component's parameter.
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
