import { expect } from '@playwright/test';
import { test } from './fixtures';
import { reloadAt, signIn } from './steps';

test('finds an exchange in the history; Back keeps the search @nightly', async ({ driver }) => {
  await signIn(driver);
  await driver.open('/envios');
  await driver.see('heading', 'Tus envíos');
  await driver.type(/^Buscar/, 'caracas de noche');
  expect(await driver.value(/^Buscar/)).toBe('caracas de noche');
  await driver.type(/^Buscar/, 'tio ramon');
  await driver.seeText('Se muestran 5');
  await driver.press('link', /^TRP-/);
  await driver.see('heading', 'Resumen del envío');
  await driver.back();
  await driver.see('heading', 'Tus envíos');
  expect(await driver.value(/^Buscar/)).toBe('tio ramon');
});

test('changes the personal data; a reload keeps typed text @nightly', async ({ driver }) => {
  await signIn(driver);
  await driver.open('/mis-datos');
  await driver.see('heading', 'Tus datos personales');
  await driver.type('Ciudad', 'Soria');
  await reloadAt(driver, 'Tus datos personales');
  expect(await driver.value('Ciudad')).toBe('Soria');
  await driver.press('combobox', 'País de nacimiento');
  await driver.press('option', 'Colombia');
  await driver.press('button', 'Guardar');
  await driver.seeText('Datos guardados');
  await reloadAt(driver, 'Tus datos personales');
  expect(await driver.value('Ciudad')).toBe('Soria');
});
