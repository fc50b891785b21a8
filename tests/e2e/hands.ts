import { expect, type Page } from '@playwright/test';

export const confirm = (page: Page) => page.getByRole('button', { name: 'Confirmar' });
export const receipt = (page: Page) => page.getByRole('heading', { name: 'Resumen del envío' });

/** From step 1 to step 2. */
export async function acceptQuote(page: Page, amount = '50'): Promise<void> {
  await page.getByRole('textbox', { name: 'Envías' }).fill(amount);
  await page.getByRole('button', { name: 'Quiero esta tasa' }).click();
  await expect(page.getByRole('heading', { name: 'Selecciona el beneficiario' })).toBeVisible();
}

/** From step 1 to step 2, ready to confirm. */
export async function quoteAndChoose(page: Page): Promise<void> {
  await acceptQuote(page);
  await page.getByRole('radio').first().check();
  await expect(confirm(page)).toBeEnabled();
}

/** Opens a page through the menu. */
export async function openFromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
}

/** Logs out through the menu. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(/\/iniciar$/);
}
