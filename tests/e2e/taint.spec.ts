import { expect, type Page } from '@playwright/test';
import { test } from './fixtures';
import { logOut, openFromMenu } from './hands';
import { watchLeaks } from './witness';

/** The share dialog for files, which a test browser lacks. */
const provideSharing = () => {
  const provide = (name: string, value: () => unknown) =>
    Object.defineProperty(Navigator.prototype, name, { configurable: true, writable: true, value });
  provide('share', () => Promise.resolve());
  provide('canShare', () => true);
};

/** Path of the reports, on the app's own origin: a request to another origin would itself count as a leak. */
const REPORTS = '/reports';

/**
 * Serves the production build as if it were configured with this report URL.
 *
 * @returns the reports sent
 */
async function configureReports(page: Page): Promise<readonly string[]> {
  const sent: string[] = [];
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/\b(reportUrl:)(""|``|'')/, `$1"${REPORTS}"`);
    await route.fulfill({ response, body });
  });
  await page.route(`**${REPORTS}`, async (route) => {
    sent.push(route.request().postData() ?? '');
    await route.fulfill({ status: 204 });
  });
  return sent;
}

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

// tests/screen covers flows and presets with a simulated server. This test covers what only a real build in a real
// tab does: addresses, requests and their referrers, the worker's cache, page loads.
test('no personal data leaks during a whole visit @phone @all', async ({ app, page, context, baseURL }) => {
  await page.addInitScript(provideSharing);
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  const witness = await watchLeaks(page, context, baseURL);

  // Password reset with the code from a link.
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
  await page.getByRole('button', { name: 'Más opciones' }).click();
  await page.getByRole('button', { name: 'Descargar CSV' }).click();
  await page.reload();
  await page.getByRole('link', { name: /^TRP-/ }).first().click();
  await page.getByRole('button', { name: 'Copiar identificador' }).click();
  await page.getByRole('button', { name: 'Compartir' }).click();
  await page.getByRole('button', { name: 'Imagen para quien recibe' }).click();
  await page.getByRole('button', { name: 'Imprimir' }).click();
  await page.reload();

  // The same again, to another beneficiary.
  await page.getByRole('link', { name: 'Repetir envío' }).click();
  await page.getByRole('button', { name: 'Quiero esta tasa' }).click();
  await heading(page, 'Selecciona el beneficiario');
  await page.getByRole('tab', { name: 'Nuevo' }).click();
  await page.getByRole('radio', { name: 'Pago móvil' }).click();
  await page.getByLabel('Titular').fill('Luisa Márquez');
  await page.reload();
  await page.getByRole('tab', { name: 'Seleccionar guardado' }).click();
  await page.getByRole('button', { name: 'Cambiar beneficiario' }).click();
  await page.getByRole('radio', { name: /Mamá/ }).check();
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await heading(page, 'Resumen del envío');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Detalles del pago' })).toBeVisible();

  // Unsaved personal data, the worker's cache, and the logout.
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
  await logOut(page);
  await heading(page, 'Iniciar sesión');
  await expect.poll(() => witness.remains()).toEqual([]);
  expect(await witness.leaks()).toEqual([]);
});

test('error reports contain nothing personal @phone @all', async ({ app, page, context, baseURL }) => {
  const reports = await configureReports(page);
  const witness = await watchLeaks(page, context, baseURL);
  await app.open('/envios', { scenario: 'aprobada' });
  await page.getByRole('link', { name: /^TRP-/ }).first().click();
  const details = page.getByRole('region', { name: 'Detalles del pago' });
  await expect(details).toContainText('V4123456');

  // An error text that names a person, and exceptions that name them in message, address and stack.
  await app.fault({
    call: 'listExchanges',
    kind: 'status',
    status: 422,
    body: { error: 'No a Rosa Elena Pérez.' },
  });
  await openFromMenu(page, 'Mis envíos');
  await expect(page.getByText('No a Rosa Elena Pérez.')).toBeVisible();
  await page.goBack();
  await expect(details).toBeVisible();
  await page.evaluate(
    (told) => {
      const leaking = (what: string) => {
        const error = new TypeError(`${what}: ${told} /src/V4123456.ts:1:1 ${location.href}`);
        const places = [
          `${location.origin}/envia3?cedula=V4123456:1:1`,
          `${location.origin}/assets/index-abc.js:1:200`,
        ];
        error.stack = [String(error), ...places.map((place) => `    at read (${place})`)].join('\n');
        return error;
      };
      queueMicrotask(() => {
        throw leaking('Thrown');
      });
      void Promise.reject(leaking('Rejected'));
    },
    await details.innerText(),
  );
  await app.expectProblem(/Thrown/);
  await app.expectProblem(/Rejected/);

  const frames = ['/assets/index-abc.js:1:200'];
  const told = () => reports.map((report) => JSON.parse(report) as unknown);
  await expect.poll(told).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'call', call: 'listExchanges', status: 422, page: '/envios' }),
      expect.objectContaining({
        kind: 'error',
        where: 'window',
        name: 'TypeError',
        frames,
        page: '/envia3',
      }),
      expect.objectContaining({
        kind: 'error',
        where: 'promise',
        name: 'TypeError',
        frames,
        page: '/envia3',
      }),
    ]),
  );
  expect(witness.seen()).toContain('report');
  expect(await witness.leaks()).toEqual([]);
});
