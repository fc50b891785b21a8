import { expect, type Page } from '@playwright/test';
import { account } from '../../scripts/tools/signIn.mjs';
import { test } from './fixtures';

/** Presses Tab until the control has the focus; fails after forty presses. */
async function tabTo(page: Page, role: 'textbox' | 'button' | 'radio' | 'checkbox' | 'link', name: RegExp) {
  const control = page.getByRole(role, { name }).first();
  await expect(control).toBeEnabled();
  for (let stops = 0; stops < 40; stops += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

test('sends 50 € with the keyboard alone @desktop', async ({ app, page }) => {
  await app.open('/iniciar');
  await tabTo(page, 'textbox', /correo/i);
  await page.keyboard.type(account.login);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/iniciar\/password/);
  await expect(page.getByLabel('Contraseña', { exact: true })).toBeFocused();
  await page.keyboard.type(account.password);
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
  await expect(page.getByRole('heading', { name: 'Resumen del envío' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText((await app.sent())[0]?.exchangeId ?? 'no exchange');
});

/** Types the sent code, then a new password and its repetition. */
async function typeCodeAndPassword(page: Page, code: string, password: string): Promise<void> {
  const { keyboard } = page;
  await keyboard.type(code);
  await keyboard.press('Enter');
  await expect(page.getByLabel('Contraseña nueva')).toBeFocused();
  await keyboard.type(password);
  await tabTo(page, 'textbox', /repite la contraseña/i);
  await keyboard.type(password);
  await keyboard.press('Enter');
}

test('sign-up and password reset work with the keyboard alone @desktop @all', async ({
  app,
  page,
  context,
}) => {
  const { keyboard } = page;
  await app.open('/registrate');
  await tabTo(page, 'textbox', /correo electrónico o teléfono/i);
  await keyboard.type('600');
  await tabTo(page, 'button', /prefijo del país/i);
  await keyboard.press('Enter');
  // Its code loads when the button gets the focus.
  await expect(page.getByRole('combobox', { name: 'Buscar país o prefijo' })).toBeFocused();
  await keyboard.type('colom');
  await keyboard.press('Enter');
  await tabTo(page, 'textbox', /correo electrónico o teléfono/i);
  await keyboard.press('End');
  await keyboard.type('1234567');
  await tabTo(page, 'checkbox', /acepto los términos/i);
  await keyboard.press('Space');
  await tabTo(page, 'checkbox', /titular de la cuenta/i);
  await keyboard.press('Space');
  await keyboard.press('Enter');
  await expect(page.getByLabel('Código de 6 dígitos')).toBeFocused();
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  await typeCodeAndPassword(page, await app.code('+576001234567'), account.password);
  await expect(page.getByRole('heading', { name: 'Tus datos personales' })).toBeVisible();
  expect(await page.evaluate(() => 'samePage' in window)).toBe(false);
  const other = await context.newPage();
  await other.goto('/envios');
  await expect(other.getByRole('heading', { name: 'Tus datos personales' })).toBeVisible();
  await other.close();

  await tabTo(page, 'button', /menú/i);
  await keyboard.press('Enter');
  await tabTo(page, 'button', /cerrar sesión/i);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/iniciar$/);
  await tabTo(page, 'textbox', /correo electrónico o teléfono/i);
  await keyboard.type('+57 6001234567');
  await keyboard.press('Enter');
  await tabTo(page, 'link', /olvidé mi contraseña/i);
  await keyboard.press('Enter');
  await expect(page.getByLabel('Código de 6 dígitos')).toBeFocused();
  await typeCodeAndPassword(page, await app.code('+576001234567'), 'Nueva2027');
  await expect(page.getByText('Contraseña actualizada')).toBeVisible();
  await tabTo(page, 'textbox', /^contraseña$/i);
  await keyboard.type('Nueva2027');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Tus datos personales' })).toBeVisible();
});
