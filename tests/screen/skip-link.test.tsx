import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { LOGIN, openReady } from '../support/confirming';
import { arrivesAt, logIn } from '../support/hands';
import { renderApp, type RenderedApp } from '../support/renderApp';
import { historyEntry } from '../support/window';

/** Presses the skip link and checks that only focus and scroll position change. */
async function skip({ screen }: RenderedApp): Promise<void> {
  const entry = historyEntry();
  const state = JSON.stringify(history.state);
  const { href } = window.location;
  (screen.getByRole('link', { name: 'Saltar al contenido' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('main')).toHaveFocus();
  expect(historyEntry()).toBe(entry);
  expect(JSON.stringify(history.state)).toBe(state);
  expect(window.location.href).toBe(href);
}

test('the skip link leads to the content from any scroll position', async () => {
  const app = await renderApp({ path: '/politica-privacidad', history: 'browser' });
  await expect.element(app.screen.getByRole('heading', { level: 1 })).toBeVisible();
  scrollTo({ top: 900, behavior: 'instant' });
  await skip(app);
  const top = () => app.screen.getByRole('main').element().getBoundingClientRect().top;
  await expect.poll(top).toBeGreaterThanOrEqual(0);
});

test('the skip link on step 2 keeps the quote and the selection in the history', async () => {
  const step = await openReady({}, { history: 'browser' });
  const { screen, mama, load } = step;
  await skip(step);
  const summary = screen.getByRole('region', { name: 'Resumen' });
  await expect.element(summary).toHaveTextContent(/Envias50,00\s€/);
  await expect.element(mama).toBeChecked();
  load();
  await expect.element(summary).toHaveTextContent(/Envias50,00\s€/);
  await expect.element(mama).toBeChecked();
});

test('the skip link on the login keeps the requested page', async () => {
  const app = await renderApp({ path: '/envios', history: 'browser' });
  await arrivesAt(app.location, '/iniciar');
  await skip(app);
  await logIn(app, LOGIN);
  await arrivesAt(app.location, '/envios');
});
