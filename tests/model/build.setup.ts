import { test } from '@playwright/test';
import { build } from 'vite';
import { plantNamed, planting } from './plants';
import { modelFolder, settings } from './settings';

/** The production app behind an entry with the sandbox, in one file, because each run loads it again. */
test('builds the app for the model', async () => {
  await build({
    mode: 'model',
    logLevel: 'error',
    plugins: settings.plant === undefined ? [] : [planting(plantNamed(settings.plant))],
    build: {
      outDir: modelFolder,
      emptyOutDir: true,
      sourcemap: false,
      reportCompressedSize: false,
      cssCodeSplit: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
});
