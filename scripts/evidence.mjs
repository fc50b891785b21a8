import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { resultFile, resultFolder } from './suite/results.mjs';
import { findBrowser } from './tools/browser.mjs';
import { Advice, ensureReady, root, stopWith } from './tools/cli.mjs';

/**
 * Runs the stories of all pieces once more in each way: heard by a simulated screen reader, in the dark, with forced
 * colours, 320 px wide, with text of 200 %. The catalogue shows the results on the page of each piece. `npm test` does
 * not include it; `npm test -- --all` includes what is heard.
 *
 * `--way heard` runs one way, and `-u` accepts what is heard now. Other arguments are the stories to run.
 */

const pieces = ['stories/ui/', 'stories/features/access/parts/', 'stories/features/access/verify/'];

/** @type {Record<string, { projects?: string[], tests?: string[], env?: Record<string, string> }>} */
const ways = {
  // With the flows, which are tests of their own; axe has no part in it.
  heard: {
    projects: ['screen'],
    tests: ['tests/screen/heard.test.tsx'],
    env: { STORY_AXE: 'off' },
  },
  dark: {},
  forced: {},
  narrow: {},
  text200: {},
};

/**
 * @param {string} way
 * @param {string[]} stories
 * @param {boolean} update
 */
function run(way, stories, update) {
  const { projects = [], tests = [], env = {} } = ways[way] ?? {};
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...['stories', ...projects].flatMap((project) => ['--project', project]),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${resultFile(`evidence ${way}`)}`,
      ...(update ? ['--update'] : []),
      ...(stories.length > 0 ? stories : [...pieces, ...tests]),
    ],
    { cwd: root, env: { ...process.env, ...env, EVIDENCE: way }, stdio: 'inherit' },
  );
  if (status !== 0) process.exitCode = 1;
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { way: { type: 'string', multiple: true }, update: { type: 'boolean', short: 'u' } },
  });
  const asked = values.way ?? Object.keys(ways);
  const unknown = asked.find((way) => !(way in ways));
  if (unknown) throw new Advice(`No way '${unknown}'. There are ${Object.keys(ways).join(', ')}.`);
  ensureReady();
  mkdirSync(resultFolder, { recursive: true });
  process.env.CHROMIUM_PATH = await findBrowser();
  for (const way of asked) {
    console.log(`\n── ${way} ${'─'.repeat(60)}`);
    run(way, positionals, values.update ?? false);
  }
} catch (error) {
  stopWith(error);
}
