import { join } from 'node:path';
import { ensureReady, root, stopWith } from './tools/cli.mjs';

/**
 * The production build: few chunks, one HTML page per route, and the files for nginx. `--demo` builds the app with the
 * sandbox in the browser.
 */

async function buildDemo() {
  const { build } = await import('vite');
  await build({ mode: 'demo', logLevel: 'warn' });
}

async function buildSite() {
  const { loadEnv } = await import('vite');
  const { bundle } = await import('./build/bundle.mjs');
  const { prerender } = await import('./build/prerender.mjs');
  const { writeOfflineWorker } = await import('./build/offlineWorker.mjs');
  const { nginxFolder, writeForNginx } = await import('./build/precompress.mjs');
  const { writePackageList } = await import('./build/packageList.mjs');
  const outDir = join(root, 'dist');
  const output = await bundle({ outDir, emptyOutDir: true });
  await prerender(output, outDir);
  const env = loadEnv('production', root);
  writeOfflineWorker(outDir, env);
  await writeForNginx(outDir, env);
  // Beside the folders that nginx serves: a list for the operator, not for visitors.
  await writePackageList(output, join(nginxFolder(outDir), 'packages.cdx.json'));
}

try {
  ensureReady();
  await (process.argv.includes('--demo') ? buildDemo() : buildSite());
} catch (error) {
  stopWith(error);
}
