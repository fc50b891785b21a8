import { expect, test } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The text of everything in a build, by path. */
function contentOf(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path, readFileSync(path, 'latin1')]),
  );
}

/** What only the sandbox says. Source maps name the module that every byte came from. */
const traces = [
  /mockServiceWorker/,
  /\[MSW\]/,
  /\/sandbox\/|window\.sandbox/,
  /escenario/i,
  /Turpial2026/,
  /"[^"]*\/mocks\/[^"]*"/,
  /node_modules\/(msw|@mswjs|valibot)\//,
];

function tracesIn(folder: string): RegExp[] {
  const content = [...contentOf(folder)];
  return traces.filter((trace) => content.some(([path, text]) => trace.test(path) || trace.test(text)));
}

test('the production build holds no byte of the sandbox', () => {
  expect(tracesIn('dist')).toEqual([]);
});

test('the same search finds every trace in the demo build', () => {
  expect(tracesIn('dist-demo')).toEqual(traces);
});
