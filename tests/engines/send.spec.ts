import { expect } from '@playwright/test';
import { account } from '../../scripts/tools/signIn.mjs';
import type { Driver } from './driver';
import { test } from './fixtures';
import { quote, reloadAt, signIn } from './steps';

/** Fills in the form of a new beneficiary and saves it. */
async function addBeneficiary(driver: Driver): Promise<void> {
  await driver.press('tab', 'Nuevo');
  await driver.press('radio', 'Pago móvil');
  await driver.type('Alias', 'Prima Luisa');
  await driver.type('Titular', 'Luisa Márquez');
  await driver.press('combobox', 'Banco');
  await driver.press('option', '0134 · Banesco');
  await driver.type('Cédula', '12345678');
  await driver.type('Teléfono', '04121234567');
  await driver.press('button', 'Guardar beneficiario');
  await driver.seeText('V12345678');
}

/** Runs in the page: the distance in pixels from the name of the sent amount to the rate, below both amounts. */
function amountsHeight(): number {
  const topOf = (text: string) => {
    const line = [...document.querySelectorAll('article p')].find(({ textContent }) =>
      textContent.startsWith(text),
    );
    return line?.getBoundingClientRect().top ?? NaN;
  };
  return Math.round(topOf('Tasa') - topOf('Envías'));
}

test('sends money to a new beneficiary; reload and Back keep each step', async ({ driver, sandbox }) => {
  await signIn(driver);
  const before = await sandbox.exchangesOf(account.login);
  await driver.type('Envías', '50,5');
  await reloadAt(driver, 'Inicia tu envío');
  expect(await driver.value('Envías')).toBe('50,50');
  await quote(driver, '50');
  await reloadAt(driver, 'Selecciona el beneficiario');
  await driver.seeText(/50,00\s€/);
  await driver.back();
  await driver.see('heading', 'Inicia tu envío');
  expect(await driver.value('Envías')).toBe('50,00');
  await driver.press('button', 'Quiero esta tasa');
  await addBeneficiary(driver);
  await reloadAt(driver, 'Selecciona el beneficiario');
  await driver.seeText('V12345678');
  await driver.press('button', 'Confirmar');

  await driver.see('heading', 'Resumen del envío');
  await driver.seeText('Prima Luisa');
  await reloadAt(driver, 'Resumen del envío');
  await driver.seeText(/50,00\s€/);
  expect(await driver.run(amountsHeight), 'height of the amounts in px').toBeLessThan(200);
  await driver.back();
  await driver.see('heading', 'Inicia tu envío');
  expect(await sandbox.exchangesOf(account.login)).toBe(before + 1);
});
