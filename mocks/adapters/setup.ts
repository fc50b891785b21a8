import { handlers } from '@mocks/engine/handlers';
import { createSandbox, type Sandbox } from '@mocks/engine/sandbox';
import { createClock } from '@mocks/host/clock';
import { browserPage, forgetApp } from '@mocks/host/page';
import { scenarioOfChoice, type ScenarioChoice } from '@mocks/scenarios/presets/table';
import type { Scenario } from '@mocks/server/scenario';
import { http, type RequestHandler } from 'msw';
import type { SetupWorker } from 'msw/browser';
import { installClock } from '@/lib/clock';
import { toastLog } from '@/lib/toastLog';
import { startWorker } from './browser';

/** Latency that only makes the demo feel real. Scenarios about slowness use more. */
const COSMETIC_LATENCY_MS = 250;

let started: Promise<SetupWorker> | undefined;

function quick(choice: ScenarioChoice): Scenario {
  const scenario = scenarioOfChoice(choice);
  return scenario.latencyMs <= COSMETIC_LATENCY_MS ? { ...scenario, latencyMs: 0 } : scenario;
}

/** Fails a call that the browser's cache may answer: it would not prove what the server knows now, to this user. */
const neverCached = http.all('*/api/*', ({ request: { cache, url } }) => {
  if (cache !== 'no-store') throw new Error(`${url} was asked with cache '${cache}'`);
});

/**
 * Gives a page of tests or stories a fresh sandbox, as after a page load: own memory and clock, no cookies, no app
 * data in storage, no toasts in the log. All sandboxes of a page share one worker. `inFront` are handlers of the caller,
 * which MSW tries first.
 */
export async function setUpSandbox(
  choice: ScenarioChoice,
  inFront: readonly RequestHandler[] = [],
): Promise<Sandbox> {
  forgetApp();
  toastLog.set([]);
  const sandbox = createSandbox({ scenario: quick(choice), clock: createClock(), page: browserPage });
  installClock(sandbox.clock);
  started ??= startWorker([], { quiet: true });
  (await started).resetHandlers(neverCached, ...inFront, ...handlers(sandbox));
  return sandbox;
}
