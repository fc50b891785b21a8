import { expect } from '@playwright/test';
import { test } from './fixtures';
import { quote, reloadAt, signIn, signOut } from './steps';

test.use({ target: 'demo' });

test('the demo opens a preset, logs in and sends; a reload keeps the session @nightly', async ({
  driver,
}) => {
  await driver.open('/envia1?escenario=aprobada');
  await driver.see('heading', 'Inicia tu envío');
  await reloadAt(driver, 'Inicia tu envío');
  await signOut(driver);
  await signIn(driver);
  await reloadAt(driver, 'Inicia tu envío');
  await quote(driver, '50');
  await driver.press('radio', /Daniela/);
  await driver.press('button', 'Confirmar');
  await driver.see('heading', 'Resumen del envío');
  expect(await driver.address()).toMatch(/^\/envia3\?id=TRP-/);
});
