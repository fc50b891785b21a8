import { expect } from '@playwright/test';
import { account } from '../../scripts/tools/signIn.mjs';
import { test } from './fixtures';
import { reloadAt, signIn, signOut } from './steps';

test('logs in; reload and Back keep the session @nightly', async ({ driver }) => {
  await signIn(driver);
  await reloadAt(driver, 'Inicia tu envío');
  await driver.press('button', 'Menú');
  await driver.press('link', 'Mis envíos');
  await driver.see('heading', 'Tus envíos');
  await driver.back();
  await driver.see('heading', 'Inicia tu envío');
});

test('signs up by phone @nightly', async ({ driver, sandbox }) => {
  await driver.open('/registrate');
  await driver.see('heading', 'Regístrate');
  await driver.type('Correo electrónico o teléfono', '+58 412 555 01 02');
  await driver.press('checkbox', /^Acepto los términos/);
  await driver.press('checkbox', /titular de la cuenta en euros/);
  await driver.press('button', 'Continuar');
  await driver.type('Código de 6 dígitos', await sandbox.code('+584125550102'));
  expect(await driver.address()).toBe('/registrate/verifica?loginType=2&loginCountry=%2B58&phone=4125550102');
  await driver.press('button', 'Confirmar');
  await driver.type('Contraseña nueva', account.password);
  await driver.type('Repite la contraseña', account.password);
  await driver.press('button', 'Crear cuenta');
  await driver.see('heading', 'Tus datos personales');
  await reloadAt(driver, 'Tus datos personales');
});

test('resets the password @nightly', async ({ driver, sandbox }) => {
  await driver.open('/iniciar');
  await driver.type('Correo electrónico o teléfono', account.login);
  await driver.press('button', 'Continuar');
  await driver.press('link', 'Olvidé mi contraseña');
  await driver.type('Código de 6 dígitos', await sandbox.code(account.login));
  await driver.press('button', 'Confirmar');
  await driver.type('Contraseña nueva', 'Nueva2027');
  await driver.type('Repite la contraseña', 'Nueva2027');
  await driver.press('button', 'Guardar contraseña');
  await driver.seeText('Ahora puedes iniciar sesión.');
  await driver.type('Contraseña', 'Nueva2027');
  await driver.pressEnter();
  await driver.see('heading', 'Inicia tu envío');
});

test('logs out; Back and reload stay out @nightly', async ({ driver }) => {
  await signIn(driver);
  await signOut(driver);
  await driver.back();
  await driver.see('heading', 'Iniciar sesión');
  await reloadAt(driver, 'Iniciar sesión');
});

test('a logout in one tab logs out the other @nightly', async ({ driver }) => {
  await signIn(driver);
  const other = await driver.openTab('/envios');
  await other.see('heading', 'Tus envíos');
  await signOut(driver);
  await other.see('heading', 'Iniciar sesión');
});
