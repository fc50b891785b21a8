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

test('logging out in one tab logs out the other @desktop', async ({ app, page, context }) => {
  await app.open('/envia1', { scenario: 'aprobada' });
  await expect(page.getByRole('heading', { name: 'Inicia tu envío' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/envios');
  await expect(other.getByRole('heading', { name: 'Tus envíos' })).toBeVisible();

  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(/\/iniciar$/);
  await expect(other).toHaveURL(/\/iniciar$/);
});

test('a user who may not send is redirected to the personal data @phone @real', async ({ app, page }) => {
  await app.open('/envia1', { scenario: 'cuenta-nueva' });
  await expect(page).toHaveURL(/\/mis-datos/);
  await expect(page.getByRole('heading', { name: 'Tus datos personales' })).toBeVisible();
});

test('going back to a page after a logout leads there after the next login @desktop @real', async ({
  app,
  page,
}) => {
  await app.open('/envios', { scenario: 'aprobada' });
  await page.getByRole('link', { name: 'Contacto' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contacto' })).toBeVisible();
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(/\/iniciar$/);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/iniciar$/);
  await app.signIn();
  await expect(page.getByRole('heading', { name: 'Tus envíos' })).toBeVisible();
});
