import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { dataOfEntry } from '@/lib/entry';
import { arrivesAt, logIn, logOut } from '../support/hands';
import { openHistory, PACE_MS } from '../support/openHistory';

/** Another user, with a beneficiary but no exchange. */
const OTHER = 'primera@turpial.example';

/** The search text of the window's history entry. */
const keptSearch = () =>
  (
    dataOfEntry((window.history.state as { usr?: unknown } | null)?.usr) as
      | { filter?: { search?: string } }
      | undefined
  )?.filter?.search;

/** Opens the history with the caret in its search, in the window's own history. */
async function openSearch() {
  const app = await openHistory({}, '/envios', { history: 'browser' });
  const search = app.screen.getByRole('searchbox');
  await search.click();
  return { ...app, search };
}

test('typing in the middle of the search keeps the order of letters and the caret', async () => {
  const { sandbox, search } = await openSearch();
  await userEvent.keyboard('mama{Home}xy');
  await expect.element(search).toHaveValue('xymama');
  await userEvent.keyboard('{ArrowRight}{Delete}z');
  await expect.element(search).toHaveValue('xymzma');
  sandbox.advance(PACE_MS);
  await expect.poll(keptSearch).toBe('xymzma');
  await userEvent.keyboard('{Backspace}');
  await expect.element(search).toHaveValue('xymma');
});

test('fast typing is kept completely, and the history entry updates once', async () => {
  const { screen, sandbox, location, search } = await openSearch();
  const written = vi.spyOn(window.history, 'replaceState');
  // Types faster than the page renders: no key waits for the previous one.
  const field = search.element() as HTMLInputElement;
  for (const data of 'Tío Ramón') {
    field.setRangeText(data, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data }));
  }
  await expect.element(search).toHaveValue('Tío Ramón');
  await expect.element(screen.getByText('Se muestran 5')).toBeVisible();
  expect(written).not.toHaveBeenCalled();
  sandbox.advance(PACE_MS);
  await expect.poll(keptSearch).toBe('Tío Ramón');
  expect(location()).toBe('/envios');
  expect(written).toHaveBeenCalledOnce();
});

test('opening a row right after typing stores the search for Back', async () => {
  const { screen, location, search } = await openSearch();
  await userEvent.keyboard('000025');
  await expect.element(screen.getByText('Se muestran 1')).toBeVisible();
  await screen.getByRole('link', { name: 'TRP-2026-000025', exact: true }).click();
  await arrivesAt(location, '/envia3?id=TRP-2026-000025');
  window.history.back();
  await arrivesAt(location, '/envios');
  await expect.element(search).toHaveValue('000025');
  await expect.element(screen.getByText('Se muestran 1')).toBeVisible();
});

test('another history entry sets its own search in the field', async () => {
  const { screen, sandbox } = await openHistory({}, '/envios?estado=Completado', {
    search: 'mama',
    history: 'browser',
  });
  const search = screen.getByRole('searchbox');
  await expect.element(search).toHaveValue('mama');
  await screen.getByRole('button', { name: 'Menú' }).click();
  await screen.getByRole('banner').getByRole('link', { name: 'Mis envíos' }).click();
  await expect.element(search).toHaveValue('');
  await search.click();
  await userEvent.keyboard('ramon');
  await expect.element(search).toHaveValue('ramon');
  window.history.back();
  await expect.element(search).toHaveValue('mama');
  // The pending write belonged to the previous entry.
  sandbox.advance(PACE_MS);
  await expect.poll(keptSearch).toBe('mama');
  window.history.forward();
  await expect.element(search).toHaveValue('');
});

test('a search survives a reload, Back and Forward', async () => {
  const { screen, sandbox, location, load, search } = await openSearch();
  await userEvent.keyboard('tio ramon');
  sandbox.advance(PACE_MS);
  await expect.poll(keptSearch).toBe('tio ramon');
  load();
  await expect.element(search).toHaveValue('tio ramon');
  await expect.element(screen.getByText('Se muestran 5')).toBeVisible();

  await screen.getByRole('link', { name: /^TRP-/ }).first().click();
  await expect.element(screen.getByRole('heading', { name: 'Resumen del envío' })).toBeVisible();
  load();
  window.history.back();
  await arrivesAt(location, '/envios');
  await expect.element(search).toHaveValue('tio ramon');
  window.history.forward();
  await expect.element(screen.getByRole('heading', { name: 'Resumen del envío' })).toBeVisible();
  window.history.back();
  await expect.element(search).toHaveValue('tio ramon');
  await expect.element(screen.getByText('Se muestran 5')).toBeVisible();
});

test('another user who goes back to the entry does not see the search', async () => {
  const { screen, sandbox, location, search } = await openSearch();
  await userEvent.keyboard('tio ramon');
  await screen.getByRole('contentinfo').getByRole('link', { name: 'Aviso legal' }).click();
  await arrivesAt(location, '/aviso-legal');
  await logOut({ screen });
  await logIn({ screen, location }, OTHER);
  await expect.element(screen.getByRole('heading', { name: 'Inicia tu envío' })).toBeVisible();

  sandbox.createExchange(OTHER, 33);
  while (window.location.pathname !== '/envios') {
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await arrived;
  }
  expect(keptSearch()).toBeUndefined();
  await expect.element(screen.getByText('Total registrados: 1')).toBeVisible();
  await expect.element(search).toHaveValue('');
  await expect.element(screen.getByRole('link', { name: /^TRP-/ })).toBeVisible();
});
