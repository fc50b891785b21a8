import { scenarioOf } from '@mocks/scenarios/presets/table';
import type { Fault } from '@mocks/server/faultKinds';
import type { Scenario } from '@mocks/server/scenario';
import { expect, vi } from 'vitest';
import type { EndpointName } from '@/api/endpoints';
import type { Quote } from '@/lib/quote';
import { press } from '../matrix/hands';
import { renderApp, type RenderedApp } from './renderApp';

export const RATE = 612.4837;
/** An approved account with a fixed rate. */
export const steady = scenarioOf('aprobada', { rate: { kind: 'fixed', rate: RATE } });
export const LOGIN = steady.signedInAs ?? '';

const fiftyEuros = (): Quote => ({
  id: 'una-cotizacion',
  amount: '50',
  rate: String(RATE),
  receive: '30624.18',
  // Real time: the new sandbox's clock shows it, and the current clock may belong to another test.
  expiresAt: Date.now() + 20 * 60_000,
});

interface Entry {
  readonly quote?: Quote;
  /** Further fields of the navigation state. */
  readonly state?: object;
  readonly history?: 'memory' | 'browser';
}

/** Opens step 2 with 50 € quoted. */
export async function openStep(
  changes: Partial<Scenario> = {},
  { quote = fiftyEuros(), state, history = 'memory' }: Entry = {},
) {
  const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined);
  const app = await renderApp({
    scenario: { ...steady, ...changes },
    path: '/envia2',
    state: { input: { side: 'send', text: '50' }, quote, ...state },
    history,
  });
  const { screen, sandbox } = app;
  const before = sandbox.exchanges(LOGIN).length;
  await expect.element(screen.getByRole('radio', { name: /Mamá/ })).toBeVisible();
  return {
    ...app,
    alert,
    /** Number of exchanges created since. */
    created: () => sandbox.exchanges(LOGIN).length - before,
    mama: screen.getByRole('radio', { name: /Mamá/ }),
    daniela: screen.getByRole('radio', { name: /Daniela/ }),
    confirm: screen.getByRole('button', { name: 'Confirmar' }),
    receipt: screen.getByRole('heading', { name: 'Resumen del envío' }),
  };
}

/** Opens step 2 with Mamá chosen, ready to confirm, and all others in sight. */
export async function openReady(changes: Partial<Scenario> = {}, entry: Entry = {}) {
  const step = await openStep(changes, entry);
  await step.mama.click();
  await expect.element(step.confirm).toBeEnabled();
  const change = step.screen.getByRole('button', { name: 'Cambiar beneficiario' });
  if (change.query()) await change.click();
  return step;
}

/** Opens a page through the menu. */
export async function goByMenu(
  { screen, location }: Pick<RenderedApp, 'screen' | 'location'>,
  name: RegExp,
): Promise<void> {
  const left = location();
  await screen.getByRole('button', { name: 'Menú' }).click();
  await screen.getByRole('link', { name }).click();
  await expect.poll(location).not.toBe(left);
}

/** Presses a toast's link in the page itself: on a slow machine the toast may close before the driver's click. */
export const openFromToast = () => press('link', 'Ver el envío');

/** The idempotency keys of the calls that create an exchange, oldest first. */
export const postedKeys = ({ sandbox }: Pick<RenderedApp, 'sandbox'>) =>
  sandbox
    .log()
    .filter(({ call }) => call === 'createExchange')
    .map(({ requestHeaders }) => requestHeaders['idempotency-key']);

/** Advances the sandbox's time by a few seconds at a time until `check` passes. */
export function passTimeUntil({ sandbox }: Pick<RenderedApp, 'sandbox'>, check: () => void): Promise<void> {
  return vi.waitFor(
    () => {
      sandbox.advance(3000);
      check();
    },
    { timeout: 10_000, interval: 100 },
  );
}

/** The number of calls of this name so far. */
export const callsTo = ({ sandbox }: Pick<RenderedApp, 'sandbox'>, call: EndpointName): number =>
  sandbox.log().filter((entry) => entry.call === call).length;

/** The server does its work at once, but its next answer is paused. */
export const paused = (call: EndpointName): Fault => ({ call, kind: 'hold', times: 1 });

/** Waits until as many answers are paused. */
export const isPaused = ({ sandbox }: Pick<RenderedApp, 'sandbox'>, calls = 1) =>
  expect.poll(() => sandbox.paused()).toHaveLength(calls);

/** Releases a paused answer once its call has arrived. */
export async function letGo({ sandbox }: Pick<RenderedApp, 'sandbox'>, call: EndpointName): Promise<void> {
  await expect.poll(() => sandbox.paused().map((one) => one.call)).toContain(call);
  sandbox.release(call);
}
