import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesIn } from '@tests/support/sourceTree';
import { afterAll, describe, expect, test } from 'vitest';

const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');

test("the container's build accepts every setting of .env", () => {
  const settings = [...readFileSync('.env', 'utf8').matchAll(/^(VITE_\w+)=/gm)].map(([, name = '']) => name);
  const argumentLines = dockerfile.match(/^ARG .*$/gm) ?? [];
  const taken = argumentLines.flatMap((line) => line.match(/VITE_\w+/g) ?? []);
  expect(new Set(taken)).toEqual(new Set(settings));
});

const ci = readFileSync('.github/workflows/ci.yml', 'utf8');
const captured = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, group = '']) => group);

test('the image is built with the Node on which CI runs everything, and CI begins with the oldest that is permitted', () => {
  const built = captured(dockerfile, /^FROM \S+node:(\d+)/gm);
  expect(new Set(captured(ci, /node-version: (\d+)/g))).toEqual(new Set(built));
  expect(captured(ci, /node: (\d+), options: '-- --all'/g)).toEqual(built);
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
  const tested = captured(ci, /\{ node: (\d+)/g);
  // Only even releases are supported for years.
  expect(tested).toEqual(['20', '22', '24']);
  const oldest = Math.min(...tested.map(Number));
  expect(captured(engines.node, /^>=(\d+)/g)).toEqual([String(oldest)]);
});

test('no action of CI and no base image moves', () => {
  const actions = captured(ci, /uses: (\S+)/g);
  const images = captured(dockerfile, /^FROM (\S+)/gm).filter((image) => image !== 'scratch');
  expect(Math.min(actions.length, images.length)).toBeGreaterThan(0);
  expect(actions.filter((action) => !/@[\da-f]{40}$/.test(action))).toEqual([]);
  expect(images.filter((image) => !/@sha256:[\da-f]{64}$/.test(image))).toEqual([]);
});

/** Whether Docker leaves a file out: the last line that names it or a folder above it decides. */
function isIgnored(path: string): boolean {
  const parents = path.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'));
  const lines = readFileSync('deploy/Dockerfile.dockerignore', 'utf8').split('\n').filter(Boolean);
  const last = lines.findLast((line) => {
    const pattern = line
      .replace(/^!/, '')
      .replaceAll('.', '\\.')
      .replaceAll(/(?<!\*)\*(?!\*)/g, '[^/]*');
    const named = new RegExp(`^${pattern.replace('**/', '(?:.*/)?')}$`);
    return parents.some((parent) => named.test(parent));
  });
  return last !== undefined && !last.startsWith('!');
}

test('the context of the image has every file that is copied by name, and the sources of the build', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(?:--chmod=\d+ )?(.+) \S+$/gm)]
    .flatMap(([, paths = '']) => paths.split(' '))
    .filter((path) => path !== '.');
  expect(copied.filter((path) => path.startsWith('deploy/'))).toHaveLength(2);
  // The build copies the headers for nginx.
  const named = [...copied, 'deploy/headers.conf', 'index.html', '.env', 'vite.config.ts'];
  expect(named.filter((path) => !existsSync(path) || isIgnored(path))).toEqual([]);
  const sources = filesIn('src', 'public', 'scripts').map(({ path }) => path);
  expect(sources.filter(isIgnored)).toEqual([]);
});

test('the context of the image has no installed package and no file of one machine', () => {
  const own = ['node_modules/a/index.js', '.git/config', '.env.local'];
  expect(own.filter((path) => !isIgnored(path))).toEqual([]);
});

test('the settings are checked before the template is filled in', () => {
  const copied = /^COPY --chmod=755 deploy\/check-settings\.sh \/docker-entrypoint\.d\/(\S+\.sh)$/m;
  const [, name = ''] = copied.exec(dockerfile) ?? [];
  // The base image sorts its scripts by number, ignores those that are not executable, and fills templates in with 20.
  expect(parseInt(name, 10)).toBeLessThan(20);
});

describe('the check of the settings', () => {
  const folder = mkdtempSync(join(tmpdir(), 'turpial-settings-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  for (const file of ['dist/app.html', 'dist-nginx/pages.conf']) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  const right = {
    API_UPSTREAM: 'http://api:8080',
    TRUSTED_PROXY: '10.0.0.0/8',
    SITE_PORT: '8080',
    SITE_ROOT: folder,
    NGINX_ENVSUBST_OUTPUT_DIR: folder,
  };
  const check = (changes: Record<string, string>) =>
    spawnSync('/bin/sh', ['deploy/check-settings.sh'], { env: { ...right, ...changes }, encoding: 'utf8' });

  test.each([{}, { API_UPSTREAM: 'https://api.turpial.example' }, { TRUSTED_PROXY: '127.0.0.1' }])(
    'accepts %j',
    (changes) => {
      expect(check(changes)).toMatchObject({ status: 0, stderr: '' });
    },
  );

  test.each([
    ['API_UPSTREAM', ''],
    ['API_UPSTREAM', 'api:8080'],
    ['API_UPSTREAM', 'http://api:8080/'],
    ['API_UPSTREAM', 'http://api:8080/v1'],
    ['TRUSTED_PROXY', ''],
    ['TRUSTED_PROXY', '0.0.0.0/0'],
    ['TRUSTED_PROXY', '::/0'],
    ['TRUSTED_PROXY', '10.0.0.1/0'],
    ['SITE_PORT', '80a'],
    ['SITE_ROOT', '/nowhere'],
  ])('refuses %s=%s and names it', (name, value) => {
    const { status, stderr } = check({ [name]: value });
    expect(status).toBe(1);
    expect(stderr).toContain(name);
  });

  test('refuses a folder for the configuration that it cannot write to', () => {
    const { status, stderr } = check({ NGINX_ENVSUBST_OUTPUT_DIR: '/nowhere' });
    expect(status).toBe(1);
    expect(stderr).toContain('must be able to write to /nowhere');
  });
});

test('the template has no variable that the container does not fill in', () => {
  const filled = ['SITE_PORT', 'SITE_ROOT', 'SITE_LOG', 'API_UPSTREAM', 'TRUSTED_PROXY'];
  const used = readFileSync('deploy/site.conf.template', 'utf8').matchAll(/\$\{(\w+)\}/g);
  expect(new Set([...used].map(([, name = '']) => name))).toEqual(new Set(filled));
  const [, filter = ''] = /NGINX_ENVSUBST_FILTER=(\S+)/.exec(dockerfile) ?? [];
  expect(filled.filter((name) => !new RegExp(filter).test(name))).toEqual([]);
});
