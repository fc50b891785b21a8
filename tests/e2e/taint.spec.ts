import { expect, type Page } from '@playwright/test';
import { test } from './fixtures';
import { watchLeaks } from './witness';

/** The browser's sheet for sharing, which a browser for tests does not have. */
const provideSharing = () => {
  Object.defineProperty(Navigator.prototype, 'share', {
    configurable: true,
    writable: true,
    value: () => Promise.resolve(),
  });
};

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

async function openFromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('link', { name, exact: true }).click();
}

// The flows and presets of tests/screen play in a history and a server of the page's own; this is what only a real
// build in a real tab does: addresses, requests and their referrers, the worker's cache, page loads.
test('nothing personal gets out of a whole visit @phone @real', async ({ app, page, context, baseURL }) => {
  await page.addInitScript(provideSharing);
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  const witness = await watchLeaks(page, context, baseURL);

  // A forgotten password, with the code from a link.
  await app.open('/iniciar');
  await page.getByLabel('Correo electrónico o teléfono').fill('maria@turpial.example');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('link', { name: 'Olvidé mi contraseña' }).click();
  await expect(page.getByLabel('Código de 6 dígitos')).toBeVisible();
  const code = await app.code('maria@turpial.example');
  await page.goto(`${page.url()}&code=${code}`);
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await page.getByLabel('Contraseña nueva').fill('Nueva2027');
  await page.getByLabel('Repite la contraseña').fill('Nueva2027');
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await page.getByLabel('Contraseña', { exact: true }).fill('Nueva2027');
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click();
  await heading(page, 'Inicia tu envío');

  // The history and a receipt.
  await openFromMenu(page, 'Mis envíos');
  await page.getByRole('searchbox').fill('tio ramon');
  await expect(page.getByText('Se muestran 5')).toBeVisible();
  await page.getByRole('button', { name: 'Descargar CSV' }).click();
  await page.reload();
  await page.getByRole('link', { name: /^TRP-/ }).first().click();
  await page.getByRole('button', { name: 'Copiar identificador' }).click();
  await page.getByRole('button', { name: 'Compartir' }).click();
  await page.getByRole('button', { name: 'Imprimir' }).click();
  await page.reload();

  // The same again, to somebody else.
  await page.getByRole('link', { name: 'Repetir envío' }).click();
  await page.getByRole('button', { name: 'Quiero esta tasa' }).click();
  await heading(page, 'Selecciona el beneficiario');
  await page.getByRole('tab', { name: 'Nuevo' }).click();
  await page.getByRole('radio', { name: 'Pago móvil' }).click();
  await page.getByLabel('Titular').fill('Luisa Márquez');
  await page.reload();
  await page.getByRole('tab', { name: 'Seleccionar guardado' }).click();
  await page.getByRole('radio', { name: /Mamá/ }).check();
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await heading(page, 'Resumen del envío');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Detalles del pago' })).toBeVisible();

  // Personal data that are not saved, the worker's cache, and the way out.
  await openFromMenu(page, 'Mis datos');
  await page.getByLabel('Apellidos').fill('Rondón Luna');
  await app.advance(8000);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  expect(await witness.leaks()).toEqual([]);
  expect(witness.seen()).toEqual(
    expect.arrayContaining(['address', 'call', 'clipboard', 'file name', 'file', 'history state', 'link']),
  );
  expect(witness.seen()).toEqual(
    expect.arrayContaining(['local storage', 'referrer', 'session storage', 'shared text', 'title']),
  );

  await page.goto('/envios');
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await heading(page, 'Iniciar sesión');
  await expect.poll(() => witness.remains()).toEqual([]);
  expect(await witness.leaks()).toEqual([]);
});
