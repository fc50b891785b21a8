/** @module-tag core */
import { scenarioOf } from '@mocks/scenarios/presets/table';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { isPaused } from '../support/calls';
import { watchToasts } from '../support/lostAnswers';
import { renderApp } from '../support/renderApp';

// A call without an answer ends after 30 s and counts as a network failure (product 4.17, decision 14).

const { said } = watchToasts();

const LIMIT_MS = 30_000;
/** While a test waits for the page, the stopped timers may move too. */
const MARGIN_MS = 5000;

test('a login without an answer names the connection after 30 s, not earlier', async () => {
  const app = await renderApp({
    scenario: scenarioOf('normal', { faults: [{ call: 'login', kind: 'hold' }] }),
    path: '/iniciar/password?loginType=1&login=maria%40turpial.example',
  });
  const { screen } = app;
  const password = screen.getByLabelText('Contraseña', { exact: true });
  await password.click();
  await userEvent.keyboard('Turpial2026');
  // From now on the page's timers run only when they are advanced, and by the steps of a `waitFor`.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await userEvent.keyboard('{Enter}');
  await isPaused(app);
  await vi.advanceTimersByTimeAsync(LIMIT_MS - MARGIN_MS);
  expect(said()).not.toMatch(/No hay conexión con el servidor/);
  await vi.advanceTimersByTimeAsync(MARGIN_MS);
  vi.useRealTimers();
  await expect.element(screen.getByText(/No hay conexión con el servidor/)).toBeVisible();
  await expect.element(password).toHaveValue('Turpial2026');
});
