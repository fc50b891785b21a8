import { expect } from '@playwright/test';
import { test } from './fixtures';

test('Back with changes that are not saved asks, and does as it is told @phone @real', async ({
  app,
  page,
}) => {
  await app.open('/envios', { scenario: 'aprobada' });
  await expect(page.getByRole('heading', { name: 'Tus envíos' })).toBeVisible();
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('link', { name: 'Mis datos' }).click();
  const firstName = page.getByLabel('Nombres');
  await firstName.fill('Otra');

  await page.goBack();
  const question = page.getByRole('dialog', { name: '¿Salir sin guardar?' });
  await question.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/\/mis-datos/);
  await expect(firstName).toHaveValue('Otra');

  await page.goBack();
  await question.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(page.getByRole('heading', { name: 'Tus envíos' })).toBeVisible();
  await page.goForward();
  await expect(firstName).toHaveValue('María Gabriela');
});
