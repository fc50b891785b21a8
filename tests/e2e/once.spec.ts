import { expect } from '@playwright/test';
import { test } from './fixtures';
import { confirm, quoteAndChoose, receipt } from './hands';
import { holdFiles } from './hold';

test('two presses create one exchange, and step 2 is gone while the code of the receipt loads @phone', async ({
  app,
  page,
}) => {
  await app.open('/envia1', { scenario: 'aprobada' });
  const release = await holdFiles(page, '**/assets/ReceiptPage-*.js');
  await page.reload();
  await quoteAndChoose(page);
  await confirm(page).dblclick();
  await expect(page).toHaveURL(/\/envia3\?id=/);
  await expect(confirm(page)).toHaveCount(0);
  await expect(page.getByRole('status', { name: 'Cargando la página' })).toBeVisible();
  release();
  await expect(receipt(page)).toBeVisible();
  expect(await app.sent()).toHaveLength(1);
});

test('two tabs with the same quote create one exchange @phone', async ({ app, page, context }) => {
  await app.open('/envia1', { scenario: 'aprobada' });
  await quoteAndChoose(page);
  const copied = await page.evaluate(() => ({
    state: history.state as unknown,
    kept: { ...sessionStorage },
  }));

  // A browser copies the history and the session storage when it duplicates a tab; the test does so by hand.
  const twin = await context.newPage();
  await twin.goto('/contacto');
  await twin.evaluate(({ state, kept }) => {
    Object.assign(sessionStorage, kept);
    history.replaceState(state, '', '/envia2');
  }, copied);
  await twin.reload();
  await expect(confirm(twin)).toBeEnabled();

  // Found before the first press: its answer leads the other tab to the receipt too.
  const buttons = await Promise.all([page, twin].map((tab) => confirm(tab).elementHandle()));
  await Promise.all(buttons.map((button) => button.dispatchEvent('click')));
  await expect(receipt(page)).toBeVisible();
  await expect(receipt(twin)).toBeVisible();
  expect(new URL(twin.url()).search).toBe(new URL(page.url()).search);
  expect(await app.sent()).toHaveLength(1);
});

test('the input survives Back, reloads and other pages until it is sent once @phone', async ({
  app,
  page,
}) => {
  await app.open('/envia1', { scenario: 'aprobada' });
  await quoteAndChoose(page);
  const chosen = page.getByRole('radio').first();
  const summary = page.getByRole('region', { name: 'Resumen' });
  const send = page.getByRole('textbox', { name: 'Envías' });

  await page.reload();
  await expect(chosen).toBeChecked();
  await expect(summary).toContainText(/50,00\s€/);

  await page.goBack();
  await page.reload();
  await expect(send).toHaveValue('50,00');
  await page.goForward();
  await expect(chosen).toBeChecked();

  await page.goBack();
  await send.click();
  await page.keyboard.type('75,5');
  await page.reload();
  await expect(send).toHaveValue('75,50');
  await page.getByRole('button', { name: 'Quiero esta tasa' }).click();
  await expect(chosen).toBeChecked();

  await page.goto('/contacto');
  await page.goto('/envia2');
  await expect(summary).toContainText(/75,50\s€/);
  await page.getByRole('link', { name: 'Volver' }).click();
  await expect(page).toHaveURL(/\/envia1$/);
  await expect(send).toHaveValue('75,50');
  await page.getByRole('button', { name: 'Quiero esta tasa' }).click();
  await confirm(page).click();
  await expect(receipt(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main')).toContainText(/75,50\s€/);
  expect(await app.sent()).toHaveLength(1);
});
