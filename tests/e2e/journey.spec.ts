import { expect } from '@playwright/test';
import { test } from './fixtures';
import { acceptQuote, confirm, receipt } from './hands';

test('signs in, quotes 50 €, chooses a beneficiary, confirms and gets the receipt @phone', async ({
  app,
  page,
}) => {
  await app.open('/iniciar');
  await app.signIn();
  await acceptQuote(page);
  await expect(confirm(page)).toBeDisabled();
  await page.getByRole('radio').first().check();
  await confirm(page).click();

  await expect(page).toHaveURL(/\/envia3\?id=/);
  const [sent, ...others] = await app.sent();
  expect(sent?.amountSend).toBe(50);
  expect(others).toEqual([]);
  await expect(receipt(page)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(sent?.exchangeId ?? 'no exchange');
  await expect(page.getByRole('main')).toContainText(/50,00\s€/);

  await page.goBack();
  await expect(page).not.toHaveURL(/\/envia2/);
  expect(await app.sent()).toHaveLength(1);
});
