/** @module-tag core */
import { scenarioOf } from '@mocks/scenarios/presets/table';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { passTimeUntil } from '../support/calls';
import { openReady } from '../support/confirming';
import { MADE, noHistory, watchToasts } from '../support/lostAnswers';
import { renderApp, type RenderedApp } from '../support/renderApp';

// A call without an answer ends after 30 s and counts as a network failure (product 4.17, decision 14).

const { said, told } = watchToasts();

afterEach(() => void vi.useRealTimers());

/** From now on the page's timers run only in `pass`, and by the steps of a `waitFor`. */
const stopTimers = () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const LIMIT_MS = 30_000;
/** While a test waits for the page, the stopped timers may move too. */
const MARGIN_MS = 5000;

const callArrives = ({ sandbox }: Pick<RenderedApp, 'sandbox'>) =>
  expect.poll(() => sandbox.paused()).toHaveLength(1);

test('a login without an answer names the connection after 30 s, not earlier', async () => {
  const app = await renderApp({
    scenario: scenarioOf('normal', { faults: [{ call: 'login', kind: 'hold' }] }),
    path: '/iniciar/password?loginType=1&login=maria%40turpial.example',
  });
  const { screen } = app;
  const password = screen.getByLabelText('Contraseña', { exact: true });
  await password.click();
  await userEvent.keyboard('Turpial2026');
  stopTimers();
  await userEvent.keyboard('{Enter}');
  await callArrives(app);
  await pass(LIMIT_MS - MARGIN_MS);
  expect(said()).not.toMatch(/No hay conexión con el servidor/);
  await pass(MARGIN_MS);
  vi.useRealTimers();
  await expect.element(screen.getByText(/No hay conexión con el servidor/)).toBeVisible();
  await expect.element(password).toHaveValue('Turpial2026');
});

test('a confirmation without an answer is a doubt after 30 s, and the history resolves it', async () => {
  const step = await openReady({ faults: [{ call: 'createExchange', kind: 'hold' }] });
  const { screen, sandbox, confirm, receipt, created, alert } = step;
  sandbox.fault(noHistory);
  stopTimers();
  await confirm.click();
  await callArrives(step);
  await pass(LIMIT_MS - MARGIN_MS);
  expect(said()).not.toMatch(/Todavía no sabemos si tu envío de/);
  await pass(MARGIN_MS);
  await expect.element(screen.getByText('Todavía no sabemos si tu envío se hizo')).toBeVisible();
  await expect.element(screen.getByText(/Todavía no sabemos si tu envío se hizo/)).toBeVisible();
  expect(said()).not.toMatch(/no se hizo/);
  expect(alert).not.toHaveBeenCalled();
  sandbox.clearFaults();
  await passTimeUntil(step, () => expect(receipt.query()).not.toBeNull());
  expect(told(MADE)).toHaveLength(1);
  expect(created()).toBe(1);
});
