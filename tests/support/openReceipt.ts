import type { Scenario } from '@mocks/server/scenario';
import { expect } from 'vitest';
import { approved } from './openHistory';
import { renderApp } from './renderApp';

/** The instant of the frozen clock, in ms. */
export const NOW = Date.parse(approved.clock.at ?? '');
/** The exchange of the receipt, one minute old. */
export const ID = 'TRP-2026-000024';

/** Opens a receipt with a frozen clock. */
export async function openReceipt(
  changes: Partial<Scenario> = {},
  path = `/envia3?id=${ID}`,
  state?: object,
  history: 'memory' | 'browser' = 'memory',
) {
  const app = await renderApp({ scenario: { ...approved, ...changes }, path, state, history });
  await expect.element(app.screen.getByRole('heading', { name: 'Resumen del envío' })).toBeVisible();
  return { ...app, receipt: app.screen.getByRole('article', { name: `Envío ${ID}` }) };
}
