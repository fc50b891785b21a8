import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { firstViews, viewTable } from './suite/firstViews.mjs';
import { ensureReady, root, stopWith } from './tools/cli.mjs';

/**
 * Prints the transfer size of each dependency. It builds the app without writing it and divides the brotli size of
 * every chunk and style sheet among packages by their share of its text. Then it prints the first views of the last
 * `npm run build`.
 */

/**
 * The package of a module; the app's own code is 'turpial'.
 *
 * @param {string} id
 */
const packageOf = (id) => id.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1] ?? 'turpial';

/** @param {string | Uint8Array} source */
const brotli = (source) => brotliCompressSync(source).length;

try {
  ensureReady();
  const { bundle } = await import('./build/bundle.mjs');
  const output = await bundle({ write: false, sourcemap: false }, 'error');
  /** @type {Map<string, number>} */
  const weights = new Map();
  let styles = 0;
  for (const file of output) {
    if (file.type === 'asset') {
      if (file.fileName.endsWith('.css')) styles += brotli(file.source);
      continue;
    }
    const modules = Object.entries(file.modules);
    const total = modules.reduce((sum, [, { renderedLength }]) => sum + renderedLength, 0) || 1;
    const size = brotli(file.code);
    for (const [id, { renderedLength }] of modules) {
      const name = packageOf(id);
      weights.set(name, (weights.get(name) ?? 0) + (size * renderedLength) / total);
    }
  }
  const rows = [...weights].sort(([, a], [, b]) => b - a);
  for (const [name, bytes] of rows) console.log(`${(bytes / 1000).toFixed(1).padStart(7)} KB  ${name}`);
  console.log(`${(styles / 1000).toFixed(1).padStart(7)} KB  all style sheets\n`);
  if (existsSync(join(root, 'dist-nginx'))) console.log(viewTable(firstViews(join(root, 'dist'))).text);
} catch (error) {
  stopWith(error);
}
