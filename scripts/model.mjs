import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildModel } from './model/build.mjs';
import { BROKEN, plantNamed } from './model/plants.mjs';
import { readResults, resultFile } from './suite/results.mjs';
import { findBrowser } from './tools/browser.mjs';
import { ensureReady, root, stopWith } from './tools/cli.mjs';

/**
 * Runs the model of the send flow against the built app: many commands from a new seed, or one recorded run. `--plant
 * NAME` builds the app with that mistake, which the model has to find.
 */

/** Upper limit of runs in which the model has to find a planted mistake. */
const ENOUGH_RUNS = '200';
/** The longest list of commands in a run; the suite uses a shorter one. */
const LONGEST = '70';

const { values: asked } = parseArgs({
  options: {
    seed: { type: 'string' },
    path: { type: 'string' },
    replay: { type: 'string' },
    runs: { type: 'string' },
    commands: { type: 'string' },
    longest: { type: 'string' },
    shrink: { type: 'boolean' },
    plant: { type: 'string' },
  },
});

/** Environment variables for the tests; see tests/model/settings.ts. */
function settings() {
  const seed = asked.seed ?? String(Date.now() % 100_000);
  // How to replay the run of a failure.
  const one = {
    MODEL_LONGEST: asked.longest ?? LONGEST,
    MODEL_PATH: asked.path,
    MODEL_REPLAY: asked.replay,
    MODEL_SHRINK: asked.shrink ? 'yes' : undefined,
  };
  if (asked.path !== undefined) return { ...one, MODEL_SEED: seed, MODEL_PARTS: '1' };
  if (asked.plant !== undefined)
    return { ...one, MODEL_SEED: seed, MODEL_PARTS: '1', MODEL_RUNS: asked.runs ?? ENOUGH_RUNS };
  const commands = asked.commands ?? (asked.runs === undefined ? '10000' : '0');
  return {
    ...one,
    MODEL_SEED: seed,
    MODEL_PARTS: '10',
    MODEL_RUNS: asked.runs ?? '0',
    MODEL_COMMANDS: commands,
  };
}

/**
 * Prints whether the model found the mistake; any other failure does not count.
 *
 * @param {string} plant
 */
function printVerdict(plant) {
  const failures = readResults('model', 'playwright')?.failures ?? [];
  const found = failures.some(({ reason }) => reason.includes(BROKEN));
  console.log(`\nThe mistake '${plant}' was ${found ? '' : 'NOT '}found.`);
  if (!found) process.exitCode = 1;
}

try {
  ensureReady();
  const chosen = Object.entries(settings()).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  console.log(chosen.map((pair) => pair.join('=')).join(' '));
  const browser = await findBrowser();
  await buildModel(asked.plant === undefined ? undefined : plantNamed(asked.plant));
  rmSync(resultFile('model'), { force: true });
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '-c',
      'playwright.model.config.ts',
      ...(asked.plant ? ['-x'] : []),
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...Object.fromEntries(chosen), CHROMIUM_PATH: browser },
    },
  );
  if (asked.plant === undefined) process.exitCode = status ?? 1;
  else printVerdict(asked.plant);
} catch (error) {
  stopWith(error);
}
