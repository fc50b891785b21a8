import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { nginxFolder } from '../build/precompress.mjs';
import { root } from '../tools/cli.mjs';
import { signIn } from '../tools/signIn.mjs';
import { enter, openPage } from './browser.mjs';

/**
 * Measures what a sender loads from a cold /iniciar to the receipt of one transfer.
 *
 * @typedef {{ bytes: number, requests: number, apiRequests: number }} Way bytes in KB, brotli, without the API's
 */

/**
 * @param {import('./sites.mjs').Sites} sites
 * @param {import('./browser.mjs').Context} context
 * @returns {Promise<Way>}
 */
export async function measureWay(sites, context) {
  await enter(context, sites, 'normal');
  const page = await openPage(context);
  /** @type {string[]} */
  const asked = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) asked.push(new URL(request.url()).pathname);
  });
  await page.goto(`${sites.urls.app}/iniciar`);
  await signIn(page);
  await page.getByRole('textbox', { name: 'Envías' }).fill('50');
  await page.getByRole('button', { name: 'Quiero esta tasa' }).click();
  await page.getByRole('radio').first().click();
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await page.getByRole('heading', { name: 'Resumen del envío' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.close();
  const dist = join(root, 'dist');
  // Fonts and pictures are not compressed again.
  const folders = [join(nginxFolder(dist), 'br'), dist];
  const files = asked.filter((path) => !path.startsWith('/api/'));
  const sizeOf = (/** @type {string} */ path) => {
    const names = folders.flatMap((folder) => [join(folder, `${path}.html`), join(folder, path)]);
    const file = names.find((name) => existsSync(name));
    if (file === undefined) throw new Error(`The way asked for ${path}, which the build does not have.`);
    return statSync(file).size;
  };
  return {
    bytes: files.reduce((sum, path) => sum + sizeOf(path), 0) / 1000,
    requests: files.length,
    apiRequests: asked.length - files.length,
  };
}
