import { test } from '@playwright/test';
import fc from 'fast-check';
import { Tabs } from './browser';
import { commands } from './commands/all';
import { problems } from './invariants';
import { newModel, type Model } from './state';

const setting = (name: string, otherwise: number) => Number(process.env[`MODEL_${name}`] ?? otherwise);
const RUNS = setting('RUNS', 300);
const PARTS = setting('PARTS', 6);
const SEED = setting('SEED', 2026);
const MOST = setting('COMMANDS', 40);
const path = process.env.MODEL_PATH;
const replayPath = process.env.MODEL_REPLAY;

const counts = { runs: 0, commands: 0 };

for (let part = 0; part < PARTS; part += 1) {
  test(`the send flow keeps its promises, part ${part + 1}`, async ({ browser }) => {
    test.setTimeout(1_200_000);
    const context = await browser.newContext({
      viewport: { width: 420, height: 760 },
      reducedMotion: 'reduce',
      locale: 'es-ES',
      timezoneId: 'Europe/Madrid',
    });
    const tabs = new Tabs(context, process.env.MODEL_ORIGIN ?? '');
    const start = performance.now();
    const property = fc.asyncProperty(
      fc.commands([commands], { maxCommands: MOST, size: 'max', ...(replayPath && { replayPath }) }),
      async (list) => {
        let model: Model | undefined;
        await fc.asyncModelRun(async () => {
          model = newModel(await tabs.start());
          counts.runs += 1;
          const wrong = problems(model);
          if (wrong.length > 0) throw new Error(wrong.join('\n'));
          return { model, real: tabs };
        }, list);
        counts.commands += model?.trace.length ?? 0;
      },
    );
    const result = await fc.check(property, {
      numRuns: Math.ceil(RUNS / PARTS),
      seed: SEED + part,
      endOnFailure: process.env.MODEL_SHRINK === undefined,
      ...(path && { path }),
    });
    // oxlint-disable-next-line no-console
    console.log(
      `${counts.runs} runs, ${counts.commands} commands, ${((performance.now() - start) / 1000).toFixed(1)} s`,
    );
    await context.close();
    if (result.failed)
      throw new Error(fc.defaultReportMessage(result) ?? '', { cause: result.errorInstance });
  });
}
