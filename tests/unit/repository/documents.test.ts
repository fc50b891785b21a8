import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sectionsOf } from '@stories/patterns/sections';
import { filesIn } from '@tests/support/sourceTree';
import { expect, test } from 'vitest';
import { endpointNames, endpoints } from '@/api/endpoints';

const read = (path: string) => readFileSync(path, 'utf8');

test('the types list every setting of .env and no other', () => {
  const settings = [...read('.env').matchAll(/^(VITE_\w+)=/gm)].map(([, name = '']) => name).sort();
  const typed = [...read('src/vite-env.d.ts').matchAll(/readonly (VITE_\w+):/g)].map(([, name = '']) => name);
  expect([...typed, 'VITE_ENTRY'].sort()).toEqual(settings);
});

test('the product page lists every call, as the endpoint table has it, in both lists', () => {
  const section = sectionsOf(read('docs/product.md')).get('7.4')?.text ?? '';
  const rows = [...section.matchAll(/^- `(\w+)`: ([A-Z]+ \/\S+), (\w+), (\d+)$/gm)];
  const documented = rows.map(([, ...cells]) => cells.join(' '));
  const written = endpointNames.map((name) => {
    const { method, path, access, status } = endpoints[name];
    return `${name} ${method} ${path.replace(/:(\w+)/g, '{$1}')} ${access} ${status}`;
  });
  expect(documented).toEqual(written);
  const named = [...section.matchAll(/^- `(\w+)`/gm)].map(([, name]) => name);
  expect(named).toEqual([...endpointNames, ...endpointNames]);
});

/** The folders whose comments and names cite product sections and decision records. */
const cites = filesIn('src', 'mocks', 'stories', 'tests', 'scripts', '.storybook');

test('every cited section of docs/product.md exists', () => {
  const numbers = new Set(
    [...read('docs/product.md').matchAll(/^#{2,3} (\d+(?:\.\d+)?)\.? /gm)].map(([, number]) => number),
  );
  const lost = cites.flatMap(({ path, text }) =>
    [...text.matchAll(/\bproduct (\d+(?:\.\d+)?(?:, \d+(?:\.\d+)?)*)/g)]
      .flatMap(([, list = '']) => list.split(', '))
      .filter((number) => !numbers.has(number))
      .map((number) => `${path}: product ${number}`),
  );
  expect(lost).toEqual([]);
});

test('every cited decision has a record', () => {
  const records = new Set(readdirSync('docs/decisions').map((name) => Number.parseInt(name, 10)));
  const lost = [...cites, ...filesIn('docs')].flatMap(({ path, text }) =>
    // A line of a comment begins with an asterisk.
    [...text.matchAll(/\bdecisions?[\s*]+(\d+)/g)]
      .map(([, number]) => Number(number))
      .filter((number) => !records.has(number))
      .map((number) => `${path}: decision ${number}`),
  );
  expect(lost).toEqual([]);
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
