import { expect, type Page } from '@playwright/test';
import { test } from './fixtures';
import { holdCode } from './hold';

/** From step 1 to the history, so that there is a page to go back to. */
async function goToHistory(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Inicia tu envío' })).toBeVisible();
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Mis envíos' }).click();
  await expect(page.getByRole('heading', { name: 'Tus envíos' })).toBeVisible();
}

test('Back before the code of a page that is loaded anew shows the page before @phone @real', async ({
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

test('Back while the code starts does so too @phone @real', async ({ app, page }) => {
  await app.open('/envia1', { scenario: 'aprobada' });
  await goToHistory(page);
  await page.addInitScript(() => {
    // The router reads the entry when its first page is begun. The browser goes back then, and React, which draws in
    // slices, is held until it has.
    let going = false;
    const held: (() => void)[] = [];
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
      for (const send of held.splice(0)) send();
    });
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      const send = () => postMessage.call(this, message);
      if (going) held.push(send);
      else send();
    };
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  await page.reload({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/envia1$/);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(page.getByRole('heading', { name: 'Inicia tu envío' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tus envíos' })).toBeHidden();
});
