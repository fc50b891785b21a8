import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureReady, root, stopWith } from '../tools/cli.mjs';
import { planting } from './plants.mjs';

/** Folder of the app that the model runs. */
export const modelFolder = join(root, '.cache/model');

/**
 * Builds the app for the model: the production app behind an entry with the sandbox, in one file, because each run
 * loads it again.
 *
 * @param {import('./plants.mjs').Plant} [plant] a mistake to build in
 */
export async function buildModel(plant) {
  const { build } = await import('vite');
  await build({
    mode: 'model',
    logLevel: 'error',
    plugins: plant ? [planting(plant)] : [],
    build: {
      outDir: modelFolder,
      emptyOutDir: true,
      sourcemap: false,
      reportCompressedSize: false,
      cssCodeSplit: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    ensureReady();
    await buildModel();
  } catch (error) {
    stopWith(error);
  }
}
