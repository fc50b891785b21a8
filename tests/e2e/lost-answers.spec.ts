import { expect, type Page } from '@playwright/test';
import { test } from './fixtures';

const receipt = (page: Page) => page.getByRole('heading', { name: 'Resumen del envío' });
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirmar' });
const summary = (page: Page) => page.getByRole('region', { name: 'Resumen' });
const send = (page: Page) => page.getByRole('textbox', { name: 'Envías' });
const made = (page: Page) => page.getByText('Tu envío sí se hizo.');
const mayBeMade = (page: Page) => page.getByText(/Tu envío de 50,00\s€ a Mamá pudo llegar a hacerse/);

/** From step 1 to a step 2 that only has to be confirmed. */
async function quoteAndChoose(page: Page, amount = '50') {
  await send(page).click();
  await page.keyboard.type(amount);
  await page.getByRole('button', { name: 'Quiero esta tasa' }).click();
  await page.getByRole('radio').first().check();
  await expect(confirm(page)).toBeEnabled();
}

test('an answer that is lost leads to the receipt by itself, made once @phone', async ({ app, page }) => {
  await app.open('/envia1', { scenario: 'respuesta-perdida' });
  await quoteAndChoose(page);
  await confirm(page).click();
  await expect(receipt(page)).toBeVisible();
  await expect(made(page)).toBeVisible();
  expect(app.alerts).toEqual(['No hay conexión con el servidor. Revisa tu internet e inténtalo de nuevo.']);
  expect(await app.sent()).toHaveLength(1);
  await page.goBack();
  await expect(page).toHaveURL(/\/envia1/);
  expect(await app.sent()).toHaveLength(1);
});

test('a reload under a confirmation finds out what became of it @phone', async ({ app, page }) => {
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

test('reload, Back and a new quote do not forget a lost answer @phone', async ({ app, page }) => {
  await app.open('/envia1', { scenario: 'respuesta-perdida' });
  await quoteAndChoose(page);
  await app.fault({ call: 'listExchanges', kind: 'network' });
  await confirm(page).click();
  await expect(page.getByText(/La respuesta se perdió/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/La respuesta se perdió/)).toBeVisible();
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

test('a quote lost from the history is restored from what the tab knows @phone', async ({ app, page }) => {
  await app.open('/envia1', { scenario: 'aprobada' });
  await quoteAndChoose(page, '250');
  const lose = async () => {
    await page.evaluate(() => history.replaceState(null, ''));
    await page.reload();
  };
  await lose();
  await expect(summary(page)).toContainText(/250,00\s€/);
  await expect(page.getByRole('radio').first()).toBeChecked();

  // The choice made since is the one that is restored, also without a reload.
  await page.getByRole('radio').nth(1).check();
  await page.evaluate(() => {
    history.pushState(null, '', '/envia2');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await expect(summary(page)).toContainText(/250,00\s€/);

  await page.getByRole('link', { name: 'Volver' }).click();
  await expect(send(page)).toHaveValue('250,00');
  // No quote stands any more: another amount is no answer.
  await page.goto('/envia2');
  await expect(page).toHaveURL(/\/envia1$/);
  await expect(send(page)).toHaveValue('250,00');
});

test('a tab that never had a quote stands at 100 € and 39,50 @phone', async ({ app, page }) => {
  await app.open('/envia2', { scenario: 'aprobada' });
  await expect(summary(page)).toContainText(/100,00\s€/);
  await expect(summary(page)).toContainText('1 € = 39,50 Bs');
});

test('Volver and an expiry go back in history, and Back leads on from there @phone', async ({
  app,
  page,
}) => {
  await app.open('/envios', { scenario: 'aprobada' });
  await expect(page.getByRole('heading', { name: 'Tus envíos' })).toBeVisible();
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

test('where another page is behind step 2, Volver leads to step 1 all the same @phone', async ({
  app,
  page,
}) => {
  await app.open('/envia1', { scenario: 'aprobada' });
  await quoteAndChoose(page);
  await page.goto('/contacto');
  await page.goto('/envia2');
  await expect(summary(page)).toContainText(/50,00\s€/);
  await page.getByRole('link', { name: 'Volver' }).click();
  await expect(page).toHaveURL(/\/envia1$/);
  await expect(send(page)).toHaveValue('50,00');
});

test('what is typed on step 1 after coming back is kept by a reload @phone', async ({ app, page }) => {
  await app.open('/envia1', { scenario: 'aprobada' });
  await quoteAndChoose(page);
  await page.goBack();
  await expect(send(page)).toHaveValue('50,00');
  await send(page).click();
  await page.keyboard.type('75,5');
  await page.reload();
  await expect(send(page)).toHaveValue('75,50');
});

test('Repetir envío overrides what the tab knew once, and a reload keeps what is typed then @phone', async ({
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

test('a new beneficiary that is being typed is found again after a reload @phone', async ({ app, page }) => {
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
