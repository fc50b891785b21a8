import { runStages } from './suite/runStages.mjs';
import { lint, types, unit } from './suite/stages.mjs';
import { ensureReady, stopWith } from './tools/cli.mjs';

/** Quick check before a commit: types, lint and the tests without a browser. */
try {
  ensureReady();
  await runStages([types, lint, unit]);
} catch (error) {
  stopWith(error);
}
