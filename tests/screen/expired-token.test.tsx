import { scenarioOf } from '@mocks/scenarios/presets/table';
import { expect, test, vi } from 'vitest';
import type { EndpointName } from '@/api/endpoints';
import { renderApp } from '../support/renderApp';

/** Step 1 of an approved account; the next call of the endpoint is refused for an expired token. */
async function openQuote(call: EndpointName) {
  const scenario = scenarioOf('aprobada', { latencyMs: 0, rate: { kind: 'fixed', rate: 600 } });
  const app = await renderApp({ scenario, path: '/envia1' });
  await expect.element(app.screen.getByText('1 € = 600,00 Bs')).toBeVisible();
  const body = { error: 'Token vencido.' };
  app.sandbox.fault({ call, kind: 'status', status: 401, body, times: 1 });
  return app;
}

test('a rate refused for an expired token is fetched again with a new token', async () => {
  const { screen, sandbox } = await openQuote('exchangeRate');
  sandbox.setRate(612);
  await screen.getByRole('button', { name: 'Actualizar tasa' }).click();
  await expect.element(screen.getByText('1 € = 612,00 Bs')).toBeVisible();
});

test('an expired token does not keep the user from step 2', async () => {
  const { screen } = await openQuote('exchangeRate');
  await screen.getByRole('textbox', { name: 'Envías' }).fill('50');
  await screen.getByRole('button', { name: 'Quiero esta tasa' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Selecciona el beneficiario' })).toBeVisible();
});

test('if the refresh fails for lack of a connection, the message names the connection', async () => {
  const { screen, sandbox } = await openQuote('checkMinimum');
  sandbox.fault({ call: 'refreshSession', kind: 'network' });
  const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined);
  await screen.getByRole('button', { name: 'Quiero esta tasa' }).click();
  await expect.element(screen.getByText(/No hay conexión con el servidor/)).toBeVisible();
  expect(alert.mock.calls.join()).not.toContain('Token vencido.');
});
