import { expect } from '@playwright/test';
import { test } from './fixtures';

test('a visitor signs up by e-mail and is signed in in another tab @phone @all', async ({
  app,
  page,
  context,
}) => {
  await app.open('/');
  await page.getByRole('link', { name: 'Enviar dinero ahora' }).first().click();
  await page.getByLabel('Correo electrónico o teléfono').fill('Ana@Turpial.example');
  await page.getByRole('checkbox', { name: /^Acepto los términos/ }).check();
  await page.getByRole('checkbox', { name: /titular de la cuenta en euros/ }).check();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(/\/registrate\/verifica\?/);
  await page.getByLabel('Código de 6 dígitos').fill(await app.code('ana@turpial.example'));
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await page.getByLabel('Contraseña nueva').fill('Turpial2026');
  await page.getByLabel('Repite la contraseña').fill('Turpial2026');
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByRole('heading', { name: 'Tus datos personales' })).toBeVisible();
  expect(await page.evaluate(() => 'samePage' in window)).toBe(false);
  await expect(page.getByText('ana@turpial.example').first()).toBeVisible();

  const other = await context.newPage();
  await other.goto('/envios');
  await expect(other.getByRole('heading', { name: 'Tus datos personales' })).toBeVisible();

  await page.goBack();
  await expect(page).not.toHaveURL(/verifica/);
});
