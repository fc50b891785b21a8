import { expect, type Page } from '@playwright/test';
import { test } from './fixtures';
import { holdCode } from './hold';

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
