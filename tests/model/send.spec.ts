import { appendFileSync } from 'node:fs';
import { test, type Browser } from '@playwright/test';
import fc from 'fast-check';
import { Tabs } from './browser';
import { commands } from './commands/all';
import { judge } from './commands/command';
import { COUNTS_FILE, ORIGIN, settings, type Counts } from './settings';
import { newModel, type Model } from './state';

/** Runs per seed. */
const BATCH = 25;
const PARTS_AT_MOST = 100;
const BATCHES_AT_MOST = 100;
/** Time limit for shrinking a failed run. */
const SHRINK_MS = 300_000;

const { runs, commands: wanted, longest, parts, seed, path, replay, shrink } = settings;

test.describe.configure({ mode: 'parallel', timeout: 3_600_000 });

for (let part = 1; part <= parts; part += 1) {
  test(`the send flow keeps its invariants, part ${part} of ${parts}`, async ({ browser }) => {
    const counts = { runs: 0, commands: 0 };
    const tabs = await openTabs(browser);
    try {
      if (path) await play(tabs, { seed, path, numRuns: 1 }, counts);
      else
        for (let batch = 0, numRuns = missing(counts); numRuns > 0; batch += 1, numRuns = missing(counts))
          await play(
            tabs,
            { seed: (seed * PARTS_AT_MOST + part) * BATCHES_AT_MOST + batch, numRuns },
            counts,
          );
    } finally {
      appendFileSync(COUNTS_FILE, `${JSON.stringify(counts)}\n`);
      await tabs.close();
    }
  });
}

/** The number of runs that a part still has to make. */
function missing(counts: Counts): number {
  if (counts.commands * parts < wanted) return BATCH;
  return Math.min(BATCH, Math.ceil(runs / parts) - counts.runs);
}

async function openTabs(browser: Browser): Promise<Tabs> {
  const context = await browser.newContext({
    viewport: { width: 420, height: 760 },
    reducedMotion: 'reduce',
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
  });
  return new Tabs(context, process.env[ORIGIN] ?? '');
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
  const again = `npm run model -- --seed ${choice.seed} --path ${counterexamplePath ?? ''} --longest ${longest}`;
  const exactly = shrink && shorter ? ` --replay ${shorter}` : '';
  const advice = shrink ? '' : ' (add --shrink for a shorter list)';
  const seen = `Run ${counts.runs} of this part. Again: ${again}${exactly}${advice}`;
  throw new Error([why, seen, ...trace, ''].join('\n'));
}
