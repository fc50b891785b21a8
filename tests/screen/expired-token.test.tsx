import { expect, test } from 'vitest';
import { scenarioOf } from '@mocks/scenarios/presets';
import { renderApp } from '../support/renderApp';

/** Step 1 of an approved account, whose next call of the rate is refused for an expired token. */
async function openQuote() {
  const scenario = scenarioOf('aprobada', { latencyMs: 0, rate: { kind: 'fixed', rate: 600 } });
  const app = await renderApp({ scenario, path: '/envia1' });
  await expect.element(app.screen.getByText('1 € = 600,00 Bs')).toBeVisible();
  const body = { error: 'Token vencido.' };
  app.sandbox.fault({ call: 'exchangeRate', kind: 'status', status: 401, body, times: 1 });
  return app;
}

test('a rate refused for an expired token is asked for again with a new one', async () => {
  const { screen, sandbox } = await openQuote();
  sandbox.setRate(612);
  await screen.getByRole('button', { name: 'Actualizar tasa' }).click();
  await expect.element(screen.getByText('1 € = 612,00 Bs')).toBeVisible();
});

test('and it is in nobody’s way to step 2', async () => {
  const { screen } = await openQuote();
  await screen.getByRole('textbox', { name: 'Envías' }).fill('50');
  await screen.getByRole('button', { name: 'Quiero esta tasa' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Selecciona el beneficiario' })).toBeVisible();
});
