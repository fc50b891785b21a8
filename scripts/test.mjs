import { parseArgs } from 'node:util';
import { resultFile } from './suite/results.mjs';
import { runStages } from './suite/run.mjs';
import { ensureReady, stopWith } from './tools/cli.mjs';

/**
 * Runs the tests from a bare clone: installs missing packages, a browser, nginx and the other engines. `--all` adds
 * what is tagged `all`, axe in every story, the catalogue, the demo's journeys and more runs of the model; `--quick`
 * is `npm run check`, without a browser. The last line has the result.
 *
 * @typedef {import('./suite/run.mjs').Stage} Stage
 */
const { values: asked } = parseArgs({ options: { all: { type: 'boolean' }, quick: { type: 'boolean' } } });

const tags = `--tags-filter=${asked.all ? '!nightly' : '!all && !nightly'}`;

/**
 * @param {string} name
 * @param {string[]} projects of vitest.config.ts
 * @param {string[]} options
 * @param {Record<string, string>} [env]
 * @returns {Stage}
 */
const vitest = (name, projects, options, env = {}) => ({
  name,
  runner: 'vitest',
  command: [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${resultFile(name)}`,
    ...options,
  ],
  env,
});

// Screen tests run with the React that users get: it takes a third less time (decision 69).
const usersReact = { NODE_ENV: 'production' };
const screen = vitest('screen', ['screen'], [tags], usersReact);
// As one stage they would take twice as long as all other stages of their core together.
const screenHalves = [1, 2].map((half) =>
  vitest(`screen ${half} of 2`, ['screen', 'matrix'], [tags, `--shard=${half}/2`], usersReact),
);
// axe takes half of the time of the story tests.
const stories = vitest('stories', ['stories'], asked.all ? [] : ['--mode=quick']);
const unit = vitest('unit', ['unit'], asked.quick ? [] : [tags]);

/** @type {Stage} */
const types = { name: 'types', command: ['node_modules/typescript-native/bin/tsc', '--noEmit', '-p', '.'] };
/** @type {Stage} */
const lint = { name: 'lint', command: ['node_modules/oxlint/bin/oxlint'] };
/** @type {Stage} */
const format = { name: 'format', command: ['node_modules/oxfmt/bin/oxfmt', '--check'] };
/** @type {Stage} */
const unused = { name: 'unused code', command: ['node_modules/knip/bin/knip.js'] };
/** @type {Stage} */
const build = { name: 'build', command: ['scripts/build.mjs'] };
/** @type {Stage} */
const demo = { name: 'demo build', command: ['scripts/build.mjs', '--demo'] };
/** @type {Stage} */
const sizes = { name: 'sizes', command: ['scripts/suite/sizes.mjs'], after: ['build'] };
/** @type {Stage} */
const catalogue = {
  name: 'catalogue',
  command: ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '--quiet', '--disable-telemetry'],
};

const projects = ['build', 'real-phone', 'real-desktop', 'firefox-phone', 'webkit-desktop', 'model'];
/** @type {Stage} */
const journeys = {
  name: 'end to end',
  runner: 'playwright',
  command: [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--reporter=list,json',
    `--grep-invert=${asked.all ? '@nightly' : '@nightly|@all'}`,
    ...[...projects, ...(asked.all ? ['demo-phone', 'demo-desktop'] : [])].map((name) => `--project=${name}`),
  ],
  env: {
    PLAYWRIGHT_JSON_OUTPUT_FILE: resultFile('end to end'),
    ...(!asked.all && { MODEL_RUNS: '40' }),
  },
  after: ['build', 'demo build'],
  alone: true,
};

const checks = [types, lint, format, unused, unit];
// The longest stages come first, so that no core is idle.
const suite = asked.all
  ? [screenHalves[0], stories, screenHalves[1], catalogue, ...checks, build, demo, sizes, journeys]
  : [screen, stories, unit, types, lint, build, demo, format, unused, sizes, journeys];

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
  if (!asked.quick) await provideBrowsers();
  await runStages(asked.quick ? checks : suite.filter((stage) => stage !== undefined));
} catch (error) {
  console.log('\n0 passed, 1 failed');
  stopWith(error);
}
