import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sectionsOf } from '@mocks/acceptance/sections';
import { filesIn } from '@tests/support/sourceTree';
import { expect, test } from 'vitest';
import { endpointNames, endpoints } from '@/api/endpoints';
import { paths } from '@/lib/paths';

const read = (path: string) => readFileSync(path, 'utf8');
const configuration = read('docs/configuration.md');
const performance = read('docs/performance.md');
const product = read('docs/product.md');

/** First column of the table under a heading of docs/configuration.md, without backticks. */
function firstCells(heading: string): string[] {
  const [section = ''] = (configuration.split(`\n## ${heading}\n`)[1] ?? '').split('\n## ');
  return [...section.matchAll(/^\| `([^|]*)` *\|/gm)].map(([, cell = '']) => cell.trim());
}

test('the documents list every npm script and no other', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  expect(firstCells('Scripts').sort()).toEqual(Object.keys(scripts).sort());
});

test('the documents and the types list every setting of .env and no other', () => {
  const settings = [...read('.env').matchAll(/^(VITE_\w+)=/gm)].map(([, name = '']) => name).sort();
  expect(firstCells('Settings').sort()).toEqual(settings);
  const typed = [...read('src/vite-env.d.ts').matchAll(/readonly (VITE_\w+):/g)].map(([, name = '']) => name);
  expect([...typed, 'VITE_ENTRY'].sort()).toEqual(settings);
});

test('the documents give the defaults of .env', () => {
  for (const [, name, value] of read('.env').matchAll(/^(VITE_\w+)=(.*)$/gm)) {
    const [, row = ''] = new RegExp(`^\\| \`${name}\` *\\| ([^|]*)\\|`, 'm').exec(configuration) ?? [];
    expect(row.trim()).toBe(value === '' ? 'empty' : `\`${value}\``);
  }
});

test('the documents list every dependency of the build', () => {
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
  const [section = ''] = (performance.split('\n## Dependencies\n')[1] ?? '').split('\n## ');
  const missing = Object.keys(dependencies).filter((name) => !section.includes(`\`${name}\``));
  expect(missing).toEqual([]);
});

const sections = sectionsOf(product);
const textOf = (section: string) => sections.get(section)?.text ?? '';

test('the product page lists every route and no other', () => {
  const listed = [...textOf('2.1').matchAll(/^\| (\/\S*) /gm)].map(([, path = '']) => path);
  expect(listed.sort()).toEqual(Object.values(paths).sort());
});

test('the product page lists every call, as the endpoint table has it, in both tables', () => {
  const section = textOf('7.4');
  const rows = [...section.matchAll(/^\| `(\w+)` +\| ([A-Z]+ \/\S+) +\| (\w+) +\| (\d+) +\|$/gm)];
  const documented = rows.map(([, ...cells]) => cells.join(' '));
  const written = endpointNames.map((name) => {
    const { method, path, access, status } = endpoints[name];
    return `${name} ${method} ${path.replace(/:(\w+)/g, '{$1}')} ${access} ${status}`;
  });
  expect(documented).toEqual(written);
  const named = [...section.matchAll(/^\| `(\w+)` /gm)].map(([, name]) => name);
  expect(named).toEqual([...endpointNames, ...endpointNames]);
});

/** The folders whose comments and names cite product sections and decision records. */
const cites = filesIn('src', 'mocks', 'stories', 'tests', 'scripts', '.storybook');

test('every cited section of docs/product.md exists', () => {
  const numbers = new Set([...product.matchAll(/^#{2,3} (\d+(?:\.\d+)?)\.? /gm)].map(([, number]) => number));
  const lost = cites.flatMap(({ path, text }) =>
    [...text.matchAll(/\bproduct (\d+(?:\.\d+)?(?:, \d+(?:\.\d+)?)*)/g)]
      .flatMap(([, list = '']) => list.split(', '))
      .filter((number) => !numbers.has(number))
      .map((number) => `${path}: product ${number}`),
  );
  expect(lost).toEqual([]);
});

test('every cited decision has a record', () => {
  const records = new Set(readdirSync('docs/decisions').map((name) => Number(name.slice(0, 3))));
  const lost = [...cites, ...filesIn('docs')].flatMap(({ path, text }) =>
    [...text.matchAll(/\bdecisions? (\d+(?:, \d+)*)/g)]
      .flatMap(([, list = '']) => list.split(', '))
      .filter((number) => !records.has(Number(number)))
      .map((number) => `${path}: decision ${number}`),
  );
  expect(lost).toEqual([]);
});

test('the README takes at most five minutes to read', () => {
  expect(read('README.md').split(/\s+/).length).toBeLessThanOrEqual(1000);
});

test('every file that a document links to exists', () => {
  const documents = ['README.md', 'CONTRIBUTING.md', ...filesIn('docs').map(({ path }) => path)].filter(
    (path) => path.endsWith('.md'),
  );
  const lost = documents.flatMap((path) =>
    [...read(path).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)]
      .map(([, target = '']) => join(dirname(path), target))
      .filter((target) => !existsSync(target))
      .map((target) => `${path} → ${target}`),
  );
  expect(lost).toEqual([]);
});
