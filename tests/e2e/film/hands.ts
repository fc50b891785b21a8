import { expect, type Page } from '@playwright/test';

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();
export const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
export const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
export const command = (page: Page, expression: string) => page.evaluate(expression);

export async function quote(page: Page, amount = '50') {
  await field(page, 'Envías').fill(amount);
  await press(page, 'Quiero esta tasa');
}

export async function send(page: Page) {
  await quote(page);
  await page.getByRole('radio', { name: /Mamá/ }).check();
  await press(page, 'Confirmar');
}

export async function signIn(page: Page, password = 'Turpial2026') {
  await field(page, /correo/i).fill('maria@turpial.example');
  await press(page, 'Continuar');
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: /iniciar sesión|entrar/i })
    .click();
}

export const code = (page: Page) =>
  page
    .waitForFunction(() => window.sandbox?.inbox().at(-1)?.code)
    .then(async (sent) => String(await sent.jsonValue()));

export async function signUpToCode(page: Page) {
  await field(page, /Correo electrónico/).fill('ana@turpial.example');
  for (const name of [/^Acepto los términos/, /titular de la cuenta en euros/]) {
    await page.getByRole('checkbox', { name }).check();
  }
  await press(page, 'Continuar');
  await expect(field(page, 'Código de 6 dígitos')).toBeVisible();
}

export async function newPassword(page: Page, label: string) {
  await page.getByLabel('Contraseña nueva', { exact: true }).fill('Nueva2026');
  await page.getByLabel('Repite la contraseña', { exact: true }).fill('Nueva2026');
  await press(page, label);
}

export async function recover(page: Page) {
  await field(page, /Correo electrónico/).fill('maria@turpial.example');
  await press(page, 'Enviar código');
  await field(page, 'Código de 6 dígitos').fill(await code(page));
  await press(page, 'Confirmar');
}
