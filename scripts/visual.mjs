import { findBrowser } from './browser.mjs';
import { ensureReady, stopWith, succeeds } from './setup.mjs';

/**
 * Builds the catalogue and compares pictures of its screens with those that are kept; `--update` keeps the new ones.
 * Any other argument goes to Playwright.
 */
try {
  ensureReady();
  process.env.CHROMIUM_PATH = await findBrowser();
  const rest = process.argv.slice(2).map((word) => (word === '--update' ? '--update-snapshots' : word));
  const build = ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '--quiet', '--disable-telemetry'];
  const compare = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'playwright.visual.config.ts'];
  const well = succeeds(process.execPath, build) && succeeds(process.execPath, [...compare, ...rest]);
  if (!well) process.exitCode = 1;
} catch (error) {
  stopWith(error);
}
