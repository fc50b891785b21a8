import { expect, type Page } from '@playwright/test';
import { test } from './fixtures';

const receipt = (page: Page) => page.getByRole('heading', { name: 'Resumen del envío' });
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirmar' });

/** From step 1 to a step 2 that only has to be confirmed. */
async function quoteAndChoose(page: Page) {
  await page.getByRole('textbox', { name: 'Envías' }).fill('50');
  await page.getByRole('button', { name: 'Quiero esta tasa' }).click();
  await page.getByRole('radio').first().check();
  await expect(confirm(page)).toBeEnabled();
}

test('two presses send once @phone @real', async ({ app, page }) => {
  await app.open('/envia1', { scenario: 'aprobada' });
  await quoteAndChoose(page);
  await confirm(page).dblclick();
  await expect(receipt(page)).toBeVisible();
  expect(await app.sent()).toHaveLength(1);
});

test('two tabs with the same quote send once @phone', async ({ app, page, context }) => {
  await app.open('/envia1', { scenario: 'aprobada' });
  await quoteAndChoose(page);
  const copied = await page.evaluate((): unknown => history.state);

  // Browsers that duplicate a tab copy its history; a test has to do it by hand.
  const twin = await context.newPage();
  await twin.goto('/contacto');
  await twin.evaluate((state) => history.replaceState(state, '', '/envia2'), copied);
  await twin.reload();
  await expect(confirm(twin)).toBeEnabled();

  await Promise.all([confirm(page).click(), confirm(twin).click()]);
  await expect(receipt(page)).toBeVisible();
  await expect(receipt(twin)).toBeVisible();
  expect(new URL(twin.url()).search).toBe(new URL(page.url()).search);
  expect(await app.sent()).toHaveLength(1);
});

test('Back and reload lose nothing on the way @phone @real', async ({ app, page }) => {
  await app.open('/envia1', { scenario: 'aprobada' });
  await quoteAndChoose(page);
  const chosen = page.getByRole('radio').first();

  await page.reload();
  await expect(chosen).toBeChecked();
  await expect(page.getByRole('region', { name: 'Resumen' })).toContainText(/50,00\s€/);

  await page.goBack();
  const send = page.getByRole('textbox', { name: 'Envías' });
  await expect(send).toHaveValue('50,00');
  await page.reload();
  await expect(send).toHaveValue('50,00');

  await page.goForward();
  await expect(chosen).toBeChecked();
  await confirm(page).click();
  await expect(receipt(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main')).toContainText(/50,00\s€/);
  expect(await app.sent()).toHaveLength(1);
});

test('an expired quote goes back to step 1 @phone @real', async ({ app, page }) => {
  await app.open('/envia1', { scenario: 'aprobada' });
  await quoteAndChoose(page);
  await app.advance(20 * 60_000);
  await expect(page.getByText('La tasa que aceptaste ha caducado')).toBeVisible();
  await expect(page).toHaveURL(/\/envia1/);
  expect(await app.sent()).toHaveLength(0);
});
