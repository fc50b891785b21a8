import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { findBrowser } from './browser.mjs';
import { buildModel } from './modelBuild.mjs';
import { plantNamed } from './modelPlants.mjs';
import { ensureReady, root, stopWith } from './setup.mjs';

/**
 * Plays the model of the send flow against the built app: many commands from a new seed, or one run again. With
 * `--plant NAME` the app is built with that mistake, which the model has to find.
 */

/** Runs within which a mistake has to be found. */
const ENOUGH_RUNS = '200';

const { values: asked } = parseArgs({
  options: {
    seed: { type: 'string' },
    path: { type: 'string' },
    replay: { type: 'string' },
    runs: { type: 'string' },
    commands: { type: 'string' },
    shrink: { type: 'boolean' },
    plant: { type: 'string' },
  },
});

/** What the tests are told through their environment; see tests/model/settings.ts. */
function settings() {
  const seed = asked.seed ?? String(Date.now() % 1_000_000);
  const one = {
    MODEL_PATH: asked.path,
    MODEL_REPLAY: asked.replay,
    MODEL_SHRINK: asked.shrink ? 'yes' : undefined,
  };
  if (asked.path !== undefined) return { ...one, MODEL_SEED: seed, MODEL_PARTS: '1' };
  if (asked.plant !== undefined)
    return { ...one, MODEL_SEED: seed, MODEL_PARTS: '2', MODEL_RUNS: asked.runs ?? ENOUGH_RUNS };
  const commands = asked.commands ?? (asked.runs === undefined ? '10000' : '0');
  return {
    ...one,
    MODEL_SEED: seed,
    MODEL_PARTS: '10',
    MODEL_RUNS: asked.runs ?? '0',
    MODEL_COMMANDS: commands,
  };
}

try {
  ensureReady();
  const chosen = Object.entries(settings()).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  console.log(chosen.map((pair) => pair.join('=')).join(' '));
  const browser = await findBrowser();
  await buildModel(asked.plant === undefined ? undefined : plantNamed(asked.plant));
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
  const found = status !== 0;
  if (asked.plant !== undefined)
    console.log(found ? `\nThe mistake was found.` : `\nThe mistake was NOT found.`);
  if (found !== (asked.plant !== undefined)) process.exitCode = 1;
} catch (error) {
  stopWith(error);
}
