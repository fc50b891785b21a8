import { join } from 'node:path';
import { ensureReady, root, stopWith } from './tools/cli.mjs';

/** The production build: few chunks, one HTML page per route, and the files for nginx. */

try {
  ensureReady();
  const { build, loadEnv } = await import('vite');
  const { groups } = await import('./build/chunks.mjs');
  const { prerender } = await import('./build/prerender.mjs');
  const { writeOfflineWorker } = await import('./build/offlineWorker.mjs');
  const { nginxFolder, writeForNginx } = await import('./build/precompress.mjs');
  const { writePackageList } = await import('./build/packageList.mjs');
  const { mantineWithoutStyleElements } = await import('./build/sitePlugins.mjs');
  const outDir = join(root, 'dist');
  const built = await build({
    plugins: [mantineWithoutStyleElements()],
    build: { outDir, emptyOutDir: true, rolldownOptions: { output: { codeSplitting: { groups } } } },
  });
  if (!('output' in built)) throw new Error('Expected a single build');
  await prerender(built.output, outDir);
  const env = loadEnv('production', root);
  writeOfflineWorker(outDir, env);
  await writeForNginx(outDir, env);
  // Beside the folders that nginx serves: a list for the operator, not for visitors.
  await writePackageList(built.output, join(nginxFolder(outDir), 'packages.cdx.json'));
} catch (error) {
  stopWith(error);
}
