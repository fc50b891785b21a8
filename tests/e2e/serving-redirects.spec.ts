import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { listen } from '@mocks/adapters/http/messages';
import { expect, test } from '@playwright/test';
import { fileTypes } from './origins';

/** The build on a host that redirects every page to its folder, and that can become too slow. */
async function serveFolders() {
  const host = { slow: false };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const isPage = extname(pathname) === '';
    const isFolder = pathname.endsWith('/');
    if (isPage && host.slow) return;
    if (isPage && !isFolder) return void response.writeHead(301, { location: `${pathname}/` }).end();
    const name = isPage ? `${pathname.slice(1, -1) || 'index'}.html` : pathname.slice(1);
    readFile(`dist/${name}`).then(
      (content) => response.writeHead(200, { 'content-type': fileTypes[extname(name)] ?? '' }).end(content),
      () => response.writeHead(404).end(),
    );
  });
  return { host, ...(await listen(server)) };
}

test('pages of a host that redirects them open without a connection, and when it is too slow @all', async ({
  page,
  context,
}) => {
  const { host, url, close } = await serveFolders();
  await page.goto(`${url}/contacto`);
  await page.waitForFunction(async () => (await caches.match('/envia1')) !== undefined);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  for (const [what, path, heading] of [
    ['offline', '/contacto', 'Contacto'],
    ['offline', '/Conocenos/', 'Conócenos'],
    ['slow', '/contacto', 'Contacto'],
  ] as const) {
    await context.setOffline(what === 'offline');
    host.slow = what === 'slow';
    await page.goto(url + path);
    await expect(page).toHaveTitle(new RegExp(`^${heading}`));
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  await close();
});
