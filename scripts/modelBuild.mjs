import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { planting } from './modelPlants.mjs';
import { ensureReady, root, stopWith } from './setup.mjs';

/** Where the app stands that the model plays. */
export const modelFolder = join(root, '.cache/model');

/**
 * Builds the app for the model: as it is for senders, behind an entry that brings the sandbox, in one file, since each
 * run of the model loads it anew.
 *
 * @param {import('./modelPlants.mjs').Plant} [plant] a mistake to build in
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
