import { expect, type Page } from '@playwright/test';
import { test } from './fixtures';
import { holdFiles } from './hold';

const receipt = (page: Page) => page.getByRole('heading', { name: 'Resumen del envío' });
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirmar' });
const summary = (page: Page) => page.getByRole('region', { name: 'Resumen' });
const send = (page: Page) => page.getByRole('textbox', { name: 'Envías' });
const made = (page: Page) => page.getByText('Tu envío sí se hizo.');
const mayBeMade = (page: Page) => page.getByText(/Tu envío de 50,00\s€ a Mamá pudo llegar a hacerse/);

/** From step 1 to step 2, ready to confirm. */
async function quoteAndChoose(page: Page, amount = '50') {
  await send(page).click();
  await page.keyboard.type(amount);
  await page.getByRole('button', { name: 'Quiero esta tasa' }).click();
  await page.getByRole('radio').first().check();
  await expect(confirm(page)).toBeEnabled();
}

test('an exchange that is found does not stop the way to a page that is loading @phone @real @all', async ({
  app,
  page,
}) => {
  await app.open('/envia1', { scenario: 'aprobada' });
  const loadHistory = await holdFiles(page, '**/assets/HistoryPage-*.js');
  await page.reload();
  await quoteAndChoose(page);
  // The check of the account reads the history too, and must not be the read that waits.
  await expect(page.getByText(/^Cuenta conocida/)).toBeVisible();
  await app.fault({ call: 'createExchange', kind: 'lost', times: 1 });
  await app.fault({ call: 'listExchanges', kind: 'hold', times: 1 });
  await confirm(page).click();
  await expect(page.getByText('Todavía no sabemos si tu envío se hizo')).toBeVisible();

  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('link', { name: 'Mis envíos' }).click();
  await expect(page).toHaveURL(/\/envios$/);
  await app.release('listExchanges');
  await expect(made(page)).toBeVisible();
  await expect(page).toHaveURL(/\/envios$/);
  loadHistory();
  await expect(page.getByRole('heading', { name: 'Tus envíos' })).toBeVisible();
  expect(await app.sent()).toHaveLength(1);
});

test('a reload during a confirmation finds out its result @phone @all', async ({ app, page }) => {
  await app.open('/envia1', { scenario: 'aprobada' });
  await quoteAndChoose(page);
  await app.fault({ call: 'createExchange', kind: 'hold', times: 1 });
  await confirm(page).click();
  await expect.poll(() => app.sent()).toHaveLength(1);
  await page.reload();
  await expect(receipt(page)).toBeVisible();
  await expect(made(page)).toBeVisible();
  expect(await app.sent()).toHaveLength(1);
});

test('reload, Back and a new quote keep the doubt @phone @all', async ({ app, page }) => {
  await app.open('/envia1', { scenario: 'respuesta-perdida' });
  await quoteAndChoose(page);
  await app.fault({ call: 'listExchanges', kind: 'network' });
  await confirm(page).click();
  await expect(page.getByText('Todavía no sabemos si tu envío se hizo')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Todavía no sabemos si tu envío se hizo')).toBeVisible();
  await page.goBack();
  await expect(mayBeMade(page)).toBeVisible();
  await page.reload();
  await expect(mayBeMade(page)).toBeVisible();
  await page.getByRole('button', { name: 'Quiero esta tasa' }).click();
  await expect(page.getByRole('radio').first()).toBeChecked();
  await confirm(page).click();
  await page
    .getByRole('dialog', { name: 'Un envío sin respuesta' })
    .getByRole('button', { name: 'Cancelar' })
    .click();
  expect(await app.sent()).toHaveLength(1);

  await app.clearFaults();
  await app.advance(15_000);
  await page.getByRole('link', { name: 'Ver el envío' }).click();
  await expect(receipt(page)).toBeVisible();
  expect(await app.sent()).toHaveLength(1);
});

test("a quote missing from the history is restored from the tab's draft @phone @all", async ({
  app,
  page,
}) => {
  await app.open('/envia1', { scenario: 'aprobada' });
  await quoteAndChoose(page, '250');
  const lose = async () => {
    await page.evaluate(() => history.replaceState(null, ''));
    await page.reload();
  };
  await lose();
  await expect(summary(page)).toContainText(/250,00\s€/);
  await expect(page.getByRole('radio').first()).toBeChecked();

  // A reload restores the latest choice.
  await page.getByRole('button', { name: 'Cambiar beneficiario' }).click();
  await page.getByRole('radio', { name: /Tío Ramón/ }).check();
  await page.evaluate(() => {
    history.pushState(null, '', '/envia2');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await expect(page.getByRole('radio', { name: /Tío Ramón/ })).toBeChecked();
  await expect(summary(page)).toContainText(/250,00\s€/);

  await page.getByRole('link', { name: 'Volver' }).click();
  await expect(send(page)).toHaveValue('250,00');
  // The tab had a quote before, so step 2 leads back to step 1 instead of using the fallback.
  await page.goto('/envia2');
  await expect(page).toHaveURL(/\/envia1$/);
  await expect(send(page)).toHaveValue('250,00');
});

test('a tab that never had a quote shows 100 € and 39,50 @phone @all', async ({ app, page }) => {
  await app.open('/envia2', { scenario: 'aprobada' });
  await expect(summary(page)).toContainText(/100,00\s€/);
  await expect(summary(page)).toContainText('1 € = 39,50 Bs');
});

test('Volver and an expired quote go back in history, and Back continues from there @phone @all', async ({
  app,
  page,
}) => {
  await app.open('/envios', { scenario: 'aprobada' });
  // Its frame, which shows the heading, is there before the code that handles a press.
  await expect(page.getByText('Total registrados: 25')).toBeVisible();
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('button', { name: 'Enviar dinero' }).click();
  await quoteAndChoose(page);
  const entries = await page.evaluate(() => history.length);
  await page.getByRole('link', { name: 'Volver' }).click();
  await expect(page).toHaveURL(/\/envia1$/);
  expect(await page.evaluate(() => history.length)).toBe(entries);

  await page.getByRole('button', { name: 'Quiero esta tasa' }).click();
  await expect(confirm(page)).toBeEnabled();
  await app.advance(20 * 60_000);
  await expect(page.getByText('La tasa que aceptaste ha caducado')).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Tus envíos' })).toBeVisible();
});

test('Volver leads to step 1 even if another page is behind step 2 @phone @all', async ({ app, page }) => {
  await app.open('/envia1', { scenario: 'aprobada' });
  await quoteAndChoose(page);
  await page.goto('/contacto');
  await page.goto('/envia2');
  await expect(summary(page)).toContainText(/50,00\s€/);
  await page.getByRole('link', { name: 'Volver' }).click();
  await expect(page).toHaveURL(/\/envia1$/);
  await expect(send(page)).toHaveValue('50,00');
});

test('input on step 1 after coming back survives a reload @phone @all', async ({ app, page }) => {
  await app.open('/envia1', { scenario: 'aprobada' });
  await quoteAndChoose(page);
  await page.goBack();
  await expect(send(page)).toHaveValue('50,00');
  await send(page).click();
  await page.keyboard.type('75,5');
  await page.reload();
  await expect(send(page)).toHaveValue('75,50');
});

test("Repetir envío replaces the tab's draft once, and a reload keeps later input @phone @all", async ({
  app,
  page,
}) => {
  await app.open('/envia1', { scenario: 'aprobada' });
  await send(page).click();
  await page.keyboard.type('33');
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('link', { name: 'Mis envíos' }).click();
  await page
    .getByRole('link', { name: /Repetir envío/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Inicia tu envío' })).toBeVisible();
  await expect(send(page)).not.toHaveValue('33,00');
  const repeated = await send(page).inputValue();
  await page.reload();
  await expect(send(page)).toHaveValue(repeated);
  await send(page).click();
  await page.keyboard.type('44');
  await page.reload();
  await expect(send(page)).toHaveValue('44,00');
});

test('an unfinished new beneficiary survives a reload @phone @all', async ({ app, page }) => {
  await app.open('/envia1', { scenario: 'aprobada' });
  await quoteAndChoose(page);
  await page.getByRole('tab', { name: 'Nuevo' }).click();
  await page.getByRole('radio', { name: 'Pago móvil' }).check();
  await page.getByLabel('Alias').click();
  await page.keyboard.type('Prima Luisa');
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Nuevo' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('Alias')).toHaveValue('Prima Luisa');
});
