import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

/** The text of each file in a build, by path. */
function contentOf(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path, readFileSync(path, 'latin1')]),
  );
}

/** Texts that only the sandbox contains. Source maps name the module of every byte. */
const traces = [
  /mockServiceWorker/,
  /\[MSW\]/,
  /\/sandbox\/|window\.sandbox/,
  /escenario/i,
  /turpial-sandbox/,
  /Turpial2026/,
  /turpial-sandbox\.guion/,
  /"[^"]*\/mocks\/[^"]*"/,
  /node_modules\/(msw|@mswjs)\//,
  /src\/api\/contract\.ts/,
  /node_modules\/dayjs\/plugin\/timezone/,
];

function tracesIn(folder: string): RegExp[] {
  const content = [...contentOf(folder)];
  return traces.filter((trace) => content.some(([path, text]) => trace.test(path) || trace.test(text)));
}

test('the production build contains no byte of the sandbox', () => {
  expect(tracesIn('dist')).toEqual([]);
});

test('no page asks for a flag but the home page, whose first two are Europe and Venezuela', () => {
  const flags = [...contentOf('dist')].flatMap(([path, text]) =>
    path.endsWith('.html')
      ? Array.from(text.matchAll(/\/flag-([a-z]{2})-/g), ([, code]) => [path, code])
      : [],
  );
  expect(flags.filter(([path]) => path !== join('dist', 'index.html'))).toEqual([]);
  expect(flags.slice(0, 2).map(([, code]) => code)).toEqual(['eu', 've']);
});

test('the build lists its packages as CycloneDX', () => {
  const list = JSON.parse(readFileSync('dist-nginx/packages.cdx.json', 'utf8')) as {
    readonly bomFormat: string;
    readonly components: readonly {
      readonly name: string;
      readonly purl: string;
      readonly hashes: unknown;
    }[];
  };
  expect(list.bomFormat).toBe('CycloneDX');
  const names = list.components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['react', 'react-dom', '@mantine/core', 'scheduler']));
  expect(names).not.toContain('msw');
  for (const { purl, hashes } of list.components) {
    expect(purl).toMatch(/^pkg:npm\/[^@]+@\d/);
    expect(hashes, purl).toHaveLength(1);
  }
  expect(readdirSync('dist').filter((name) => name.endsWith('.cdx.json'))).toEqual([]);
});

test('the search of the previous test finds every sandbox text in the demo build @all', () => {
  expect(tracesIn('dist-demo')).toEqual(traces);
});

/**
 * Lookbehinds in patterns, and static blocks: a file with one of them does not start in Safari before 16.4. Copying
 * methods of arrays: Safari has them from 16.0 on.
 */
const tooNew = /\(\?<[=!]|\bstatic\s*\{|\.to(?:Sorted|Reversed|Spliced)\(/;

test('the production build has no code that the oldest supported browser refuses', () => {
  const scripts = [...contentOf('dist')].filter(([path]) => /\.(js|html)$/.test(path));
  expect(scripts.length).toBeGreaterThan(20);
  expect(scripts.flatMap(([path, text]) => (tooNew.test(text) ? [path] : []))).toEqual([]);
});
