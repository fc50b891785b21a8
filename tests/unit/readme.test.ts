import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');
const readme = read('README.md');

/** First cells of the table under a heading of the README, without their code marks. */
function firstCells(heading: string): string[] {
  const [section = ''] = (readme.split(`\n## ${heading}\n`)[1] ?? '').split('\n## ');
  return [...section.matchAll(/^\| `([^|]*)` *\|/gm)].map(([, cell = '']) => cell.trim());
}

test('the README has every npm script, and no other', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  expect(firstCells('Scripts').sort()).toEqual(Object.keys(scripts).sort());
});

test('the README and the types have every setting of .env, and no other', () => {
  const settings = [...read('.env').matchAll(/^(VITE_\w+)=/gm)].map(([, name = '']) => name).sort();
  expect(firstCells('Configuration').sort()).toEqual(settings);
  const typed = [...read('src/vite-env.d.ts').matchAll(/readonly (VITE_\w+):/g)].map(([, name = '']) => name);
  expect([...typed, 'VITE_ENTRY'].sort()).toEqual(settings);
});

test('the README gives the defaults of .env', () => {
  for (const [, name, value] of read('.env').matchAll(/^(VITE_\w+)=(.*)$/gm)) {
    const [, row = ''] = new RegExp(`^\\| \`${name}\` *\\| ([^|]*)\\|`, 'm').exec(readme) ?? [];
    expect(row.trim()).toBe(value === '' ? 'empty' : `\`${value}\``);
  }
});

test('the README names every dependency of the build', () => {
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
  const [section = ''] = (readme.split('\n## Dependencies\n')[1] ?? '').split('\n## ');
  const missing = Object.keys(dependencies).filter((name) => !section.includes(`\`${name}\``));
  expect(missing).toEqual([]);
});
