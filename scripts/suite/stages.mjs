import { resultFile } from './results.mjs';

/** @typedef {import('./runStages.mjs').Stage} Stage */

/**
 * @param {string} name
 * @param {string} project of vitest.config.ts
 * @param {string[]} [options]
 * @returns {Stage}
 */
const vitest = (name, project, options = []) => ({
  name,
  reporter: 'vitest',
  command: [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${resultFile(name)}`,
    ...options,
  ],
});

/**
 * Half of the screen tests, with the React that users get: it takes a third less time, and the story tests run the
 * other one (decision 111). As one stage they would take twice as long as all other stages of their core together.
 *
 * @returns {Stage}
 */
const screen = (/** @type {1 | 2} */ part) => ({
  ...vitest(`screen tests ${part} of 2`, 'screen', [`--shard=${part}/2`]),
  env: { NODE_ENV: 'production' },
});

/** @type {Stage} */
const format = {
  name: 'format',
  command: ['node_modules/oxfmt/bin/oxfmt', '--check'],
};

/** @type {Stage} */
export const types = {
  name: 'types',
  command: ['node_modules/typescript-native/bin/tsc', '--noEmit', '-p', '.'],
};

/** @type {Stage} */
export const lint = {
  name: 'lint',
  command: ['node_modules/oxlint/bin/oxlint'],
};

/** @type {Stage} */
const unused = { name: 'unused code', command: ['node_modules/knip/bin/knip.js'] };

export const unit = vitest('unit tests', 'unit');

const vite = 'node_modules/vite/bin/vite.js';

/** @type {Stage} */
const build = { name: 'build', command: ['scripts/build.mjs'], after: ['types'] };

/** @type {Stage} */
const sizes = { name: 'sizes', command: ['scripts/suite/sizes.mjs'], after: ['build'] };

/** @type {Stage} */
const buildDemo = { name: 'demo build', command: [vite, 'build', '--mode', 'demo', '--logLevel', 'warn'] };

/** @type {Stage} */
const buildStorybook = {
  name: 'storybook build',
  command: ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '--quiet', '--disable-telemetry'],
  env: { SUITE: 'true' },
};

/** @type {Stage} */
const journeys = {
  name: 'end to end',
  reporter: 'playwright',
  command: ['node_modules/@playwright/test/cli.js', 'test'],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: resultFile('end to end') },
  after: ['build', 'demo build'],
  alone: true,
};

/** @type {Stage} An engine that is missing and cannot be installed is named in the summary. */
const engines = {
  name: 'engines',
  reporter: 'playwright',
  command: ['scripts/engines.mjs', '--brief', '--built'],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: resultFile('engines') },
  after: ['build', 'demo build'],
  alone: true,
};

/** @type {Stage} */
const buildModel = { name: 'model build', command: ['scripts/model/build.mjs'] };

/** @type {Stage} Always the same runs; `npm run model` makes other and longer ones. */
const model = {
  name: 'model',
  reporter: 'playwright',
  command: ['node_modules/@playwright/test/cli.js', 'test', '-c', 'playwright.model.config.ts'],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: resultFile('model') },
  after: ['model build'],
  alone: true,
};

/** @type {Stage[]} The longest stages come first, so that no core is idle at the end. */
export const suite = [
  types,
  screen(1),
  vitest('story tests', 'stories'),
  // Both halves use one cache of packages; the first one writes it when it starts.
  screen(2),
  lint,
  unit,
  buildStorybook,
  format,
  build,
  buildDemo,
  buildModel,
  unused,
  sizes,
  model,
  journeys,
  engines,
];
