import { spawn } from 'node:child_process';
import { root } from '../tools/cli.mjs';
import { freePort } from '../tools/nginx.mjs';
import { printedAddress } from '../tools/programs.mjs';
import { atEachFrame } from './browser.mjs';
import { median } from './statistics.mjs';

/** Measures `npm start` in an installed clone, from the command until the calculator of the landing page answers. */

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

/** @param {import('./browser.mjs').Context} context */
async function measureOnce(context) {
  const page = await context.newPage();
  const start = performance.now();
  const { url, close } = await startDemo();
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(hasNewAmount, '', atEachFrame);
  const before = await page.getByLabel('Reciben').inputValue();
  await page.getByLabel('Envías').fill('250');
  await page.waitForFunction(hasNewAmount, before, atEachFrame);
  const usable = performance.now() - start;
  await page.close();
  await close();
  return usable;
}

/**
 * @param {import('./browser.mjs').Context} context
 * @param {number} times
 * @returns {Promise<import('./table.mjs').Line[]>}
 */
export async function start(context, times) {
  // Vite may have to write its cache of packages. Each start has its own port, so the browser's cache is no help.
  await measureOnce(context);
  const starts = [];
  for (let time = 0; time < times; time += 1) starts.push(await measureOnce(context));
  return [{ what: 'command to usable page, ms', value: median(starts), limit: 4000 }];
}
