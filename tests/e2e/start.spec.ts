import { expect, type Page } from '@playwright/test';
import { test } from './fixtures';
import { holdCode, holdFiles } from './hold';

/** From step 1 to the history, so that Back has a target. */
async function goToHistory(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Inicia tu envío' })).toBeVisible();
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Mis envíos' }).click();
  await expect(page.getByRole('heading', { name: 'Tus envíos' })).toBeVisible();
}

test('Back before the code of a reloaded page has loaded shows the previous page @phone @real', async ({
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

test('Back while the app starts shows the previous page @phone @real', async ({ app, page }) => {
  await app.open('/envia1', { scenario: 'aprobada' });
  await goToHistory(page);
  await page.addInitScript(() => {
    // The router reads the history entry when its first page starts to render. At that moment the browser goes back.
    // React renders in slices over MessageChannel; they are delayed until the browser has gone back.
    let going = false;
    const delayed: (() => void)[] = [];
    const entry = Object.getOwnPropertyDescriptor(History.prototype, 'state');
    Object.defineProperty(History.prototype, 'state', {
      get(this: History): unknown {
        Object.defineProperty(History.prototype, 'state', entry ?? {});
        going = true;
        this.back();
        return this.state;
      },
      configurable: true,
    });
    addEventListener('popstate', () => {
      going = false;
      for (const send of delayed.splice(0)) send();
    });
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      const send = () => postMessage.call(this, message);
      if (going) delayed.push(send);
      else send();
    };
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.reload({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/envia1$/);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(page.getByRole('heading', { name: 'Inicia tu envío' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tus envíos' })).toBeHidden();
});

const loading = (page: Page) => page.getByRole('status', { name: 'Cargando la página' });

for (const [what, from, code, target, to] of [
  ['a link', '/contacto', 'LegalNoticePage', 'Aviso legal', /\/aviso-legal$/],
  ['a row of the history', '/envios', 'ReceiptPage', /^TRP-/, /\/envia3\?id=/],
] as const) {
  test(`a double click on ${what} is seen at once and makes one history entry @phone @real`, async ({
    app,
    page,
  }) => {
    await app.open(from, { scenario: 'aprobada' });
    const link = page.getByRole('link', { name: target }).first();
    await expect(link).toBeVisible();
    const release = await holdFiles(page, `**/assets/${code}-*.js`);
    const entries = await page.evaluate(() => history.length);
    await link.dblclick();
    await expect(page).toHaveURL(to);
    await expect(loading(page)).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  });
}

for (const [path, code, next] of [
  ['/olvide', 'PasswordResetVerifyPage', 'Enviar código'],
  ['/registrate', 'SignUpVerifyPage', 'Continuar'],
] as const) {
  test(`Back from ${path}, before the code of its next page has come, leaves a button that works @phone @real`, async ({
    app,
    page,
  }) => {
    await app.open(path);
    const release = await holdFiles(page, `**/assets/${code}-*.js`);
    await page.getByRole('textbox', { name: /correo/i }).fill('ana@turpial.example');
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    const button = page.getByRole('button', { name: next });
    await button.click();
    await expect(page).toHaveURL(/\/verifica/);
    await expect(loading(page)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('textbox', { name: /correo/i })).toHaveValue('ana@turpial.example');
    await button.click();
    await expect(page).toHaveURL(/\/verifica/);
    release();
    await expect(page.getByRole('textbox', { name: 'Código de 6 dígitos' })).toBeVisible();
  });
}
