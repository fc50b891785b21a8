import { parseArgs } from 'node:util';
import { runChains } from './suite/run.mjs';
import { ensureReady, stopWith } from './tools/cli.mjs';

/**
 * Runs the tests from a bare clone: installs missing packages, a browser and nginx. `--all` adds what `npm test` leaves
 * out, and installs the other engines; `--quick` is `npm run check`, without a browser. The last line has the result.
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
/** The React that users get: it takes a third less time (decision 69). */
const env = { NODE_ENV: 'production' };
/** @type {(name: string, ...options: string[]) => Stage} */
const screens = (name, ...options) => ({ ...vitest(name, '--project=screen', ...options), env });

const catalogue = stage(
  'catalogue',
  'node_modules/storybook/dist/bin/dispatcher.js',
  'build',
  '--quiet',
  '--disable-telemetry',
);
const everyScreen = ['--project=matrix', '--tags-filter=!nightly'];
const screenStages = all
  ? // As one stage they would be the last to end.
    ['1/2', '2/2'].map((part) => screens(`screen ${part}`, ...everyScreen, `--shard=${part}`))
  : [screens('screen', '--tags-filter=core')];
const stories = all
  ? vitest('stories', '--project=stories')
  : // axe and React's warnings take two thirds of the time of the story tests.
    { ...vitest('stories', '--project=stories', '--mode=quick'), env };
const unit = vitest('unit', '--project=unit', `--tags-filter=${all ? '!nightly' : '!all && !nightly'}`);
const checks = [
  stage('types', 'node_modules/typescript-native/bin/tsc', '--noEmit', '-p', '.'),
  stage('lint', 'node_modules/oxlint/bin/oxlint'),
  stage('format', 'node_modules/oxfmt/bin/oxfmt', '--check'),
  stage('unused code', 'node_modules/knip/bin/knip.js'),
];

const targets = ['build', 'real-phone', 'real-desktop'];
if (all) targets.push('firefox-phone', 'webkit-desktop', 'demo-phone', 'demo-desktop', 'model');
const onBuilds = [
  { ...stage('build', 'scripts/build.mjs'), needed: true },
  ...(all ? [{ ...stage('demo build', 'scripts/build.mjs', '--demo'), needed: true }] : []),
  stage(
    'end to end',
    'node_modules/@playwright/test/cli.js',
    'test',
    `--grep-invert=${all ? '@nightly' : '@nightly|@all'}`,
    ...targets.map((name) => `--project=${name}`),
  ),
  stage('sizes', 'scripts/suite/sizes.mjs', ...(all ? ['--demo'] : [])),
];

/** What npm does not install. Without nginx or an engine the rest still runs; the tests that need it say so. */
async function provideBrowsers() {
  const { findBrowser } = await import('./tools/browser.mjs');
  const { provideEngines } = await import('./tools/engines.mjs');
  const { findNginx } = await import('./tools/nginx.mjs');
  process.env.CHROMIUM_PATH = await findBrowser();
  console.log(`Node ${process.versions.node}, browser ${process.env.CHROMIUM_PATH}`);
  if (all) provideEngines();
  try {
    findNginx();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}

try {
  ensureReady();
  const independent = (/** @type {Stage[]} */ stages) => stages.map((one) => [one]);
  if (quick) await runChains(independent([unit, ...checks]));
  else {
    await provideBrowsers();
    // The longest come first, so that no core is idle. The unit tests use one core only.
    await runChains([
      onBuilds,
      ...independent([unit, stories, ...screenStages, ...(all ? [catalogue] : []), ...checks]),
    ]);
  }
} catch (error) {
  console.log('\n0 passed, 1 failed');
  stopWith(error);
}
