import { expect, type Page } from '@playwright/test';
import type { AppDriver } from './app';
import { test } from './fixtures';
import { tabTo } from './keyboard';

const PASSWORD = 'Turpial2026';

/** Fills in the first step of a sign-up. */
async function askForCode(page: Page, contact: string) {
  await page.getByLabel('Correo electrónico o teléfono').fill(contact);
  await page.getByRole('checkbox', { name: /^Acepto los términos/ }).check();
  await page.getByRole('checkbox', { name: /titular de la cuenta en euros/ }).check();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(/\/registrate\/verifica\?/);
}

/** From the sent code to the personal data of the new account. */
async function finishSignUp(app: AppDriver, page: Page, sentTo: string) {
  await page.getByLabel('Código de 6 dígitos').fill(await app.code(sentTo));
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await page.getByLabel('Contraseña nueva').fill(PASSWORD);
  await page.getByLabel('Repite la contraseña').fill(PASSWORD);
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByRole('heading', { name: 'Tus datos personales' })).toBeVisible();
  expect(await page.evaluate(() => 'samePage' in window)).toBe(false);
}

test('a visitor signs up by e-mail and is signed in in another tab @phone @all', async ({
  app,
  page,
  context,
}) => {
  await app.open('/');
  await page.getByRole('link', { name: 'Enviar dinero ahora' }).first().click();
  await askForCode(page, 'Ana@Turpial.example');
  await finishSignUp(app, page, 'ana@turpial.example');
  await expect(page.getByText('ana@turpial.example').first()).toBeVisible();

  const other = await context.newPage();
  await other.goto('/envios');
  await expect(other.getByRole('heading', { name: 'Tus datos personales' })).toBeVisible();

  await page.goBack();
  await expect(page).not.toHaveURL(/verifica/);
});

test('a visitor signs up by phone @phone @real @all', async ({ app, page }) => {
  await app.open('/registrate');
  await askForCode(page, '+58 412 555 01 02');
  await expect(page).toHaveURL(/loginCountry=%2B58&phone=4125550102/);
  await finishSignUp(app, page, '+584125550102');
});

test('sign-up and password reset work with the keyboard alone @desktop @real @all', async ({ app, page }) => {
  const { keyboard } = page;
  await app.open('/registrate');
  await tabTo(page, 'textbox', /correo electrónico o teléfono/i);
  await keyboard.type('600');
  await tabTo(page, 'button', /prefijo del país/i);
  await keyboard.press('Enter');
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
  await keyboard.type(await app.code('+576001234567'));
  await keyboard.press('Enter');
  await expect(page.getByLabel('Contraseña nueva')).toBeFocused();
  await keyboard.type(PASSWORD);
  await tabTo(page, 'textbox', /repite la contraseña/i);
  await keyboard.type(PASSWORD);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Tus datos personales' })).toBeVisible();

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
  await keyboard.type(await app.code('+576001234567'));
  await keyboard.press('Enter');
  await expect(page.getByLabel('Contraseña nueva')).toBeFocused();
  await keyboard.type('Nueva2027');
  await tabTo(page, 'textbox', /repite la contraseña/i);
  await keyboard.type('Nueva2027');
  await keyboard.press('Enter');
  await expect(page.getByText('Contraseña actualizada')).toBeVisible();
  await tabTo(page, 'textbox', /^contraseña$/i);
  await keyboard.type('Nueva2027');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Tus datos personales' })).toBeVisible();
});

test('after a password reset only the new password works @phone @real @all', async ({ app, page }) => {
  await app.open('/iniciar');
  await page.getByLabel('Correo electrónico o teléfono').fill('maria@turpial.example');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('link', { name: 'Olvidé mi contraseña' }).click();
  await expect(page).toHaveURL(/\/olvide\/verifica\?loginType=1&login=maria%40turpial\.example/);
  await page.getByLabel('Código de 6 dígitos').fill(await app.code('maria@turpial.example'));
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await page.getByLabel('Contraseña nueva').fill('Nueva2027');
  await page.getByLabel('Repite la contraseña').fill('Nueva2027');
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(page.getByText('Ahora puedes iniciar sesión.')).toBeVisible();

  const logIn = page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' });
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await logIn.click();
  await expect(page.getByText('Credenciales inválidas.')).toBeVisible();
  await page.getByLabel('Contraseña', { exact: true }).fill('Nueva2027');
  await logIn.click();
  await expect(page.getByRole('heading', { name: 'Inicia tu envío' })).toBeVisible();
});

test('a login in a second tab replaces the account of the first one @desktop @real @all', async ({
  app,
  page,
  context,
}) => {
  await app.open('/envios', { scenario: 'aprobada' });
  await expect(page.getByRole('heading', { name: 'Tus envíos' })).toBeVisible();
  await expect(page.getByText(/Total registrados: [1-9]/)).toBeVisible();

  const other = await context.newPage();
  await other.goto('/envia1');
  await other.getByRole('button', { name: 'Menú' }).click();
  await other.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(/\/iniciar$/);
  await other.getByLabel('Correo electrónico o teléfono').fill('vacia@turpial.example');
  await other.getByRole('button', { name: 'Continuar' }).click();
  await other.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await other.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(other.getByRole('heading', { name: 'Inicia tu envío' })).toBeVisible();

  await page.goto('/envios');
  await expect(page.getByText('Aún no tienes envíos registrados')).toBeVisible();
});
