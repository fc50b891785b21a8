import { parseArgs } from 'node:util';
import { runStages } from './suite/run.mjs';
import { ensureReady, stopWith } from './tools/cli.mjs';

/**
 * Runs the tests from a bare clone: installs missing packages, a browser, nginx and the other engines. `--all` adds
 * what `npm test` leaves out; `--quick` is `npm run check`, without a browser. The last line has the result.
 *
 * @typedef {import('./suite/run.mjs').Stage} Stage
 */
const { all, quick } = parseArgs({
  options: { all: { type: 'boolean' }, quick: { type: 'boolean' } },
}).values;

/** @type {(name: string, ...command: string[]) => Stage} */
const stage = (name, ...command) => ({ name, command });
/** @type {(name: string, ...options: string[]) => Stage} */
const vitest = (name, ...options) =>
  stage(name, 'node_modules/vitest/vitest.mjs', 'run', '--reporter=default', ...options);
/** @type {(name: string, ...options: string[]) => Stage} */
const screens = (name, ...options) => ({
  ...vitest(name, '--project=screen', ...options),
  // The React that users get: it takes a third less time (decision 69).
  env: { NODE_ENV: 'production' },
});

const build = stage('build', 'scripts/build.mjs');
const demo = stage('demo build', 'scripts/build.mjs', '--demo');
const catalogue = stage(
  'catalogue',
  'node_modules/storybook/dist/bin/dispatcher.js',
  'build',
  '--quiet',
  '--disable-telemetry',
);
const everyScreen = ['--project=matrix', '--tags-filter=!nightly'];
// axe takes half of the time of the story tests.
const stories = vitest('stories', '--project=stories', ...(all ? [] : ['--mode=quick']));
const checks = [
  vitest('unit', '--project=unit', `--tags-filter=${all ? '!nightly' : '!all && !nightly'}`),
  stage('types', 'node_modules/typescript-native/bin/tsc', '--noEmit', '-p', '.'),
  stage('lint', 'node_modules/oxlint/bin/oxlint'),
  stage('format', 'node_modules/oxfmt/bin/oxfmt', '--check'),
  stage('unused code', 'node_modules/knip/bin/knip.js'),
];
// The longest come first, so that no core is idle.
const inBrowsers = all
  ? [
      // As one stage they would take twice as long as all others of their core together.
      screens('screen 1 of 2', ...everyScreen, '--shard=1/2'),
      stories,
      screens('screen 2 of 2', ...everyScreen, '--shard=2/2'),
      catalogue,
    ]
  : [screens('screen', '--tags-filter=core'), stories];
const builds = all ? [build, demo] : [build];

const targets = ['build', 'real-phone', 'real-desktop', 'firefox-phone', 'webkit-desktop'];
if (all) targets.push('demo-phone', 'demo-desktop', 'model');
const journeys = stage(
  'end to end',
  'node_modules/@playwright/test/cli.js',
  'test',
  `--grep-invert=${all ? '@nightly' : '@nightly|@all'}`,
  ...targets.map((name) => `--project=${name}`),
);

/** What npm does not install. Without nginx or an engine the rest still runs; the tests that need it say so. */
async function provideBrowsers() {
  const { findBrowser } = await import('./tools/browser.mjs');
  const { provideEngines } = await import('./tools/engines.mjs');
  const { findNginx } = await import('./tools/nginx.mjs');
  process.env.CHROMIUM_PATH = await findBrowser();
  console.log(`Node ${process.versions.node}, browser ${process.env.CHROMIUM_PATH}`);
  provideEngines();
  try {
    findNginx();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}

try {
  ensureReady();
  if (quick) await runStages(checks, [], []);
  else {
    await provideBrowsers();
    const sizes = stage('sizes', 'scripts/suite/sizes.mjs');
    await runStages([...inBrowsers, ...checks, ...builds], builds, [sizes, journeys]);
  }
} catch (error) {
  console.log('\n0 passed, 1 failed');
  stopWith(error);
}
