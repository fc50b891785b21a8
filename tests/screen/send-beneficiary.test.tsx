import { expect, test, vi } from 'vitest';
import type { Quote } from '@/features/send/quote';
import { scenarioOf } from '@mocks/scenarios/presets';
import type { Scenario } from '@mocks/scenarios/scenario';
import { renderApp } from '../support/renderApp';

const RATE = 612.4837;
const steady = scenarioOf('aprobada', { rate: { kind: 'fixed', rate: RATE } });
const LOGIN = steady.signedInAs ?? '';

const fiftyEuros = (): Quote => ({
  id: 'una-cotizacion',
  amount: '50',
  rate: String(RATE),
  receive: '30624.18',
  // The new sandbox's clock shows real time; the one still in force may be another test's.
  expiresAt: Date.now() + 20 * 60_000,
});

async function openStep(changes: Partial<Scenario> = {}, quote: Quote = fiftyEuros()) {
  const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined);
  const state = { input: { side: 'send', text: '50' }, quote };
  const app = await renderApp({ scenario: { ...steady, ...changes }, path: '/envia2', state });
  const { screen, sandbox } = app;
  const before = sandbox.exchanges(LOGIN).length;
  await expect.element(screen.getByRole('radio', { name: /Mamá/ })).toBeVisible();
  return {
    ...app,
    alert,
    created: () => sandbox.exchanges(LOGIN).length - before,
    mama: screen.getByRole('radio', { name: /Mamá/ }),
    confirm: screen.getByRole('button', { name: 'Confirmar' }),
  };
}

async function openReady(changes: Partial<Scenario> = {}, quote?: Quote) {
  const step = await openStep(changes, quote);
  await step.mama.click();
  await expect.element(step.confirm).toBeEnabled();
  return step;
}

test('nothing can be confirmed without a beneficiary', async () => {
  const { screen, confirm } = await openStep();
  await expect.element(screen.getByText('Beneficiario no seleccionado')).toBeVisible();
  await expect.element(confirm).toBeDisabled();
});

test('confirming makes one exchange and shows its receipt', async () => {
  const { screen, sandbox, confirm, created, location } = await openReady();
  await confirm.click();
  await expect.element(screen.getByRole('heading', { name: 'Resumen del envío' })).toBeVisible();
  expect(created()).toBe(1);
  const sent = sandbox.exchanges(LOGIN).at(-1);
  expect(sent).toMatchObject({ amountSend: 50, amountReceive: 30624.18, rate: RATE });
  await vi.waitFor(() => expect(location()).toBe(`/envia3?id=${sent?.exchangeId}`));
});

test('pressing twice makes one exchange', async () => {
  const { screen, confirm, created } = await openReady({ latencyMs: 300 });
  const button = confirm.element() as HTMLButtonElement;
  button.click();
  button.click();
  await expect.element(screen.getByRole('heading', { name: 'Resumen del envío' })).toBeVisible();
  expect(created()).toBe(1);
});

test('a rate that is not the current one any more leads back to step 1', async () => {
  const { screen, sandbox, confirm, created, alert, location } = await openReady();
  sandbox.setRate(600);
  await confirm.click();
  await expect.element(screen.getByRole('heading', { name: 'Inicia tu envío' })).toBeVisible();
  expect(alert).toHaveBeenCalledExactlyOnceWith('La tasa ha cambiado. Por favor, vuelve a intentarlo.');
  expect(created()).toBe(0);
  expect(location()).toBe('/envia1');
  await expect.element(screen.getByRole('textbox', { name: 'Envías' })).toHaveValue('50,00');
});

test('while the transfer is made, neither the beneficiary nor the step can be changed', async () => {
  const { screen, confirm } = await openReady({ latencyMs: 400 });
  await confirm.click();
  await expect.element(screen.getByRole('radio')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('link', { name: 'Volver' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('heading', { name: 'Resumen del envío' })).toBeVisible();
});

test("the server's refusal is alerted and stays on the page, with the choice", async () => {
  const { screen, mama, confirm, alert } = await openReady({
    faults: [
      { call: 'createExchange', kind: 'status', status: 422, body: { message: 'Límite diario superado.' } },
    ],
  });
  await confirm.click();
  await expect.element(screen.getByText('Límite diario superado.')).toBeVisible();
  expect(alert).toHaveBeenCalledExactlyOnceWith('Límite diario superado.');
  await expect.element(mama).toBeChecked();
  await expect.element(confirm).toHaveFocus();
});

test('an answer without an exchange says so', async () => {
  const { screen, confirm } = await openReady({
    faults: [{ call: 'createExchange', kind: 'answer', body: {} }],
  });
  await confirm.click();
  await expect.element(screen.getByText('No exchange in response')).toBeVisible();
});

test('the hidden timer counts down, warns two minutes before the end, and leads back at it', async () => {
  const { screen, sandbox, location } = await openStep();
  const timer = screen.getByRole('timer', { name: /Tiempo que queda/ });
  await expect.element(timer).toHaveTextContent(/^(20:00|19:5\d)$/);
  sandbox.advance(17 * 60_000);
  await expect.element(screen.getByText(/caduca en menos de 2 minutos/)).not.toBeInTheDocument();
  sandbox.advance(60_000);
  await expect.element(screen.getByText(/caduca en menos de 2 minutos/)).toBeVisible();
  sandbox.advance(2 * 60_000);
  await expect.element(screen.getByText('La tasa que aceptaste ha caducado')).toBeVisible();
  expect(location()).toBe('/envia1');
  await expect.element(screen.getByRole('textbox', { name: 'Envías' })).toHaveValue('50,00');
});

test('opened without a quote it stands at 100 € and 39,50, which the server refuses', async () => {
  const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined);
  const { screen } = await renderApp({ scenario: steady, path: '/envia2' });
  const summary = screen.getByRole('region', { name: 'Resumen' });
  await expect.element(summary).toHaveTextContent(/Envias100,00\s€Reciben3950,00\sBsTasa1 € = 39,50 Bs/);
  await screen.getByRole('radio', { name: /Mamá/ }).click();
  await screen.getByRole('button', { name: 'Confirmar' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Inicia tu envío' })).toBeVisible();
  expect(alert).toHaveBeenCalledExactlyOnceWith('La tasa ha cambiado. Por favor, vuelve a intentarlo.');
});

test('a repeated transfer comes with its euros and its beneficiary', async () => {
  const { screen, sandbox } = await renderApp({ scenario: steady, path: '/envios' });
  const newest = sandbox
    .exchanges(LOGIN)
    .reduce((a, b) => (Date.parse(a.inserted) > Date.parse(b.inserted) ? a : b));
  await screen
    .getByRole('link', { name: /Repetir envío/ })
    .first()
    .click();
  await screen.getByRole('button', { name: 'Quiero esta tasa' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Selecciona el beneficiario' })).toBeVisible();
  await expect
    .element(screen.getByRole('radio', { checked: true }))
    .toHaveAccessibleName(new RegExp(newest.beneficiaryAlias));
});
