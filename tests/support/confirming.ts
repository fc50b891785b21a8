import { expect, vi } from 'vitest';
import type { EndpointName } from '@/api/endpoints';
import type { Quote } from '@/features/send/quote';
import { scenarioOf } from '@mocks/scenarios/presets';
import type { Scenario } from '@mocks/scenarios/scenario';
import { renderApp, type RenderedApp } from './renderApp';

const RATE = 612.4837;
/** An approved account, at a rate that stands still. */
const steady = scenarioOf('aprobada', { rate: { kind: 'fixed', rate: RATE } });
export const LOGIN = steady.signedInAs ?? '';

const fiftyEuros = (): Quote => ({
  id: 'una-cotizacion',
  amount: '50',
  rate: String(RATE),
  receive: '30624.18',
  // The new sandbox's clock shows real time; the one still in force may be another test's.
  expiresAt: Date.now() + 20 * 60_000,
});

interface Entry {
  readonly quote?: Quote;
  /** More of the history entry. */
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
    /** How many exchanges the server has made since. */
    created: () => sandbox.exchanges(LOGIN).length - before,
    mama: screen.getByRole('radio', { name: /Mamá/ }),
    daniela: screen.getByRole('radio', { name: /Daniela/ }),
    confirm: screen.getByRole('button', { name: 'Confirmar' }),
    receipt: screen.getByRole('heading', { name: 'Resumen del envío' }),
  };
}

/** The same with Mamá chosen, so that 'Confirmar' only has to be pressed. */
export async function openReady(changes: Partial<Scenario> = {}, entry: Entry = {}) {
  const step = await openStep(changes, entry);
  await step.mama.click();
  await expect.element(step.confirm).toBeEnabled();
  return step;
}

/** Goes to a page by the menu. */
export async function goByMenu({ screen }: Pick<RenderedApp, 'screen'>, name: RegExp): Promise<void> {
  await screen.getByRole('button', { name: 'Menú' }).click();
  await screen.getByRole('link', { name }).click();
}

/** The keys under which exchanges were posted, oldest first. */
export const postedKeys = ({ sandbox }: Pick<RenderedApp, 'sandbox'>) =>
  sandbox
    .log()
    .filter(({ call }) => call === 'createExchange')
    .map(({ requestHeaders }) => requestHeaders['idempotency-key']);

/** Lets the sandbox's time pass, a few seconds at a time, until something has come about. */
export function passTimeUntil({ sandbox }: Pick<RenderedApp, 'sandbox'>, check: () => void): Promise<void> {
  return vi.waitFor(
    () => {
      sandbox.advance(3000);
      check();
    },
    { timeout: 10_000, interval: 100 },
  );
}

/** Lets a held answer go, once its call has come. */
export async function letGo({ sandbox }: Pick<RenderedApp, 'sandbox'>, call: EndpointName): Promise<void> {
  await vi.waitFor(() => expect(sandbox.held().map((held) => held.call)).toContain(call), {
    timeout: 10_000,
  });
  sandbox.release(call);
}
