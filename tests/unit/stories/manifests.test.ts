import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { describedManifests } from '../../../.storybook/agents/manifests';

/** A component as Storybook finds it, with one story. */
const component = (name: string, path: string, snippet: string) => ({
  id: path,
  name,
  path: `./${path}`,
  description: `What the code says of ${name}.`,
  import: `import { ${name} } from 'turpial';`,
  jsDocTags: {},
  stories: [{ id: `${path}--one`, name: 'One', snippet }],
  reactDocgen: { definedInFile: resolve(path) },
});

const found = describedManifests({
  components: {
    v: 0,
    components: {
      piece: component(
        'AmountField',
        'stories/ui/money/AmountField.stories.tsx',
        'const One = () => <AmountField currency={<Flag code="eu" />} />;',
      ),
      pattern: component('App', 'stories/patterns/AskAmount.stories.tsx', 'const One = () => <App />;'),
      screen: component('PageSkeleton', 'stories/app/PageSkeleton.stories.tsx', ''),
    },
  },
  docs: { v: 0, docs: {} },
});
const { piece, pattern, screen } = found.components?.components ?? {};

test('a piece has its guide and its props, and the imports of its stories', () => {
  expect(piece).toMatchObject({
    name: 'AmountField',
    description: 'What the code says of AmountField.',
    summary: 'Para un importe que se teclea y es lo principal de la pantalla.',
  });
  expect(piece?.apiDescription).toContain('## Cuándo no');
  expect(piece?.apiDescription).toContain('- `label: ');
  expect(piece?.import?.split('\n')).toEqual([
    "import { Flag } from '@/ui/flag/Flag';",
    expect.stringContaining("from '@/ui/money/AmountField';"),
  ]);
});

test('a pattern has its name, its flow and the sections that it obeys', () => {
  expect(pattern?.name).toBe('Pedir un importe');
  expect(pattern?.description).toBeUndefined();
  expect(pattern?.apiDescription).toContain('- Calculator\n');
  expect(pattern?.apiDescription).toContain('### 5.7 Amounts');
});

test('a screen keeps what Storybook says of it', () => {
  expect(screen).toMatchObject({
    name: 'PageSkeleton',
    description: 'What the code says of PageSkeleton.',
    import: "import { PageSkeleton } from '@/app/PageSkeleton';",
  });
  expect(screen?.apiDescription).toBeUndefined();
});

test('other manifests stay, and no path is of this machine', () => {
  expect(found.docs).toEqual({ v: 0, docs: {} });
  expect(JSON.stringify(found)).not.toContain(resolve('.'));
});
