import { expect, type Page } from '@playwright/test';
import { acceptQuote, openFromMenu } from './hands';
import { startWorker, test } from './servingFixtures';

/**
 * Removes the code of lazy pages, as a release does for an older tab. `forGood` removes it permanently; otherwise the
 * next full page load finds it again.
 */
async function loseChunks(page: Page, forGood: boolean, files = chunks): Promise<void> {
  let gone = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && !forGood) gone = false;
  });
  await page.route(files, async (route) => {
    if (!gone) return route.continue();
    return route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found\n' });
  });
}

const chunks =
  /\/assets\/(ConnectedBeneficiaryForm|ConfirmBox|send|HistoryPage|PastePanel|Problem|RangeCalendar|DialCodeList)-.*\.js$/;

/** The browser's error for a missing file. */
const missingFile = /Failed to load resource.*404/;

test.describe('a tab that was open during a deployment', { tag: '@all' }, () => {
  test.use({ serviceWorkers: 'block' });

  test('opens the next step with the amount after one full page load', async ({ app, page }) => {
    await app.open('/envia1', { scenario: 'aprobada' });
    await loseChunks(page, false);
    let loads = 0;
    page.on('load', () => (loads += 1));
    await acceptQuote(page);
    await expect(page.getByRole('region', { name: 'Resumen' })).toContainText(/50,00\s€/);
    expect(loads).toBe(1);
    await app.expectProblem(missingFile);
  });

  test('shows an error instead of reloading forever if a full load does not help', async ({ app, page }) => {
    await app.open('/envia1', { scenario: 'aprobada' });
    await loseChunks(page, true);
    let loads = 0;
    page.on('load', () => (loads += 1));
    await openFromMenu(page, 'Mis envíos');
    await expect(page.getByRole('heading', { name: 'No pudimos abrir esta página' })).toBeVisible();
    expect(loads).toBe(1);
    await page.unroute(chunks);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('heading', { name: 'Tus envíos' })).toBeVisible();
    await app.expectProblem(missingFile);
  });

  for (const [what, path, name, message, dialog] of [
    ['calendar', '/envios', 'Elegir fechas', /^No pudimos abrir el calendario\./, 'Elegir fechas'],
    [
      'list of countries',
      '/mis-datos',
      /^Prefijo del país/,
      /^No pudimos abrir la lista de países\./,
      'Elige el país del teléfono',
    ],
  ] as const) {
    test(`says that a press could not load the ${what}, and the next press tries again`, async ({
      app,
      page,
    }) => {
      await app.open(path, { scenario: 'aprobada' });
      if (path === '/envios') await page.getByRole('button', { name: 'Filtros' }).click();
      const choose = page.getByRole('button', { name });
      // The code of the page itself has loaded.
      await expect(choose).toBeVisible();
      await loseChunks(page, true);
      await choose.click();
      await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
      await page.unroute(chunks);
      await choose.click();
      const opened = page.getByRole('dialog', { name: dialog });
      await expect(opened.getByRole('button').or(opened.getByRole('combobox')).first()).toBeVisible();
      await expect(page.getByText(message)).toHaveCount(0);
      await app.expectProblem(missingFile);
    });
  }

  test('somebody who writes is not locked because the notice could not be loaded', async ({ app, page }) => {
    const lastUse = () => page.evaluate(() => Number(localStorage.getItem('turpial.last-use')));
    await app.open('/envios', { scenario: 'aprobada' });
    await expect.poll(lastUse).toBeGreaterThan(0);
    await loseChunks(page, true);
    const missing = page.waitForResponse(/ConfirmBox/);
    const before = await page.evaluate(() => {
      const minutesAgo = Date.now() - 29.5 * 60_000;
      localStorage.setItem('turpial.last-use', String(minutesAgo));
      document.dispatchEvent(new Event('visibilitychange'));
      return minutesAgo;
    });
    await missing;
    const search = page.getByRole('searchbox');
    await search.click();
    const typeUntilNoted = (after: number) =>
      expect(async () => {
        await page.keyboard.type('m');
        expect(await lastUse()).toBeGreaterThan(after);
      }).toPass();
    // Only once the app knows that the notice cannot be shown.
    await typeUntilNoted(before);
    // The watch looks again within a second.
    await typeUntilNoted(await lastUse());
    await expect(search).toBeFocused();
    await app.expectProblem(missingFile);
  });

  test('what no press asks for is loaded again after a failure', async ({ app, page }) => {
    let isFirst = true;
    await page.route(/\/assets\/IdleLock-.*\.js$/, async (route) => {
      if (!isFirst) return route.continue();
      isFirst = false;
      return route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found\n' });
    });
    await app.open('/envios', { scenario: 'aprobada' });
    const lastUse = () => page.evaluate(() => localStorage.getItem('turpial.last-use'));
    await expect.poll(lastUse, { timeout: 20_000 }).not.toBeNull();
    expect(isFirst).toBe(false);
    await app.expectProblem(missingFile);
  });

  test('says that the help of a receipt could not be loaded, and the next press tries again', async ({
    app,
    page,
  }) => {
    await app.open('/envia3?id=TRP-2026-000024', { scenario: 'aprobada' });
    const help = page.getByRole('button', { name: 'Algo no va bien' });
    await expect(help).toBeVisible();
    await loseChunks(page, true);
    await help.click();
    await expect(page.getByText('No pudimos abrir la ayuda')).toBeVisible();
    await expect(help).toHaveAttribute('aria-expanded', 'false');
    await page.unroute(chunks);
    await help.click();
    await expect(page.getByRole('link', { name: /No ha llegado el dinero/ })).toBeVisible();
    await app.expectProblem(missingFile);
  });

  test('step 2 says what could not be loaded, and tries again at the next press or when the browser is online', async ({
    app,
    page,
    context,
  }) => {
    await app.open('/envia1', { scenario: 'aprobada' });
    await acceptQuote(page);
    await page.getByRole('button', { name: 'Opciones de' }).first().click();
    const remove = page.getByRole('button', { name: /^Eliminar/ }).first();
    await expect(remove).toBeVisible();
    await loseChunks(page, true);
    await remove.click();
    await expect(page.getByText('No pudimos abrir la confirmación')).toBeVisible();
    // It claims nothing of a transfer that may be open.
    await expect(page.getByText('Inténtalo de nuevo.', { exact: true })).toBeVisible();
    await page.getByRole('tab', { name: 'Nuevo' }).click();
    await expect(page.getByText('No pudimos cargar el formulario')).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText('Estás sin conexión.')).toBeVisible();
    await page.unroute(chunks);
    await context.setOffline(false);
    await expect(page.getByRole('radio', { name: 'Pago móvil' })).toBeVisible();

    await loseChunks(page, true);
    const paste = page.getByRole('button', { name: 'Pegar datos' });
    await paste.click();
    const alert = page.getByRole('alert').filter({ hasText: 'No pudimos abrir «Pegar datos».' });
    await expect(alert).toBeVisible();
    await page.unroute(chunks);
    await paste.click();
    await expect(page.getByLabel('Mensaje con los datos')).toBeVisible();
    await expect(alert).toHaveCount(0);
    await page.getByRole('tab', { name: 'Seleccionar guardado' }).click();
    await remove.click();
    await expect(page.getByRole('dialog', { name: '¿Eliminar beneficiario?' })).toBeVisible();
    await app.expectProblem(missingFile);
  });

  test('shows a long list of beneficiaries to its end', async ({ app, page }) => {
    await app.open('/envia1', { scenario: 'datos-grandes' });
    await loseChunks(page, true, /\/assets\/VisibleRows-.*\.js$/);
    await acceptQuote(page);
    await expect(page.getByRole('radio')).toHaveCount(500);
    await app.expectProblem(missingFile);
  });
});

test.describe('without a connection', { tag: '@all' }, () => {
  test('pages of the last visit open, say so, and work again when the connection is back', async ({
    app,
    page,
    context,
  }) => {
    await app.open('/', { scenario: 'aprobada' });
    await startWorker(page, app);

    await context.setOffline(true);
    await expect(page.getByText('Estás sin conexión.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Estás sin conexión.')).toBeVisible();
    await page.goto('/envia1');
    await expect(page.getByRole('heading', { name: 'No pudimos abrir esta página' })).toBeVisible();

    // The browser says that it is online before the first call gets through.
    await page.route('**/api/session/refresh', (route) => route.abort(), { times: 1 });
    await context.setOffline(false);
    await expect(page.getByText('Estás sin conexión.')).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'Envías' })).toBeVisible();
  });

  test('the worker caches no API answer', async ({ app, page }) => {
    await app.open('/envios', { scenario: 'aprobada' });
    await expect(page.getByRole('heading', { name: 'Tus envíos' })).toBeVisible();
    await startWorker(page, app);
    const kept = await page.evaluate(async () => {
      const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const requests = await Promise.all(stores.map((store) => store.keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept).toContain('/envia1');
    expect(kept.filter((path) => path.startsWith('/api'))).toEqual([]);
  });
});
