import type { Scenario } from '@mocks/server/scenario';
import { expect, vi } from 'vitest';
import { steady } from './confirming';
import { renderApp } from './renderApp';

/** With a clock that only the test moves, no amount is checked while it is typed. */
export const still = { ...steady, clock: { frozen: true } };

/** Opens step 1 with its rate. Alerts of the browser are collected. */
export async function openQuote(scenario: Scenario = steady) {
  const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined);
  const app = await renderApp({ scenario, path: '/envia1' });
  const { screen } = app;
  await expect.element(screen.getByText('1 € = 612,4837 Bs')).toBeVisible();
  return {
    ...app,
    alert,
    send: screen.getByRole('textbox', { name: 'Envías' }),
    receive: screen.getByRole('textbox', { name: 'Reciben' }),
    accept: screen.getByRole('button', { name: 'Quiero esta tasa' }),
  };
}
