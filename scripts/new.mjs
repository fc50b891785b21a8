import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { Advice, ensureReady, root, stopWith, succeeds } from './tools/cli.mjs';

/** Makes the files that a new piece needs: node scripts/new.mjs piece RateNote --drawer money */

const usage = 'npm run new -- piece Name [--drawer page]';

/** @param {string} folder from the root */
const drawersIn = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/**
 * The files of the app and its catalogue that have a component's name: stories find theirs by it.
 *
 * @param {string} name
 */
function namesakes(name) {
  const taken = [`${name}.tsx`, `${name}.module.css`, `${name}.stories.tsx`].map((file) =>
    file.toLowerCase(),
  );
  return ['src', 'stories'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => taken.includes(basename(path).toLowerCase()))
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
  );
}

/**
 * The files of a piece with one state, by their paths. A docstring says what to write in its place; the guide is empty,
 * so that npm run check asks for it.
 *
 * @param {string} name
 * @param {string} drawer
 */
const pieceFiles = (name, drawer) => ({
  [`src/ui/${drawer}/${name}.tsx`]: `import type { ReactNode } from 'react';
import classes from './${name}.module.css';

interface ${name}Props {
  /** What the name of the prop does not say. */
  readonly children: ReactNode;
}

/** What it is for, in one sentence. */
export function ${name}({ children }: ${name}Props) {
  return <div className={classes.piece}>{children}</div>;
}
`,
  [`src/ui/${drawer}/${name}.module.css`]: `.piece {
  color: var(--app-text);
}
`,
  [`stories/ui/${drawer}/${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name} } from '@/ui/${drawer}/${name}';

const meta = {
  component: ${name},
  parameters: { layout: 'padded' },
  args: { children: 'Texto de ejemplo' },
} satisfies Meta<typeof ${name}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Normal' };
`,
  [`stories/ui/${drawer}/${name}.mdx`]: `import { ArgTypes, Canvas, Meta, Stories } from '@storybook/addon-docs/blocks';
import { Bad, Good, Pair } from '../Guide';
import { ${name} } from '../../../src/ui/${drawer}/${name}';
import * as stories from './${name}.stories';

<Meta of={stories} />

# ${name}

<Canvas of={stories.Default} />

## Cuándo usarla

## Cuándo no

## Bien y mal

<Pair>
  <Good says="">
    <${name}>Texto de ejemplo</${name}>
  </Good>
  <Bad says="">
    <${name}>Texto de ejemplo</${name}>
  </Bad>
</Pair>

## Foco y teclado

## Criterios de accesibilidad

## Propiedades

<ArgTypes of={stories} />

<Stories title="Estados" includePrimary={false} />
`,
});

/** @param {string[]} args what stands after the command */
function read(args) {
  try {
    const options = /** @type {const} */ ({ drawer: { type: 'string', default: 'page' } });
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new Advice(`${error instanceof Error ? error.message : String(error)}\nUsage: ${usage}`);
  }
}

/** @param {string[]} args */
function wanted(args) {
  const { values, positionals } = read(args);
  const [kind, name = '', ...rest] = positionals;
  if (kind !== 'piece' || rest.length > 0) throw new Advice(`Usage: ${usage}`);
  if (!/^[A-Z][a-z][A-Za-z\d]*$/.test(name)) {
    throw new Advice(`'${name}' is no name for a piece. Write it as RateNote. Usage: ${usage}`);
  }
  const drawers = drawersIn('src/ui');
  if (!drawers.includes(values.drawer)) {
    throw new Advice(`src/ui has no drawer '${values.drawer}'. Take one of these: ${drawers.join(', ')}`);
  }
  const [taken] = namesakes(name);
  if (taken !== undefined) throw new Advice(`${taken} has that name already. Nothing was written.`);
  return pieceFiles(name, values.drawer);
}

try {
  ensureReady();
  const files = wanted(process.argv.slice(2));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text, { flag: 'wx' });
  }
  const paths = Object.keys(files);
  if (!succeeds(process.execPath, ['node_modules/oxfmt/bin/oxfmt', ...paths])) {
    throw new Advice('The files are there, but Oxfmt failed on them; its own message stands above.');
  }
  console.log(`\n${paths.map((path) => `  ${path}`).join('\n')}\n
Write the piece and its docstrings, a story for each state of its props, and the guide in Spanish.
Look at it with npm run storybook. npm run check names the states and the parts of the guide that are missing;
npm run test:stories -- ${basename(paths[0] ?? '', '.tsx')} looks for problems of accessibility and width.
`);
} catch (error) {
  stopWith(error);
}
