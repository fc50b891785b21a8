import { join } from 'node:path';
import { chromiumArgs } from '../tools/browser.mjs';
import { root, succeeds } from '../tools/cli.mjs';
import { freePort, startNginx } from '../tools/nginx.mjs';
import { median } from '../tools/statistics.mjs';
import { atEachFrame } from './browser.mjs';

/** Measures how long the built catalogue takes to show a page: the manager, and in its frame the heading. */

const mimeTypes = 'types { text/html html; text/css css; text/javascript js; application/json json; }';

/** @type {Record<string, { path: string, heading: string }>} */
const views = {
  'opening page': { path: '/', heading: 'El catálogo de Turpial' },
  'page of a piece': { path: '/?path=/docs/piezas-dinero-calculator--guía', heading: 'Calculator' },
  'story of a screen': {
    path: '/?path=/story/pantallas-envío-paso-1-calculadora-sendquoteview--ready',
    heading: 'Inicia tu envío',
  },
};

/** @returns {boolean} whether the build succeeded */
export const buildCatalogue = () =>
  succeeds(process.execPath, [
    'node_modules/storybook/dist/bin/dispatcher.js',
    'build',
    '--quiet',
    '--disable-telemetry',
  ]);

/** Serves the built catalogue as any host of static files does, with gzip. */
async function serveCatalogue() {
  const port = await freePort();
  const folder = join(root, 'storybook-static');
  return startNginx(
    `server { listen ${port}; root ${folder}; ${mimeTypes} gzip on; gzip_types text/css text/javascript application/json; }`,
    port,
  );
}

/** In the page: whether its frame shows the heading. */
function showsHeading(/** @type {string} */ heading) {
  const frame = /** @type {HTMLIFrameElement | null} */ (document.querySelector('#storybook-preview-iframe'));
  const headings = [...(frame?.contentDocument?.querySelectorAll('h1') ?? [])];
  return headings.some((one) => one.textContent === heading && one.checkVisibility());
}

/**
 * Opens each page with an empty cache, the pages in turn.
 *
 * @param {string} executablePath
 * @param {number} times
 * @param {import('./machine.mjs').Steadily} steadily
 * @returns {Promise<Map<string, number>>} the median time from the navigation to the visible heading, in ms
 */
export async function measureCatalogue(executablePath, times, steadily) {
  const { chromium } = await import('playwright');
  const site = await serveCatalogue();
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  /** @type {Map<string, number[]>} */
  const measured = new Map(Object.keys(views).map((name) => [name, []]));
  try {
    for (let time = 0; time < times; time += 1) {
      for (const [name, { path, heading }] of Object.entries(views)) {
        const view = await steadily(async () => {
          const context = await browser.newContext({
            locale: 'es-ES',
            viewport: { width: 1280, height: 800 },
          });
          const page = await context.newPage();
          const start = performance.now();
          await page.goto(site.url + path, { waitUntil: 'commit' });
          await page.waitForFunction(showsHeading, heading, atEachFrame);
          const shown = performance.now() - start;
          await context.close();
          return shown;
        });
        measured.get(name)?.push(view);
      }
    }
  } finally {
    await browser.close();
    await site.close();
  }
  return new Map([...measured].map(([name, runs]) => [name, median(runs)]));
}
