/** How much the model plays, and from where; `npm run model` and the suite set it in the environment. */
function number(name: string, otherwise: number): number {
  const text = process.env[`MODEL_${name}`];
  return text === undefined ? otherwise : Number(text);
}

export const settings = {
  /** Runs in all, at least. */
  runs: number('RUNS', 300),
  /** Commands in all, at least. */
  commands: number('COMMANDS', 0),
  /** The work is divided into so many tests, for two workers. */
  parts: number('PARTS', 6),
  /** The same seed plays the same runs. */
  seed: number('SEED', 1),
  /** Plays one run again, as a failure names it. */
  path: process.env.MODEL_PATH,
  /** The commands of that run that were left when it was made shorter. */
  replay: process.env.MODEL_REPLAY,
  /** Makes a run that failed shorter, which takes many more. */
  shrink: process.env.MODEL_SHRINK !== undefined,
} as const;

/** Where the built app is served; set by the global setup. */
export const ORIGIN = 'MODEL_ORIGIN';
/** A line of JSON for each test: what it played. */
export const COUNTS_FILE = '.cache/model-counts';
