import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';

test("the sandbox over HTTP leaves a running dev server's packages alone", () => {
  const packages = 'node_modules/.vite/deps';
  const served = `${packages}/served-by-a-dev-server.js`;
  mkdirSync(packages, { recursive: true });
  writeFileSync(served, '');
  onTestFinished(() => rmSync(served, { force: true }));
  const description = execFileSync(process.execPath, ['scripts/sandbox.mjs', '--openapi'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  expect(JSON.parse(description)).toHaveProperty('openapi');
  expect(existsSync(served)).toBe(true);
});
