import { expect, test, vi } from 'vitest';
import type { EndpointName } from '@/api/endpoints';
import { scenarioOf } from '@mocks/scenarios/presets';
import { renderApp } from '../support/renderApp';

/** Step 1 of an approved account, whose next call of that name is refused for an expired token. */
async function openQuote(call: EndpointName) {
  const scenario = scenarioOf('aprobada', { latencyMs: 0, rate: { kind: 'fixed', rate: 600 } });
  const app = await renderApp({ scenario, path: '/envia1' });
  await expect.element(app.screen.getByText('1 € = 600,00 Bs')).toBeVisible();
  const body = { error: 'Token vencido.' };
  app.sandbox.fault({ call, kind: 'status', status: 401, body, times: 1 });
  return app;
}

test('a rate refused for an expired token is asked for again with a new one', async () => {
  const { screen, sandbox } = await openQuote('exchangeRate');
  sandbox.setRate(612);
  await screen.getByRole('button', { name: 'Actualizar tasa' }).click();
  await expect.element(screen.getByText('1 € = 612,00 Bs')).toBeVisible();
});

test('and it is in nobody’s way to step 2', async () => {
  const { screen } = await openQuote('exchangeRate');
  await screen.getByRole('textbox', { name: 'Envías' }).fill('50');
  await screen.getByRole('button', { name: 'Quiero esta tasa' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Selecciona el beneficiario' })).toBeVisible();
});

test('without a connection for a new token it is the connection that is told, and not the token', async () => {
  const { screen, sandbox } = await openQuote('checkMinimum');
  sandbox.fault({ call: 'refreshSession', kind: 'network' });
  const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined);
  await screen.getByRole('button', { name: 'Quiero esta tasa' }).click();
  await expect.element(screen.getByText(/No hay conexión con el servidor/)).toBeVisible();
  expect(alert.mock.calls.join()).not.toContain('Token vencido.');
});
