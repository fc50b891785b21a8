import { expect, type BrowserContext, type Page } from '@playwright/test';
import { startWorker, test } from './servingFixtures';

const RECEIPT = '/envia3?id=TRP-2026-000024';

/**
 * Chrome on Android: only a worker shows notifications. A test browser shows none, so this collects their data in
 * `window.shown`.
 */
function likeAndroid(): void {
  const shown: unknown[] = [];
  const Refused = function () {
    throw new TypeError('Illegal constructor');
  };
  const showNotification = (_title: string, { data }: NotificationOptions) => {
    shown.push(data);
    return Promise.resolve();
  };
  Object.assign(window, { shown, Notification: Refused });
  Object.assign(Refused, { requestPermission: () => Promise.resolve('granted') });
  Object.assign(ServiceWorkerRegistration.prototype, { showNotification });
}

/**
 * Presses the notification with this data, and returns what the worker opens. Without a real press, Chromium lets a
 * worker neither focus nor open a tab.
 */
async function press(context: BrowserContext, data: unknown): Promise<unknown> {
  const [worker] = context.serviceWorkers();
  return worker?.evaluate(async (carried) => {
    const scope = globalThis as unknown as Record<'Clients' | 'WindowClient', { prototype: object }>;
    let opened: unknown;
    Object.assign(scope.Clients.prototype, {
      openWindow: (address: string) => Promise.resolve((opened = `new: ${address}`)),
    });
    Object.assign(scope.WindowClient.prototype, {
      focus(this: { readonly visibilityState: string }) {
        return Promise.resolve((opened = `focus: ${this.visibilityState}`));
      },
    });
    let task: unknown;
    const event = new Event('notificationclick');
    Object.assign(event, {
      notification: { data: carried, close: () => undefined },
      waitUntil: (promise: unknown) => (task = promise),
    });
    globalThis.dispatchEvent(event);
    await task;
    return opened;
  }, data);
}

const shownBy = (page: Page) =>
  page.evaluate(() => (window as unknown as { readonly shown: readonly unknown[] }).shown);

test('a press on a notification of the worker opens the receipt @all', async ({
  app,
  page,
  context,
  site,
  request,
}) => {
  await page.addInitScript(likeAndroid);
  await app.open('/envios', { scenario: 'aprobada' });
  await startWorker(page, app);
  // By a link: the worker then still has the address of the first page.
  await page.getByRole('link', { name: 'TRP-2026-000024' }).first().click();
  await page.getByRole('button', { name: 'Más opciones' }).click();
  await page.getByRole('button', { name: 'Avísame si cambia' }).click();
  await expect(
    page.getByText('Te avisaremos mientras esta página siga abierta con tu sesión.'),
  ).toBeVisible();
  const changed = await request.post(`${site.sandbox}/sandbox/updateExchange`, {
    data: { id: 24, changes: { status: 'Completado' } },
  });
  expect(changed.ok()).toBe(true);
  await app.advance(15_000);
  const address = site.url + RECEIPT;
  await expect.poll(() => shownBy(page)).toEqual([{ address }]);

  expect(await press(context, { address })).toBe('focus: visible');
  await page.getByRole('link', { name: 'Hecho' }).click();
  await expect(page).toHaveURL(`${site.url}/`);
  expect(await press(context, { address })).toBe(`new: ${address}`);
});
