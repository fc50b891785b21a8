import { expect, type Page } from '@playwright/test';
import { test } from './fixtures';
import { tabTo } from './keyboard';

/** Checks the receipt of the exchange that the server created. */
async function expectReceipt(page: Page, sent: { exchangeId: string; amountSend: number } | undefined) {
  await expect(page.getByRole('heading', { name: 'Resumen del envío' })).toBeVisible();
  expect(sent?.amountSend).toBe(50);
  await expect(page.getByRole('main')).toContainText(sent?.exchangeId ?? 'no exchange');
  await expect(page.getByRole('main')).toContainText(/50,00\s€/);
}

test('signs in, quotes 50 €, chooses a beneficiary, confirms and gets the receipt', async ({ app, page }) => {
  await app.open('/iniciar');
  await app.signIn();

  await expect(page.getByRole('heading', { name: 'Inicia tu envío' })).toBeVisible();
  await page.getByRole('textbox', { name: /envías/i }).fill('50');
  await page.getByRole('button', { name: 'Quiero esta tasa' }).click();

  await expect(page.getByRole('heading', { name: 'Selecciona el beneficiario' })).toBeVisible();
  const confirm = page.getByRole('button', { name: 'Confirmar' });
  await expect(confirm).toBeDisabled();
  await page.getByRole('radio').first().check();
  await confirm.click();

  await expect(page).toHaveURL(/\/envia3\?id=/);
  const sent = await app.sent();
  expect(sent).toHaveLength(1);
  await expectReceipt(page, sent[0]);

  await page.goBack();
  await expect(page).not.toHaveURL(/\/envia2/);
  expect(await app.sent()).toHaveLength(1);
});

test('sends 50 € with the keyboard alone @desktop @real', async ({ app, page }) => {
  await app.open('/iniciar');
  await tabTo(page, 'textbox', /correo/i);
  await page.keyboard.type('maria@turpial.example');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/iniciar\/password/);
  await expect(page.getByLabel('Contraseña', { exact: true })).toBeFocused();
  await page.keyboard.type('Turpial2026');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Inicia tu envío' })).toBeVisible();
  await tabTo(page, 'textbox', /envías/i);
  await page.keyboard.type('50');
  await tabTo(page, 'button', /quiero esta tasa/i);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Selecciona el beneficiario' })).toBeVisible();
  await tabTo(page, 'radio', /./);
  await page.keyboard.press('Space');
  await tabTo(page, 'button', /confirmar/i);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/envia3\?id=/);
  await expectReceipt(page, (await app.sent())[0]);
});

test('the skip link changes neither the history nor the quote in it @desktop', async ({ app, page }) => {
  await app.open('/envia1', { scenario: 'aprobada' });
  await page.getByRole('textbox', { name: /envías/i }).click();
  await page.keyboard.type('250');
  await page.getByRole('button', { name: 'Quiero esta tasa' }).click();
  await expect(page.getByRole('heading', { name: 'Selecciona el beneficiario' })).toBeVisible();
  await page.getByRole('radio').first().check();
  const summary = page.getByRole('region', { name: 'Resumen' });
  await expect(summary).toContainText(/250,00\s€/);
  const entries = await page.evaluate(() => history.length);

  const skip = page.getByRole('link', { name: 'Saltar al contenido' });
  await skip.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.reload();
  await expect(page.getByRole('radio').first()).toBeChecked();
  await expect(summary).toContainText(/250,00\s€/);
});
