import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { evidenceStage, evidenceWays, storyTests } from './suite/evidence.mjs';
import { resultFile, resultFolder } from './suite/results.mjs';
import { findBrowser } from './tools/browser.mjs';
import { Advice, ensureReady, root, stopWith } from './tools/cli.mjs';
import { findFirefox, provideEngines } from './tools/engines.mjs';

/**
 * Runs the stories of all pieces once more in each way: heard by a simulated screen reader, in the dark, with forced
 * colours, 320 px wide, with text of 200 %. The catalogue shows the results on the page of each piece. `npm test` does
 * not include it; `npm test -- --all` includes what is heard.
 *
 * `--way heard` runs one way, and `-u` accepts what is heard now. `--engine firefox` runs the stories in Firefox, as they
 * are and in the ways that it can be told. Other arguments are the stories to run; the catalogue keeps the results of the
 * last run of all.
 */

const pieces = ['stories/ui/', 'stories/features/access/parts/', 'stories/features/access/verify/'];

/** @typedef {import('./suite/evidence.mjs').Engine} Engine */
/** @typedef {import('./suite/evidence.mjs').Way} Way */

/**
 * What a way adds to the run.
 *
 * @type {Partial<Record<Way, { projects?: string[], tests?: string[], env?: Record<string, string> }>>}
 */
const additions = {
  states: { env: { EVIDENCE: '' } },
  // With the flows, which are tests of their own; axe has no part in it.
  heard: {
    projects: ['screen'],
    tests: ['tests/screen/heard.test.tsx'],
    env: { STORY_AXE: 'off' },
  },
};

/** `npm test` runs the stories as they are. */
const waysIn = (/** @type {Engine} */ engine) =>
  evidenceWays[engine].filter((way) => evidenceStage(engine, way) !== storyTests);

const engines = /** @type {Engine[]} */ (Object.keys(evidenceWays));

/**
 * @param {Engine} engine
 * @param {Way} way
 * @param {string[]} stories
 * @param {boolean} update
 */
function run(engine, way, stories, update) {
  const { projects = [], tests = [], env = {} } = additions[way] ?? {};
  const report = ['--reporter=json', `--outputFile.json=${resultFile(evidenceStage(engine, way))}`];
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...['stories', ...projects].flatMap((project) => ['--project', project]),
      '--reporter=dot',
      ...(update ? ['--update=all'] : []),
      ...(stories.length > 0 ? stories : [...report, ...pieces, ...tests]),
    ],
    {
      cwd: root,
      env: { ...process.env, EVIDENCE: way, EVIDENCE_ENGINE: engine, ...env },
      stdio: 'inherit',
    },
  );
  if (status !== 0) process.exitCode = 1;
}

/**
 * @template {string} T
 * @param {readonly T[]} known
 * @param {string} what
 * @param {string} asked
 */
function oneOf(known, what, asked) {
  const found = known.find((one) => one === asked);
  if (!found) throw new Advice(`No ${what} is called '${asked}'. There are ${known.join(', ')}.`);
  return found;
}

/** Sets the path that scripts/engines/firefox.mjs starts. */
function provideFirefox() {
  provideEngines();
  const path = findFirefox();
  if (!path) throw new Advice('No Firefox was found. Name one: FIREFOX_PATH=/path/to/firefox');
  process.env.FIREFOX_PATH = path;
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      engine: { type: 'string', default: 'chromium' },
      way: { type: 'string', multiple: true },
      update: { type: 'boolean', short: 'u' },
    },
  });
  const engine = oneOf(engines, 'engine', values.engine);
  const ways = values.way?.map((way) => oneOf(waysIn(engine), `way in ${engine}`, way)) ?? waysIn(engine);
  ensureReady();
  mkdirSync(resultFolder, { recursive: true });
  if (engine === 'firefox') provideFirefox();
  else process.env.CHROMIUM_PATH = await findBrowser();
  for (const way of ways) {
    console.log(`\n── ${way} ${'─'.repeat(60)}`);
    run(engine, way, positionals, values.update ?? false);
  }
} catch (error) {
  stopWith(error);
}
