import { findBrowser } from './browser.mjs';
import { findNginx } from './nginx.mjs';
import { ensureReady, stopWith } from './setup.mjs';
import { runStages } from './stages.mjs';
import { suite } from './suite.mjs';

/** The whole suite, from a bare clone: installs what is missing, a browser included. The last line counts. */
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

/** Without nginx the rest is still worth knowing: the tests that need it will say so again, and fail. */
function provideNginx() {
  try {
    findNginx();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}
