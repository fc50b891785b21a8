import { expect } from '@playwright/test';
import { test } from './fixtures';
import { signIn } from './steps';

/** Public pages with their headings. */
const pages = {
  '/': 'Envía dinero a Venezuela con confianza',
  '/conocenos': 'Conócenos',
  '/contacto': 'Contacto',
  '/aviso-legal': 'Aviso legal',
  '/politica-cookies': 'Política de cookies',
  '/politica-privacidad': 'Política de privacidad',
  '/terminos-condiciones': 'Términos y condiciones',
  '/accesibilidad': 'Accesibilidad',
};

/** Runs in the page. */
const schemeOf = () => document.documentElement.dataset.mantineColorScheme;

test('every public page fits and keeps to its policy @nightly', async ({ driver }) => {
  for (const [path, heading] of Object.entries(pages)) {
    await driver.open(path);
    await driver.see('heading', heading);
    const before = await driver.run(schemeOf);
    // A public page can be read before its code has loaded; until then the button does nothing.
    await expect(async () => {
      await driver.press('button', 'Cambiar entre modo claro y oscuro');
      expect(await driver.run(schemeOf)).not.toBe(before);
    }).toPass();
  }
});

test('pages of the last visit open without a connection @nightly', async ({ driver, connection }) => {
  await signIn(driver);
  await driver.open('/');
  // The app starts its worker some seconds after the page.
  await expect.poll(() => driver.run(async () => (await caches.match('/envia1')) !== undefined)).toBe(true);
  await driver.run(async () => void (await navigator.serviceWorker.ready));

  await connection.disconnect();
  await driver.open('/contacto');
  await driver.see('heading', 'Contacto');
  await driver.open('/');
  await driver.see('heading', 'Envía dinero a Venezuela con confianza');
  await driver.open('/envia1');
  await driver.see('heading', 'No pudimos abrir esta página');

  await connection.reconnect();
  await driver.press('button', 'Reintentar');
  await driver.see('heading', 'Inicia tu envío');
});
