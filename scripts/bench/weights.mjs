import { signIn } from '../tools/signIn.mjs';
import { enter, openPage, requestsOf } from './browser.mjs';
import { weightOf } from './sites.mjs';

/**
 * Measures what a browser with an empty cache loads. KB = 1000 bytes of brotli 11.
 *
 * @typedef {import('./table.mjs').Line} Line
 */

/** @type {Record<string, { site: import('./sites.mjs').Site, path: string, scenario: string, limit?: number }>} */
const views = {
  'bare-lean login': { site: 'bare-lean', path: '/iniciar', scenario: 'normal' },
  home: { site: 'app', path: '/', scenario: 'normal', limit: 0.9 },
  login: { site: 'app', path: '/iniciar', scenario: 'normal', limit: 1 },
  '/envia1': { site: 'app', path: '/envia1', scenario: 'aprobada', limit: 1.05 },
};

const sum = (/** @type {number[]} */ values) => values.reduce((total, value) => total + value, 0);

/**
 * The scripts of first views, compared with those of the bare login.
 *
 * @param {import('./sites.mjs').Sites} sites
 * @param {import('./browser.mjs').Context} context
 * @returns {Promise<Line[]>}
 */
export async function firstViews(sites, context) {
  /** @type {Line[]} */
  const lines = [];
  let floor = NaN;
  for (const [name, { site, path, scenario, limit }] of Object.entries(views)) {
    await enter(context, sites, scenario);
    const page = await openPage(context);
    const asked = requestsOf(page);
    const html = (await (await page.goto(sites.urls[site] + path))?.text()) ?? '';
    await page.waitForLoadState('networkidle');
    await page.close();
    // The HTML names the code of the first view. What loads while the browser is idle is not part of it.
    const isFirst = (/** @type {string} */ file) => site !== 'app' || html.includes(file);
    const scripts = asked.filter((file) => file.endsWith('.js') && isFirst(file));
    const weight = sum(scripts.map((file) => weightOf(site, file)));
    if (limit === undefined) floor = weight;
    const note = `${weight.toFixed(1)} KB in ${scripts.length} files`;
    lines.push({
      what: `${name}: scripts ÷ bare-lean login`,
      value: weight / floor,
      note,
      ...(limit && { limit }),
    });
  }
  return lines;
}

/**
 * From a cold /iniciar to the receipt of one transfer: files without the answers of the API, and all requests.
 *
 * @param {import('./sites.mjs').Sites} sites
 * @param {import('./browser.mjs').Context} context
 * @returns {Promise<Line[]>}
 */
export async function coldWay(sites, context) {
  await enter(context, sites, 'normal');
  const page = await openPage(context);
  const asked = requestsOf(page);
  await page.goto(`${sites.urls.app}/iniciar`);
  await signIn(page);
  await page.getByRole('textbox', { name: 'Envías' }).fill('50');
  await page.getByRole('button', { name: 'Quiero esta tasa' }).click();
  await page.getByRole('radio').first().click();
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await page.getByRole('heading', { name: 'Resumen del envío' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.close();
  const calls = asked.filter((path) => path.startsWith('/api/')).length;
  // The browser asks for the icon again on each page; with a cache only the first time.
  const files = [...new Set(asked.filter((path) => !path.startsWith('/api/')))];
  const note = `${files.length} files, ${calls} calls`;
  const weight = sum(files.map((path) => weightOf('app', path)));
  return [
    { what: 'cold /iniciar to receipt, KB', value: weight, limit: 240 },
    { what: 'cold /iniciar to receipt, requests', value: files.length + calls, limit: 64, note },
  ];
}
