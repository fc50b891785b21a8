import { scenarioOf } from '@mocks/scenarios/presets/table';
import type { Scenario } from '@mocks/server/scenario';
import { expect } from 'vitest';
import { renderApp } from './renderApp';

export const approved = scenarioOf('aprobada', { clock: { at: '2026-07-15T10:00:00Z', frozen: true } });

/** Interval at which the history entry stores the search. */
export const PACE_MS = 300;

/** Opens /envios with 25 exchanges, the newest at 11:58 in Madrid. `search` is the text that the entry kept. */
export async function openHistory(
  changes: Partial<Scenario> = {},
  path = '/envios',
  { search = '', history = 'memory' }: { search?: string; history?: 'memory' | 'browser' } = {},
) {
  const state = search === '' ? undefined : { filter: { search } };
  const app = await renderApp({ scenario: { ...approved, ...changes }, path, state, history });
  await expect.element(app.screen.getByRole('heading', { name: 'Tus envíos' })).toBeVisible();
  return app;
}
