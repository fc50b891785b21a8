import { runStages } from './suite/runStages.mjs';
import { suite } from './suite/stages.mjs';
import { findBrowser } from './tools/browser.mjs';
import { ensureReady, stopWith } from './tools/cli.mjs';
import { findNginx } from './tools/nginx.mjs';

/** Runs the whole suite from a bare clone: installs missing packages and a browser. The last line has the result. */
try {
  ensureReady();
  const browser = await findBrowser();
  console.log(`Node ${process.versions.node}, browser ${browser}`);
  process.env.CHROMIUM_PATH = browser;
  provideNginx();
  await runStages(suite);
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
