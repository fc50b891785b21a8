import { ensureReady, stopWith } from './setup.mjs';
import { runStages } from './stages.mjs';
import { lint, types, unit } from './suite.mjs';

/** The quick look before a commit: types, lint and the tests that need no browser. */
try {
  ensureReady();
  await runStages([types, lint, unit]);
} catch (error) {
  stopWith(error);
}
