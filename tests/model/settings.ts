import { join } from 'node:path';

const { env } = process;

/** Environment variables of a run: MODEL_SEED=7 npx playwright test --project model */
function number(name: string, otherwise: number): number {
  const text = env[`MODEL_${name}`];
  return text === undefined ? otherwise : Number(text);
}

const isPlanted = env.MODEL_PLANT !== undefined;
/** With a planted mistake or a path, one part makes all runs. */
const isOnePart = isPlanted || env.MODEL_PATH !== undefined;
/** The nightly run makes 10,000 commands instead, about eighteen times as many. */
const RUNS = isPlanted ? 200 : 100;

export const settings = {
  /** Minimum number of runs. With a planted mistake: in which the model has to find it. */
  runs: number('RUNS', env.MODEL_COMMANDS === undefined ? RUNS : 0),
  /** Minimum number of commands. */
  commands: number('COMMANDS', 0),
  /** Maximum length of a run; about a quarter of its commands are possible. */
  longest: number('LONGEST', 40),
  /** The work is divided into this many tests, for two workers. */
  parts: isOnePart ? 1 : number('PARTS', 4),
  /** The same seed makes the same runs. */
  seed: number('SEED', 1),
  /** Path of one run to repeat; a failure prints it. */
  path: env.MODEL_PATH,
  /** The commands of that run that remained after shrinking. */
  replay: env.MODEL_REPLAY,
  /** Shrinks a failed run, which takes many further runs. */
  shrink: env.MODEL_SHRINK !== undefined,
  /** Name of a mistake that is built into the app, and that the model has to find. */
  plant: env.MODEL_PLANT,
} as const;

/** How much ran. */
export interface Counts {
  runs: number;
  commands: number;
}

/** The built app. */
export const modelFolder = join(import.meta.dirname, '../../.cache/model');
