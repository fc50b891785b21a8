import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { listen } from '@mocks/adapters/http/messages';
import { expect, type Page } from '@playwright/test';
import { test } from './fixtures';
import { acceptQuote } from './hands';
import { fileTypes } from './origins';

/** A minimal static host: files, pages without their ending, and `404.html` for the rest. */
async function serveStatic() {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const name = pathname === '/' ? 'index' : pathname.slice(1);
    const send = (status: number, file: string) =>
      readFile(join('dist-demo', file)).then((content) =>
        response
          .writeHead(status, { 'content-type': fileTypes[extname(file)] ?? 'application/octet-stream' })
          .end(content),
      );
    void send(200, name).catch(() => send(200, `${name}.html`).catch(() => send(404, '404.html')));
  });
  return await listen(server);
}

/** The addresses in the demo's cache. */
const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => url);
  });

test('the demo works on a static host, by deep links and offline @desktop @all', async ({
  page,
  context,
}) => {
  const host = await serveStatic();
  await page.goto(`${host.url}/envios?escenario=aprobada`);
  await expect(page.getByText('Total registrados: 25')).toBeVisible();
  await page.getByRole('link', { name: /^TRP-/ }).first().click();
  await expect(page).toHaveURL(/\/envia3\?id=TRP-/);
  await expect(page.getByRole('heading', { name: 'Resumen del envío' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Resumen del envío' })).toBeVisible();

  const worker = await (await page.request.get(`${host.url}/mockServiceWorker.js`)).text();
  const named = [/"pages":(\[.*?\])/, /"files":(\[.*?\])/].flatMap(
    (list) => JSON.parse(list.exec(worker)?.[1] ?? '[]') as readonly string[],
  );
  expect(named.length).toBeGreaterThan(20);
  // The worker starts caching after some seconds, so that the page loads first.
  await expect.poll(async () => (await keptFiles(page)).length).toBe(named.length);
  expect((await keptFiles(page)).filter((url) => url.includes('/api/'))).toEqual([]);

  await host.close();
  await context.setOffline(true);
  await page.goto(`${host.url}/mis-datos?escenario=en-revision`);
  await expect(page.getByText(/Tu perfil está en revisión/)).toBeVisible();
  await page.goto(`${host.url}/iniciar/password?loginType=1&login=maria%40turpial.example&escenario=normal`);
  await expect(page.getByLabel('Contraseña', { exact: true })).toBeVisible();
  // The label may come before the code. Once the landmark exists, its shortcut works.
  await expect(page.getByRole('complementary', { name: 'Demo' })).toBeAttached();
  await page.keyboard.press('Control+Alt+KeyD');
  await expect(page.getByRole('dialog', { name: 'Demo' })).toBeVisible();
});

test('the demo answers an address without a page @desktop @all', async ({ page }) => {
  const host = await serveStatic();
  await page.goto(`${host.url}/no/existe`);
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(`${host.url}/`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Envía dinero');
  await host.close();
});

test('calls of a page that the browser is leaving are answered @phone @all', async ({ app, page }) => {
  await app.open('/envia1', { scenario: 'aprobada' });
  await expect(page.getByRole('heading', { name: 'Inicia tu envío' })).toBeVisible();
  // A slow host: `beforeunload` has fired, but the next page has not arrived.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeunload')));
  await acceptQuote(page);
  await expect(page.getByRole('radio').first()).toBeVisible();
});

test('a link has what the page got from the one before, and opens over its own page @desktop @all', async ({
  app,
  page,
  browser,
  baseURL,
}) => {
  await app.open('/envia3', { scenario: 'estado-cambia' });
  const id = page
    .getByRole('main')
    .getByText(/TRP-2026-\d+/)
    .first();
  await expect(id).toBeVisible();
  const told = await id.textContent();
  const link = String(await page.evaluate(() => window.sandbox?.link()));

  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expect(other.getByRole('main').getByText(String(told)).first()).toBeVisible();
  await other.evaluate(() => window.sandbox?.setRate(700));
  const loaded = other.waitForEvent('load');
  await other.evaluate((hash) => (location.hash = hash), new URL(link).hash);
  await loaded;
  await expect.poll(() => other.evaluate(() => window.sandbox?.rate())).not.toBe(700);
  await elsewhere.close();
});
