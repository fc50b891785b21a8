import { expect } from '@playwright/test';
import { test } from './fixtures';

test('signs in, quotes 50 €, chooses a beneficiary, confirms and gets the receipt @phone', async ({
  app,
  page,
}) => {
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
  const [sent, ...others] = await app.sent();
  expect(sent?.amountSend).toBe(50);
  expect(others).toEqual([]);
  await expect(page.getByRole('heading', { name: 'Resumen del envío' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(sent?.exchangeId ?? 'no exchange');
  await expect(page.getByRole('main')).toContainText(/50,00\s€/);

  await page.goBack();
  await expect(page).not.toHaveURL(/\/envia2/);
  expect(await app.sent()).toHaveLength(1);
});
