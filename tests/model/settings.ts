/** Environment variables of `npm run model` and the suite. */
function number(name: string, otherwise: number): number {
  const text = process.env[`MODEL_${name}`];
  return text === undefined ? otherwise : Number(text);
}

export const settings = {
  /** Minimum number of runs. */
  runs: number('RUNS', 300),
  /** Minimum number of commands. */
  commands: number('COMMANDS', 0),
  /** Maximum length of a run; about a quarter of its commands are possible. */
  longest: number('LONGEST', 40),
  /** The work is divided into this many tests, for two workers. */
  parts: number('PARTS', 6),
  /** The same seed makes the same runs. */
  seed: number('SEED', 1),
  /** Path of one run to repeat; a failure prints it. */
  path: process.env.MODEL_PATH,
  /** The commands of that run that remained after shrinking. */
  replay: process.env.MODEL_REPLAY,
  /** Shrinks a failed run, which takes many further runs. */
  shrink: process.env.MODEL_SHRINK !== undefined,
} as const;

/** How much ran. */
export interface Counts {
  runs: number;
  commands: number;
}

/** Address of the built app; the global setup sets it. */
export const ORIGIN = 'MODEL_ORIGIN';
/** One line of JSON with its counts per test. */
export const COUNTS_FILE = '.cache/model-counts';
