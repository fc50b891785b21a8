import { expect, type Page } from '@playwright/test';
import { test } from './fixtures';
import { confirm, openFromMenu, quoteAndChoose, receipt } from './hands';
import { holdCode, holdFiles } from './hold';

/** From step 1 to the history, so that Back has a target. */
async function goToHistory(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Inicia tu envío' })).toBeVisible();
  await openFromMenu(page, 'Mis envíos');
  await expect(page.getByRole('heading', { name: 'Tus envíos' })).toBeVisible();
}

test('Back before the code of a reloaded page has loaded shows the previous page @phone', async ({
  app,
  page,
}) => {
  await app.open('/envia1', { scenario: 'aprobada' });
  await goToHistory(page);
  const release = await holdCode(page);
  await page.reload({ waitUntil: 'commit' });
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/envia1$/);
  release();
  await expect(page.getByRole('heading', { name: 'Inicia tu envío' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tus envíos' })).toBeHidden();
});

/** Runs in the page, before the app: the address is another one when React begins a piece of its work. */
function leaveAt(piece: number): void {
  const { postMessage } = MessagePort.prototype;
  let pieces = 0;
  MessagePort.prototype.postMessage = function (...message: [unknown]) {
    pieces += 1;
    if (pieces === piece && location.pathname === '/') history.replaceState(null, '', '/contacto');
    postMessage.apply(this, message);
  };
}

for (const piece of [1, 2, 3, 4])
  test(`a page that is left at piece ${piece} of its start shows the other page @phone @all`, async ({
    app,
    page,
  }) => {
    await page.addInitScript(leaveAt, piece);
    await app.open('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contacto');
  });

const loading = (page: Page) => page.getByRole('status', { name: 'Cargando la página' });

test('a double click on a row of the history is seen at once and makes one history entry @phone', async ({
  app,
  page,
}) => {
  await app.open('/envios', { scenario: 'aprobada' });
  const link = page.getByRole('link', { name: /^TRP-/ }).first();
  await expect(link).toBeVisible();
  const release = await holdFiles(page, '**/assets/ReceiptPage-*.js');
  const entries = await page.evaluate(() => history.length);
  await link.dblclick();
  await expect(page).toHaveURL(/\/envia3\?id=/);
  await expect(loading(page)).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
});

test('Back, before the code of the next page has come, leaves a button that works @phone', async ({
  app,
  page,
}) => {
  await app.open('/registrate');
  const release = await holdFiles(page, '**/assets/SignUpVerifyPage-*.js');
  const contact = page.getByRole('textbox', { name: /correo/i });
  await contact.fill('ana@turpial.example');
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  const button = page.getByRole('button', { name: 'Continuar' });
  await button.click();
  await expect(page).toHaveURL(/\/verifica/);
  await expect(loading(page)).toBeVisible();
  await page.goBack();
  await expect(contact).toHaveValue('ana@turpial.example');
  await button.click();
  await expect(page).toHaveURL(/\/verifica/);
  release();
  await expect(page.getByRole('textbox', { name: 'Código de 6 dígitos' })).toBeVisible();
});

/** What a browser refuses from the first line of code on. Each runs in the page, before the app. */
const refusals: Readonly<Record<string, () => void>> = {
  'site data': () => {
    // The page on which the driver prepares the browser.
    if (location.pathname.startsWith('/api/')) return;
    function refuse(): never {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    }
    for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB'])
      Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(window, 'BroadcastChannel', { value: refuse });
    for (const name of ['serviceWorker', 'locks'])
      Object.defineProperty(Navigator.prototype, name, { get: refuse });
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
  },
  'the registration of a service worker': () => {
    ServiceWorkerContainer.prototype.register = () => {
      Reflect.set(window, 'asked', true);
      return Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
    };
  },
  'to have service workers': () => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  },
};

for (const [what, startRefusing] of Object.entries(refusals)) {
  const keepsNothing = what === 'site data';
  const tag = keepsNothing ? [] : ['@all'];
  const does = keepsNothing ? 'says so, and sends nothing that it would forget' : 'sends money';
  test(`a browser that refuses ${what} ${does} @phone`, { tag }, async ({ app, page }) => {
    await page.addInitScript(startRefusing);
    await app.open('/iniciar');
    const notice = page.getByText('Tu navegador no guarda las cookies de este sitio');
    await expect(notice).toHaveCount(keepsNothing ? 1 : 0);
    await app.signIn();
    await expect(page.getByRole('heading', { name: 'Inicia tu envío' })).toBeVisible();
    // The worker is registered after some seconds.
    await app.advance(8000);
    if (what.startsWith('the registration'))
      await expect.poll(() => page.evaluate(() => Reflect.get(window, 'asked') as unknown)).toBe(true);
    await quoteAndChoose(page);
    await confirm(page).click();
    const result = keepsNothing ? page.getByText('Este envío no salió.') : receipt(page);
    await expect(result).toBeVisible();
    expect(await app.sent()).toHaveLength(keepsNothing ? 0 : 1);
  });
}
