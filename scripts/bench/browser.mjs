import { chromiumArgs } from '../tools/browser.mjs';
import { freePort } from '../tools/nginx.mjs';

/**
 * A browser for measurements with a new profile; Lighthouse connects to it by the debugging port.
 *
 * @typedef {import('playwright').Page} Page
 * @typedef {import('playwright').BrowserContext} Context
 * @typedef {() => Promise<{ context: Context, port: number }>} Open
 */

/** How `waitForFunction` looks. A locator may look only every half second. */
export const atEachFrame = /** @type {const} */ ({ polling: 'raf' });

/** A mid-range phone, as Lighthouse emulates it. */
const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };

/** @param {string | undefined} executablePath */
export async function openBrowser(executablePath) {
  const { chromium } = await import('playwright');
  const port = await freePort();
  // Without a folder Playwright creates a temporary one and deletes it when the browser closes.
  const context = await chromium.launchPersistentContext('', {
    ...(executablePath && { executablePath }),
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
 * @param {object | string} scenario
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
 * Opens a page with a slowed CPU and optionally a slow network (Lighthouse's slow 4G).
 *
 * @param {Context} context
 * @param {{ cpu?: number, slow4g?: boolean }} conditions
 */
export async function openPage(context, { cpu = 1, slow4g = false } = {}) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  if (cpu > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (slow4g) {
    const bytesPerSecond = (1.6 * 1024 * 1024) / 8;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond / 2,
    });
  }
  return page;
}
