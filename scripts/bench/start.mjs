import { spawn } from 'node:child_process';
import { chromiumArgs } from '../tools/browser.mjs';
import { root } from '../tools/cli.mjs';
import { freePort } from '../tools/nginx.mjs';
import { printedAddress } from '../tools/programs.mjs';
import { median } from '../tools/statistics.mjs';
import { atEachFrame } from './browser.mjs';

/**
 * Measures `npm start` in an installed clone: the time from the command until it prints its address, and until the
 * calculator of the landing page answers. The browser is open with an empty tab and an empty cache. Vite's cache of
 * packages exists.
 *
 * @typedef {{ address: number, usable: number }} Start times in ms
 */

/** Runs `npm start` on a free port; resolves with its address when it prints it. */
async function startDemo() {
  const port = await freePort();
  // In a group of its own, because npm starts the server as a child.
  const npm = spawn('npm', ['start', '--', '--port', `${port}`], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => npm.once('close', resolve));
  const end = () => void (npm.pid && process.kill(-npm.pid));
  process.once('exit', end);
  const url = await printedAddress(npm);
  const close = async () => {
    process.off('exit', end);
    end();
    await ended;
  };
  return { url, close };
}

/** In the page: whether the calculator shows an amount, and not the one from before. */
function hasNewAmount(/** @type {string} */ before) {
  const fields = document.querySelectorAll('section[aria-label="Calcula tu envío"] input');
  const received = /** @type {HTMLInputElement | undefined} */ (fields[1]);
  return received !== undefined && received.value !== before;
}

/**
 * @param {import('playwright').Browser} browser
 * @returns {Promise<Start>}
 */
async function measureOnce(browser) {
  const context = await browser.newContext({ locale: 'es-ES' });
  const page = await context.newPage();
  const start = performance.now();
  const { url, close } = await startDemo();
  const address = performance.now() - start;
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(hasNewAmount, '', atEachFrame);
  const before = await page.getByLabel('Reciben').inputValue();
  await page.getByLabel('Envías').fill('250');
  await page.waitForFunction(hasNewAmount, before, atEachFrame);
  const usable = performance.now() - start;
  await context.close();
  await close();
  return { address, usable };
}

/**
 * @param {string} executablePath
 * @param {number} times
 * @param {import('./machine.mjs').Steadily} steadily
 * @returns {Promise<Start>} medians
 */
export async function measureStart(executablePath, times, steadily) {
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  try {
    // Vite may have to write its cache.
    await measureOnce(browser);
    /** @type {Start[]} */
    const starts = [];
    for (let time = 0; time < times; time += 1) starts.push(await steadily(() => measureOnce(browser)));
    const of = (/** @type {keyof Start} */ key) => median(starts.map((one) => one[key]));
    return { address: of('address'), usable: of('usable') };
  } finally {
    await browser.close();
  }
}
