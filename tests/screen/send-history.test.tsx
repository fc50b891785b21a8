import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { isPaused, letGo, passTimeUntil, paused, postedKeys } from '../support/calls';
import { LOGIN, openReady, steady } from '../support/confirming';
import { arrivesAt, goByMenu, logIn } from '../support/hands';
import { neverArrived, NOT_MADE, openInDoubt } from '../support/lostAnswers';
import { renderApp, type RenderedApp } from '../support/renderApp';
import { historyEntry } from '../support/window';

// These tests use the window's own history, to cover Back, Forward and reload.

const summary = ({ screen }: RenderedApp) => screen.getByRole('region', { name: 'Resumen' });
const send = ({ screen }: RenderedApp) => screen.getByRole('textbox', { name: 'Envías' });
const back = ({ screen }: RenderedApp) => screen.getByRole('link', { name: 'Volver' });
const quote = ({ screen }: RenderedApp) => screen.getByRole('button', { name: 'Quiero esta tasa' });

/** From the history by the menu to step 1, then with 50 € to step 2. */
async function openByMenu() {
  const app = await renderApp({ scenario: steady, path: '/envios', history: 'browser' });
  const { screen, location } = app;
  await expect.element(screen.getByRole('heading', { name: 'Tus envíos' })).toBeVisible();
  await screen.getByRole('button', { name: 'Menú' }).click();
  await screen.getByRole('button', { name: 'Enviar dinero' }).click();
  await arrivesAt(location, '/envia1');
  const step1 = historyEntry();
  await send(app).click();
  await userEvent.keyboard('50');
  await quote(app).click();
  await expect.element(summary(app)).toHaveTextContent(/Envias50,00\s€/);
  return { ...app, step1 };
}

test('Volver leaves one history entry of step 1, and Back from there leads to the page before', async () => {
  const app = await openByMenu();
  await back(app).click();
  await arrivesAt(app.location, '/envia1');
  await expect.element(send(app)).toHaveValue('50,00');
  expect(historyEntry()).toBe(app.step1);
  history.back();
  await arrivesAt(app.location, '/envios');
});

test('an expired quote also leaves one history entry, even after a selection and a reload', async () => {
  const app = await openByMenu();
  const { screen, sandbox, location, load } = app;
  await screen.getByRole('radio', { name: /Mamá/ }).click();
  await expect.element(screen.getByRole('button', { name: 'Confirmar' })).toBeEnabled();
  load();
  await expect.element(screen.getByRole('radio', { name: /Mamá/ })).toBeChecked();
  sandbox.advance(20 * 60_000);
  await expect.element(screen.getByText('La tasa que aceptaste ha caducado')).toBeVisible();
  expect(historyEntry()).toBe(app.step1);
  history.back();
  await arrivesAt(location, '/envios');
});

test('a refused rate also leaves one history entry of step 1', async () => {
  vi.spyOn(window, 'alert').mockImplementation(() => undefined);
  const app = await openByMenu();
  const { screen, sandbox, location } = app;
  await screen.getByRole('radio', { name: /Mamá/ }).click();
  sandbox.setRate(600);
  await screen.getByRole('button', { name: 'Confirmar' }).click();
  await arrivesAt(location, '/envia1');
  await expect.element(send(app)).toHaveValue('50,00');
  expect(historyEntry()).toBe(app.step1);
  history.back();
  await arrivesAt(location, '/envios');
});

test('step 2 goes back once, however long the browser takes', async () => {
  const app = await openByMenu();
  const { go } = history;
  const asked: unknown[] = [];
  vi.spyOn(history, 'go').mockImplementation((steps) => void asked.push(steps));
  app.sandbox.advance(20 * 60_000);
  await expect.poll(() => asked).toEqual([-1]);
  (back(app).element() as HTMLElement).click();
  expect(asked).toEqual([-1]);
  go.call(history, -1);
  await expect.element(app.screen.getByText('La tasa que aceptaste ha caducado')).toBeVisible();
  expect(historyEntry()).toBe(app.step1);
});

test.each<[string, (app: RenderedApp) => unknown]>([
  ['Volver', (app) => back(app).click()],
  ['its expiry', ({ sandbox }) => sandbox.advance(20 * 60_000)],
])('after Forward to an older quote, %s keeps the amount typed since', async (_way, leave) => {
  const app = await openByMenu();
  history.back();
  await arrivesAt(app.location, '/envia1');
  await expect.element(send(app)).toHaveValue('50,00');
  await send(app).fill('');
  await send(app).click();
  await userEvent.keyboard('83,37');
  history.forward();
  await expect.element(summary(app)).toHaveTextContent(/Envias50,00\s€/);
  await leave(app);
  await arrivesAt(app.location, '/envia1');
  await expect.element(send(app)).toHaveValue('83,37');
});

test('after a login on step 2, one press of Volver leads to step 1', async () => {
  const app = await openByMenu();
  const { sandbox, location, load } = app;
  sandbox.fault({ call: 'refreshSession', kind: 'status', status: 401, body: {}, times: 1 });
  load();
  await logIn(app, LOGIN);
  await arrivesAt(location, '/envia2');
  await expect.element(summary(app)).toHaveTextContent(/Envias50,00\s€/);
  await back(app).click();
  await arrivesAt(location, '/envia1');
  await expect.element(send(app)).toHaveValue('50,00');
});

test('Back to a quote that was sent shows its receipt, also after a reload', async () => {
  const step = await openReady({}, { history: 'browser' });
  const { screen, sandbox, confirm, receipt, created, location, load } = step;
  sandbox.fault(paused('createExchange'));
  await confirm.click();
  await isPaused(step);
  await goByMenu(step, /Mis datos/);
  await letGo(step, 'createExchange');
  await expect.element(screen.getByText('Tu envío se hizo')).toBeVisible();
  // Its quote has expired meanwhile.
  sandbox.advance(20 * 60_000);
  history.back();
  await expect.element(receipt).toBeVisible();
  const address = `/envia3?id=${sandbox.exchanges(LOGIN).at(-1)?.exchangeId}`;
  expect(location()).toBe(address);
  load();
  await expect.element(receipt).toBeVisible();
  expect(location()).toBe(address);
  expect(created()).toBe(1);
});

test('a quote missing from the history is restored and never becomes another amount', async () => {
  const step = await openReady({}, { history: 'browser' });
  const { mama, load, location } = step;
  const lose = () => history.replaceState(null, '');
  lose();
  load();
  await expect.element(summary(step)).toHaveTextContent(/Envias50,00\s€/);
  await expect.element(mama).toBeChecked();
  await step.screen.getByRole('button', { name: 'Cambiar beneficiario' }).click();
  await step.daniela.click();
  await expect.element(step.daniela).toBeChecked();
  // Like a link within the page.
  history.pushState(null, '', '/envia2#contenido');
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
  await expect.element(step.daniela).toBeChecked();
  await expect.element(summary(step)).toHaveTextContent(/Envias50,00\s€/);

  // After 'Volver' the amount has to be accepted again.
  await back(step).click();
  await arrivesAt(location, '/envia1');
  load('/envia2');
  await arrivesAt(location, '/envia1');
  await expect.element(send(step)).toHaveValue('50,00');
});

test('another card leaves the doubt about an expired quote where it is', async () => {
  const step = await openInDoubt(neverArrived);
  const { screen, sandbox, daniela, mama, confirm, receipt, location, created } = step;
  sandbox.advance(20 * 60_000);
  await daniela.click();
  await expect.element(daniela).toBeChecked();
  sandbox.advance(2000);
  expect(location()).toBe('/envia2');
  await screen.getByRole('button', { name: 'Cambiar beneficiario' }).click();
  await mama.click();
  sandbox.clearFaults();
  await passTimeUntil(step, () => expect(screen.getByText(NOT_MADE).query()).not.toBeNull());
  await confirm.click();
  await expect.element(receipt).toBeVisible();
  expect(new Set(postedKeys(step)).size).toBe(1);
  expect(created()).toBe(1);
});
