import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { compressAll } from '../build/precompress.mjs';
import { root } from '../tools/cli.mjs';

/**
 * The floors, small pages to compare the app with (sources in tests/bench/floors). They use the app's packages and
 * the same compression and server.
 *
 * @typedef {'static' | 'bare' | 'bare-lean'} Floor
 */

/** @type {readonly Floor[]} */
export const floors = ['static', 'bare', 'bare-lean'];

/** The folder of a floor's files; `plain`, `br` and `gzip` are below it. */
export const floorFolder = (/** @type {Floor} */ floor) => join(root, '.cache/bench', floor);

const source = (/** @type {Floor} */ floor) => join(root, 'tests/bench/floors', floor);

/** @param {Floor} floor */
async function bundle(floor) {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    root: source(floor),
    plugins: [react()],
    build: { outDir: join(floorFolder(floor), 'plain'), emptyOutDir: true, target: 'es2022' },
  });
  if (!('output' in built)) throw new Error('Expected a single build');
  return built.output.flatMap((file) => (file.type === 'chunk' ? [file] : []));
}

/**
 * Writes a page per route that preloads the chunks of that route.
 *
 * @param {Floor} floor
 * @param {import('vite').Rolldown.OutputChunk[]} chunks
 */
async function preloadRoutes(floor, chunks) {
  const folder = join(floorFolder(floor), 'plain');
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  for (const [page, component] of [
    ['index', 'Landing'],
    ['iniciar', 'Login'],
  ]) {
    const lazy = chunks.find(({ name }) => name === component);
    if (!lazy) throw new Error(`No chunk is named ${component}`);
    const links = [lazy.fileName, ...lazy.imports]
      .filter((file) => !html.includes(file))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
    await writeFile(join(folder, `${page}.html`), html.replace('</head>', `${links.join('')}</head>`));
  }
}

export async function buildFloors() {
  await rm(join(root, '.cache/bench'), { recursive: true, force: true });
  await cp(source('static'), join(floorFolder('static'), 'plain'), { recursive: true });
  await bundle('bare');
  await preloadRoutes('bare-lean', await bundle('bare-lean'));
  for (const floor of floors) await compressAll(join(floorFolder(floor), 'plain'), floorFolder(floor));
}
