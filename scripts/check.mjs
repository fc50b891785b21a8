import { ensureReady, stopWith } from './setup.mjs';
import { runStages } from './stages.mjs';
import { lint, types, unit } from './suite.mjs';

/** The quick look before a commit: types, lint (cached) and the tests that need no browser. */
try {
  ensureReady();
  await runStages([
    types,
    { ...lint, command: [...lint.command, '--cache', '--cache-location', '.cache/eslint/'] },
    unit,
  ]);
} catch (error) {
  stopWith(error);
}
