import { parseArgs } from 'node:util';
import { runStages } from './suite/runStages.mjs';
import { all, core } from './suite/stages.mjs';
import { findBrowser } from './tools/browser.mjs';
import { ensureReady, stopWith } from './tools/cli.mjs';
import { findNginx } from './tools/nginx.mjs';

/**
 * Runs the tests from a bare clone: installs missing packages and a browser. `--all` adds the files of
 * scripts/suite/thorough.mjs, axe in every story, the catalogue and the demo's journeys. The last line has the result.
 */
const { values: asked } = parseArgs({ options: { all: { type: 'boolean' } } });

try {
  ensureReady();
  const browser = await findBrowser();
  console.log(`Node ${process.versions.node}, browser ${browser}`);
  process.env.CHROMIUM_PATH = browser;
  provideNginx();
  await runStages(asked.all ? all : core);
} catch (error) {
  console.log('\n0 passed, 1 failed');
  stopWith(error);
}

/** Without nginx the rest of the suite still runs; the tests that need nginx fail and say so. */
function provideNginx() {
  try {
    findNginx();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}
