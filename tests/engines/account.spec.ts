import { expect } from '@playwright/test';
import { account } from '../../scripts/tools/signIn.mjs';
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

/** Runs in the page: the address of the last receipt of the list. */
const oldestInSight = () =>
  [...document.querySelectorAll('a[href^="/envia3"]')].at(-1)?.getAttribute('href') ?? '';

/** Runs in the page: the session was last used so many minutes ago, and the device wakes up. */
function wakeAfter(minutes: string): void {
  localStorage.setItem('turpial.last-use', String(Date.now() - Number(minutes) * 60_000));
  document.dispatchEvent(new Event('visibilitychange'));
}

test('writes a letter, saves a reminder; an unattended session locks @nightly', async ({ driver }) => {
  await signIn(driver);
  await driver.open('/envios');
  await driver.see('link', /^TRP-/);
  // In the first day there is no letter.
  await driver.open(await driver.run(oldestInSight));
  await driver.see('heading', 'Resumen del envío');
  await driver.press('button', 'Más opciones');
  await driver.press('button', 'Recuérdamelo');
  await driver.press('button', 'Guardar el recordatorio');
  await driver.seeText('Recordatorio guardado');
  await driver.press('button', 'Algo no va bien');
  await driver.press('link', 'Escribir una reclamación');
  await driver.see('heading', 'Reclamación');
  await driver.seeText('Lo que pido');

  await driver.run(wakeAfter, '29.5');
  await driver.press('button', 'Sigo aquí');
  await driver.seeText('Lo que pido');
  await driver.run(wakeAfter, '31');
  await driver.seeText('Llevabas un rato sin usar la página');
  await driver.type('Contraseña', account.password);
  await driver.pressEnter();
  await driver.see('heading', 'Reclamación');
});
