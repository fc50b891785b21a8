import { account } from '../../scripts/tools/signIn.mjs';
import type { Driver } from './driver';

/** Reloads the page, which must show the same heading. */
export async function reloadAt(driver: Driver, heading: string): Promise<void> {
  await driver.reload();
  await driver.see('heading', heading);
}

/** Logs in through both steps of the login. */
export async function signIn(driver: Driver): Promise<void> {
  await driver.open('/iniciar');
  await driver.see('heading', 'Iniciar sesión');
  await driver.type('Correo electrónico o teléfono', account.login);
  await driver.press('button', 'Continuar');
  await driver.type('Contraseña', account.password);
  await driver.pressEnter();
  await driver.see('heading', 'Inicia tu envío');
}

/** Types an amount and accepts its quote. */
export async function quote(driver: Driver, amount: string): Promise<void> {
  await driver.type('Envías', amount);
  await driver.press('button', 'Quiero esta tasa');
  await driver.see('heading', 'Selecciona el beneficiario');
}

/** Logs out through the menu. */
export async function signOut(driver: Driver): Promise<void> {
  await driver.press('button', 'Menú');
  await driver.press('button', 'Cerrar sesión');
  await driver.see('heading', 'Iniciar sesión');
}
