import { installClock } from '@/lib/clock';
import { forgetSentCodes } from '@/lib/code';
import { dropDrafts } from '@/lib/drafts';
import { inDoubtKey, remove, removeTabText, storageKeys, strayTokenKeys } from '@/lib/storage';
import { startWorker } from './browser';
import { createClock } from './control/clock';
import { browserPage } from './control/page';
import { createSandbox, type Sandbox } from './sandbox';
import { scenarioOfChoice, type ScenarioChoice } from './verbs/server';

/** Latency that only makes a demo feel real; a scenario that is about slowness has more. */
const COSMETIC_LATENCY_MS = 250;

let current: Sandbox | undefined;
let started: Promise<void> | undefined;

function quick(choice: ScenarioChoice): ScenarioChoice {
  const scenario = scenarioOfChoice(choice);
  return scenario.latencyMs <= COSMETIC_LATENCY_MS ? { ...scenario, latencyMs: 0 } : scenario;
}

/**
 * Gives a page of tests or stories a new sandbox, as if it had just been loaded: its own memory and clock, no
 * cookie, nothing of the app in storage. One worker serves all the sandboxes that a page has one after the other.
 */
export async function setStage(choice: ScenarioChoice): Promise<Sandbox> {
  for (const key of [...Object.values(storageKeys), ...strayTokenKeys]) remove(key);
  dropDrafts();
  removeTabText(inDoubtKey);
  forgetSentCodes();
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0] ?? ''}=; Path=/; Max-Age=0`;
  }
  const sandbox = createSandbox({ scenario: quick(choice), clock: createClock(), page: browserPage });
  installClock(sandbox.clock);
  current = sandbox;
  started ??= startWorker({ respond: (request) => (current ?? sandbox).respond(request) });
  await started;
  return sandbox;
}
