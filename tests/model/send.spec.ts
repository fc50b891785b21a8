import { test, type Browser } from '@playwright/test';
import fc from 'fast-check';
import { appendFileSync } from 'node:fs';
import { Tabs } from './browser';
import { commands } from './commands/all';
import { problems } from './invariants';
import { COUNTS_FILE, ORIGIN, settings } from './settings';
import { newModel, type Model } from './state';

/** The longest list of commands; about one in four of them is possible when its turn comes. */
const LONGEST = 70;
const BATCH = 25;

const { runs, commands: wanted, parts, seed, path, replay, shrink } = settings;

test.describe.configure({ mode: 'parallel', timeout: 1_800_000 });

for (let part = 1; part <= parts; part += 1) {
  test(`the send flow keeps its promises, part ${part} of ${parts}`, async ({ browser }) => {
    const counts = { runs: 0, commands: 0 };
    const tabs = await openTabs(browser);
    try {
      for (
        let batch = 0;
        path ? batch < 1 : counts.runs * parts < runs || counts.commands * parts < wanted;
        batch += 1
      )
        await play(tabs, path ? seed : seed * 1_000_000 + part * 1000 + batch, counts);
    } finally {
      appendFileSync(COUNTS_FILE, `${JSON.stringify(counts)}\n`);
      await tabs.close();
    }
  });
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

/** Plays some runs; throws what the first that fails did and saw, and how to play it again. */
async function play(
  tabs: Tabs,
  batchSeed: number,
  counts: { runs: number; commands: number },
): Promise<void> {
  const list = fc.commands([commands], {
    maxCommands: LONGEST,
    size: 'max',
    ...(replay && { replayPath: replay }),
  });
  let last: Model | undefined;
  const property = fc.asyncProperty(list, async (chosen) => {
    let model: Model | undefined;
    const start = async () => {
      last = model = newModel(await tabs.start());
      const wrong = problems(model);
      if (wrong.length > 0) throw new Error(wrong.join('\n'));
      return { model, real: tabs };
    };
    try {
      await fc.asyncModelRun(start, chosen);
    } finally {
      counts.runs += 1;
      counts.commands += model?.trace.length ?? 0;
    }
  });
  const result = await fc.check(property, {
    seed: batchSeed,
    numRuns: BATCH,
    endOnFailure: !shrink,
    ...(path && { path }),
  });
  if (!result.failed) return;
  const shorter = /replayPath="([^"]*)"/.exec(fc.stringify(result.counterexample?.[0]))?.[1];
  const again = [
    `npm run model -- --seed ${batchSeed} --path ${result.counterexamplePath ?? ''}`,
    ...(shrink && shorter ? [`--replay ${shorter}`] : []),
  ];
  const { errorInstance } = result;
  const why = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  throw new Error(
    [why, '', ...(last?.trace ?? []), '', `To see it again: ${again.join(' ')}`, ''].join('\n'),
  );
}
