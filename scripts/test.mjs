import { findBrowser } from './browser.mjs';
import { ensureReady, stopWith } from './setup.mjs';
import { runStages } from './stages.mjs';
import { suite } from './suite.mjs';

/** The whole suite, from a bare clone: installs what is missing, a browser included. The last line counts. */
try {
  ensureReady();
  const browser = await findBrowser();
  console.log(`Node ${process.versions.node}, browser ${browser}`);
  process.env.CHROMIUM_PATH = browser;
  await runStages(suite);
} catch (error) {
  console.log('\n0 passed, 1 failed');
  stopWith(error);
}
