import { setUpSandbox } from '@mocks/adapters/setup';
import { createSandbox } from '@mocks/engine/sandbox';
import { errorBody } from '@mocks/scenarios/errorBodies';
import type { Fault } from '@mocks/server/faultKinds';
import { expect, test } from 'vitest';
import { scripts, steady, type Script } from '../matrix/scripts';
import { until } from '../support/hands';
import { renderApp, type RenderedApp } from '../support/renderApp';
import { catchPageLoad, retryAtOnce, watchPage } from '../support/watchPage';

retryAtOnce();

/**
 * Longer than any render takes, because a text is compared that a later render would change; and shorter than the second
 * of a countdown, which would not let the page come to rest.
 */
const QUIET_MS = 800;

const refusal = 'El servidor dice que no a Rosa Elena Pérez.';

/** Every other journey meets a refusal. */
const faultsOf = ({ call }: Script, place: number): readonly Fault[] =>
  place % 2 === 0 ? [] : [{ call, kind: 'status', status: 422, body: errorBody('error', refusal) }];

/** Walks a script and returns the text of the page; countdowns go on between two walks. */
async function walk(app: RenderedApp, script: Script, faults: readonly Fault[]): Promise<string> {
  const { settle } = watchPage(QUIET_MS);
  catchPageLoad();
  await script.prepare?.(app);
  if (faults.length > 0) app.sandbox.change({ faults });
  await script.act?.(app);
  await until(() => app.sandbox.log().some(({ call }) => call === script.call), `call of ${script.call}`);
  await settle();
  // Step 1 adds its hints one second after the rate, which may be before or after the rest.
  app.sandbox.advance(1000);
  await watchPage(QUIET_MS).settle();
  return (document.querySelector('main')?.innerText ?? '').replace(/\b\d{1,2}:\d{2}\b/g, 'mm:ss');
}

/** Without a login that leaves the page, and without the script that sets a fault: the recording contains it. */
const journeys = scripts
  .filter(({ call, when }) => when !== 'after a 401' && call !== 'csrf')
  .map((script, place) => [`${script.call} ${script.when ?? ''}`, script, place] as const);

/** A walk waits for a quiet page twice, so every seventh runs before a merge, with and without a refusal. */
const [walked, nightly] = [0, 1].map((rest) =>
  journeys.filter((_, place) => Math.min(place % 7, 1) === rest),
);

const TITLE = 'a HAR of %s gives the same screen again';
test.each(walked ?? [])(TITLE, walkAgain);
test.each(nightly ?? [])(TITLE, { tags: 'nightly' }, walkAgain);

async function walkAgain(_name: string, script: Script, place: number): Promise<void> {
  const faults = faultsOf(script, place);
  const early = script.breaks === 'load';
  const scenario = { ...steady(script.scenario), ...(early && { faults }) };
  const app = await renderApp({ scenario, path: script.path, state: script.state?.() });
  const first = await walk(app, script, early ? [] : faults);
  expect(first).not.toBe('');

  const player = createSandbox({ scenario: steady(script.scenario) });
  player.playHar(JSON.parse(JSON.stringify(app.sandbox.har())));
  const sandbox = await setUpSandbox(player.applied());
  app.load(script.path, script.state?.());
  expect(await walk({ ...app, sandbox }, script, [])).toBe(first);
  expect(sandbox.log().some(({ why }) => why.name.startsWith('recording['))).toBe(true);
}
