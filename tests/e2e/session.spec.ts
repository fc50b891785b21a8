import { expect } from '@playwright/test';
import { test } from './fixtures';

test('a reload keeps the session, without a token in storage @phone', async ({ app, page }) => {
  await app.open('/iniciar');
  await app.signIn();
  await expect(page).toHaveURL(/\/envia1/);
  await app.advance(10_000);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Inicia tu envío' })).toBeVisible();
  const stored = () =>
    page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('turpial.')));
  // The last one is written when the browser is idle.
  await expect
    .poll(async () => (await stored()).map(([key]) => key).sort())
    .toEqual([
      'turpial.device-id',
      'turpial.last-login',
      'turpial.last-use',
      'turpial.session',
      'turpial.user',
    ]);
  expect(JSON.stringify(await stored())).not.toMatch(/token/i);
});
