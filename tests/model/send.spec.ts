import { test as base, expect, type Browser } from '@playwright/test';
import fc from 'fast-check';
import { serveBuild } from '../e2e/origins';
import { Tabs } from './browser';
import { commands } from './commands/all';
import { BROKEN, judge } from './commands/command';
import { modelFolder, settings, type Counts } from './settings';
import { newModel, type Model } from './state';

/** Runs per seed. */
const BATCH = 25;
const PARTS_AT_MOST = 100;
const BATCHES_AT_MOST = 100;
/** Time limit for shrinking a failed run. */
const SHRINK_MS = 300_000;

const { runs, commands: wanted, longest, parts, seed, path, replay, shrink, plant } = settings;

/** `test` with the address of the built app. */
const test = base.extend<object, { readonly origin: string }>({
  origin: [
    async ({}, use) => {
      const server = await serveBuild('model', modelFolder);
      await use(server.url);
      await server.close();
    },
    { scope: 'worker' },
  ],
});

test.describe.configure({ mode: 'parallel', timeout: 3_600_000 });

for (let part = 1; part <= parts; part += 1) {
  test(`the send flow keeps its invariants, part ${part} of ${parts}`, async ({ browser, origin }) => {
    const counts = { runs: 0, commands: 0 };
    const tabs = await openTabs(browser, origin);
    try {
      const run = makeRuns(tabs, part, counts);
      if (plant === undefined) await run;
      else await expect(run, `the model finds '${plant}'`).rejects.toThrow(BROKEN);
    } finally {
      process.stdout.write(`Seed ${seed}, part ${part}: ${counts.runs} runs, ${counts.commands} commands\n`);
      await tabs.close();
    }
  });
}

/** All runs of a part, or the one to repeat. */
async function makeRuns(tabs: Tabs, part: number, counts: Counts): Promise<void> {
  if (path) return play(tabs, { seed, path, numRuns: 1 }, counts);
  const ownSeed = seed * PARTS_AT_MOST + part;
  for (let batch = 0, numRuns = missing(counts); numRuns > 0; batch += 1, numRuns = missing(counts))
    await play(tabs, { seed: ownSeed * BATCHES_AT_MOST + batch, numRuns }, counts);
}

/** The number of runs that a part still has to make. */
function missing(counts: Counts): number {
  if (counts.commands * parts < wanted) return BATCH;
  return Math.min(BATCH, Math.ceil(runs / parts) - counts.runs);
}

async function openTabs(browser: Browser, origin: string): Promise<Tabs> {
  const context = await browser.newContext({
    viewport: { width: 420, height: 760 },
    reducedMotion: 'reduce',
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
  });
  return new Tabs(context, origin);
}

/** Which runs to make: a number of runs of a seed, or the run of a failure. */
interface Choice {
  readonly seed: number;
  readonly numRuns: number;
  readonly path?: string;
}

/** Makes some runs. Throws the steps of the first failed run and how to repeat it. */
async function play(tabs: Tabs, choice: Choice, counts: Counts): Promise<void> {
  const list = fc.commands([commands], {
    maxCommands: longest,
    size: 'max',
    ...(replay && { replayPath: replay }),
  });
  let trace: readonly string[] = [];
  const property = fc.asyncProperty(list, async (chosen) => {
    let model: Model | undefined;
    const start = async () => {
      model = newModel(await tabs.start());
      judge(model);
      return { model, real: tabs };
    };
    try {
      await fc.asyncModelRun(start, chosen);
    } catch (error) {
      trace = model?.trace ?? [];
      throw error;
    } finally {
      counts.runs += 1;
      counts.commands += model?.trace.length ?? 0;
    }
  });
  const result = await fc.check(property, {
    ...choice,
    endOnFailure: !shrink,
    plugins: shrink ? [fc.interruptAfterTimeLimit(SHRINK_MS)] : [],
  });
  if (!result.failed) return;
  const { errorInstance, counterexample, counterexamplePath } = result;
  const why = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  const shorter = /replayPath="([^"]*)"/.exec(fc.stringify(counterexample))?.[1];
  const again = `MODEL_SEED=${choice.seed} MODEL_PATH=${counterexamplePath ?? ''} MODEL_LONGEST=${longest}`;
  const exactly = shrink && shorter ? ` MODEL_REPLAY=${shorter}` : '';
  const advice = shrink ? '' : ' (MODEL_SHRINK=1 makes a shorter list)';
  const seen = `Run ${counts.runs} of this part. Again: ${again}${exactly} npx playwright test --project model${advice}`;
  throw new Error([why, seen, ...trace, ''].join('\n'));
}
