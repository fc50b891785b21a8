import { findBrowser } from './tools/browser.mjs';
import { ensureReady, stopWith, succeeds } from './tools/cli.mjs';
import { provideEngines } from './tools/engines.mjs';

/**
 * Runs the main tasks on the built apps in Chromium, Firefox and WebKit, and prints a table. `--brief` runs the send
 * flow only, without Chromium, which every other test uses. `--built` uses the builds that exist. Other arguments, such
 * as `-g history` or `--project='webkit desktop'`, go to Playwright.
 */

const brief = ['--grep=@brief', '--project=firefox phone', '--project=webkit desktop'];

/** @param {string[]} args a program below the root and its arguments */
const runs = (...args) => succeeds(process.execPath, args);

/** Both builds, one after the other. */
const builds = () =>
  runs('scripts/build.mjs') &&
  runs('node_modules/vite/bin/vite.js', 'build', '--mode', 'demo', '--logLevel', 'warn');

try {
  ensureReady();
  const args = process.argv.slice(2);
  const isBrief = args.includes('--brief');
  const isBuilt = args.includes('--built');
  const rest = args.filter((word) => word !== '--brief' && word !== '--built');
  provideEngines();
  if (!isBrief) process.env.CHROMIUM_PATH = await findBrowser();
  const test = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'playwright.engines.config.ts'];
  const well = (isBuilt || builds()) && runs(...test, ...(isBrief ? brief : []), ...rest);
  if (!well) process.exitCode = 1;
} catch (error) {
  stopWith(error);
}
