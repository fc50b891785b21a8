import { findBrowser } from './tools/browser.mjs';
import { ensureReady, stopWith, succeeds } from './tools/cli.mjs';

/**
 * Builds the catalogue and compares screenshots of its screens with the stored ones; `--update` stores the new ones.
 * Other arguments go to Playwright.
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
