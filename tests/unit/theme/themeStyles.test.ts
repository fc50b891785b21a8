import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { filesIn } from '@tests/support/sourceTree';
import { expect, test } from 'vitest';
import { themeStyles } from '@/theme/themeStyles';

const { resolve } = createRequire(import.meta.url);

/** Mantine's texts read it but nothing declares it; an app may declare it. */
const optional = '--mantine-text-wrap';

const theme = { path: 'the theme itself', text: themeStyles() };
const ours = filesIn('src', 'mocks', 'stories', '.storybook');
const declared = new Set(
  [theme, ...ours].flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)['"]?:/g)].map(([, name]) => name)),
);

/** The Mantine style sheets that the app loads. */
const mantines = ours
  .flatMap(({ text }) => [...text.matchAll(/import '(@mantine\/[\w/.-]+\.css)'/g)])
  .map(([, path = '']) => ({ path, text: readFileSync(resolve(path), 'utf8') }));

test('every theme variable that a style uses is declared', () => {
  expect(mantines).not.toEqual([]);
  const unknown = [theme, ...ours, ...mantines].flatMap(({ path, text }) =>
    [...text.matchAll(/var\((--(?:mantine|app)-[\w-]+)\)/g)]
      .filter(([, name]) => !declared.has(name) && name !== optional)
      .map(([, name]) => `${path}: ${name}`),
  );
  expect(unknown).toEqual([]);
});
