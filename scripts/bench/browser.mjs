import { chromiumArgs } from '../tools/browser.mjs';
import { freePort } from '../tools/nginx.mjs';

/**
 * A browser for measurements with a new profile; Lighthouse connects to it by the debugging port.
 *
 * @typedef {import('playwright').Page} Page
 * @typedef {import('playwright').BrowserContext} Context
 */

/** How `waitForFunction` looks. A locator may look only every half second. */
export const atEachFrame = /** @type {const} */ ({ polling: 'raf' });

/** A mid-range phone, as Lighthouse emulates it. */
const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };

/** @param {string} executablePath */
export async function openBrowser(executablePath) {
  const { chromium } = await import('playwright');
  const port = await freePort();
  // Without a folder Playwright creates a temporary one and deletes it when the browser closes.
  const context = await chromium.launchPersistentContext('', {
    executablePath,
    ...phone,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    args: [...chromiumArgs, `--remote-debugging-port=${port}`],
  });
  return { context, port };
}

/**
 * Starts the sandbox with a scenario and gives the browser its session cookie and the app's session marker.
 *
 * @param {Context} context
 * @param {import('./sites.mjs').Sites} sites
 * @param {string} scenario
 */
export async function enter(context, sites, scenario) {
  const answer = await context.request.post(`${sites.sandbox}/sandbox/apply`, { data: { scenario } });
  if (!answer.ok()) throw new Error(await answer.text());
  const { signedInAs } = (await answer.json()).scenario;
  const page = await context.newPage();
  await page.goto(`${sites.urls.app}/healthz`);
  await page.evaluate((login) => {
    localStorage.clear();
    const marker = { loggedIn: true, login, at: Date.now() };
    if (login !== null) localStorage.setItem('turpial.session', JSON.stringify(marker));
  }, signedInAs);
  await page.close();
}

/**
 * Opens a page without the HTTP cache, on a CPU that is `slower` times slower.
 *
 * @param {Context} context
 */
export async function openPage(context, slower = 1) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  if (slower > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return page;
}

/**
 * The paths that a page asks for from now on, in order.
 *
 * @param {Page} page
 */
export function requestsOf(page) {
  /** @type {string[]} */
  const paths = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}
