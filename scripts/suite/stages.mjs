import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tools/cli.mjs';
import { evidenceStage, storyTests } from './evidence.mjs';
import { resultFile } from './results.mjs';
import { thoroughFiles } from './thorough.mjs';

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

const coreOnly = thoroughFiles.map((file) => `--exclude=${file}`);

/**
 * Screen tests with the React that users get: it takes a third less time, and the story tests run the other one
 * (decision 111).
 *
 * @param {string} name
 * @param {string[]} options
 * @returns {Stage}
 */
const screen = (name, options) => ({ ...vitest(name, 'screen', options), env: { NODE_ENV: 'production' } });

/** As one stage they would take twice as long as all other stages of their core together. */
const screenHalf = (/** @type {1 | 2} */ part) =>
  screen(`screen tests ${part} of 2`, [`--shard=${part}/2`, '--exclude=tests/screen/heard.test.tsx']);

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

/** @type {Stage} The journeys of the core on the production build; the engines and the model use the sandbox's. */
const coreJourneys = {
  ...journeys,
  command: [
    ...journeys.command,
    '--project=build',
    '--project=real-phone',
    '--project=real-desktop',
    ...readdirSync(join(root, 'tests/e2e'))
      .map((name) => `tests/e2e/${name}`)
      .filter((file) => file.endsWith('.spec.ts') && !thoroughFiles.includes(file)),
  ],
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

/** @type {Stage} What is heard in the flows and in the stories of the pieces. */
const heard = {
  name: evidenceStage('chromium', 'heard'),
  reporter: 'vitest',
  command: ['scripts/evidence.mjs', '--way', 'heard'],
};

/** @type {Stage} */
const buildModel = { name: 'model build', command: ['scripts/model/build.mjs'] };

/** Runs of the model in one of its parts; a part takes half a minute. */
const RUNS_OF_PART = 50;

/**
 * Always the same runs; `npm run model` makes other and longer ones.
 *
 * @param {number} parts
 * @returns {Stage}
 */
const model = (parts) => ({
  name: 'model',
  reporter: 'playwright',
  command: ['node_modules/@playwright/test/cli.js', 'test', '-c', 'playwright.model.config.ts'],
  env: {
    PLAYWRIGHT_JSON_OUTPUT_FILE: resultFile('model'),
    MODEL_PARTS: `${parts}`,
    MODEL_RUNS: `${parts * RUNS_OF_PART}`,
  },
  after: ['model build'],
  alone: true,
});

/** @type {Stage[]} */
const last = [format, build, buildDemo, buildModel, unused, sizes];

/** What `npm test` runs, in at most 5 minutes on 2 cores. The longest stages come first, so that no core is idle. */
export const core = [
  screen('screen tests', coreOnly),
  types,
  // axe takes half of the time of the story tests.
  { ...vitest(storyTests, 'stories'), env: { STORY_AXE: 'off' } },
  vitest('unit tests', 'unit', coreOnly),
  lint,
  ...last,
  model(4),
  coreJourneys,
  engines,
];

/** What `npm test -- --all` runs. */
export const all = [
  types,
  screenHalf(1),
  vitest(storyTests, 'stories'),
  // Both halves use one cache of packages; the first one writes it when it starts.
  screenHalf(2),
  lint,
  unit,
  buildStorybook,
  heard,
  ...last,
  model(6),
  journeys,
  engines,
];
