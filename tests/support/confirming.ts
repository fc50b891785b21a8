import { scenarioOf } from '@mocks/scenarios/presets/table';
import type { Scenario } from '@mocks/server/scenario';
import { expect, vi } from 'vitest';
import type { Quote } from '@/lib/quote';
import { renderApp } from './renderApp';

export const RATE = 612.4837;
/** An approved account with a fixed rate. */
export const steady = scenarioOf('aprobada', { rate: { kind: 'fixed', rate: RATE } });
export const LOGIN = steady.signedInAs ?? '';

export const fiftyEuros = (): Quote => ({
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
