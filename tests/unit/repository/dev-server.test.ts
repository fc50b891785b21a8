/** @module-tag all */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const copied = ['package.json', 'tsconfig.json', 'vite.config.ts', 'scripts', 'src', 'mocks'];

/** A copy of the repository with its own cache of Vite, because a dev server may be using the real one. */
function copyOfRepository(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dev-server-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const path of copied) {
    // The bench has packages of its own.
    cpSync(path, join(folder, path), { recursive: true, filter: (one) => !one.endsWith('node_modules') });
  }
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((one) => !one.startsWith('.'))) {
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
  }
  // An empty lock file: the command must not install packages.
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: {} }));
  return folder;
}

test("the sandbox over HTTP leaves a running dev server's packages alone", () => {
  const folder = copyOfRepository();
  const packages = join(folder, 'node_modules/.vite/deps');
  const served = join(packages, 'served-by-a-dev-server.js');
  mkdirSync(packages, { recursive: true });
  writeFileSync(served, '');
  const description = execFileSync(process.execPath, ['scripts/serve.mjs', 'sandbox', '--openapi'], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  expect(JSON.parse(description)).toHaveProperty('openapi');
  expect(existsSync(served)).toBe(true);
});
