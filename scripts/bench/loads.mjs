import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { nginxFolder } from '../build/precompress.mjs';
import { root } from '../tools/cli.mjs';
import { median } from '../tools/statistics.mjs';
import { enter, openPage } from './browser.mjs';
import { floorFolder } from './floors.mjs';

/**
 * Measures what a first view downloads and when it becomes interactive, in a real browser with an empty cache.
 *
 * @typedef {{ js: number, css: number, html: number, requests: number, hydrated: number }} Load bytes in KB, time in ms
 */

/** @type {Record<string, { site: import('./sites.mjs').Site, path: string, signedIn?: boolean }>} */
const loads = {
  bare: { site: 'bare', path: '/' },
  bareLeanLogin: { site: 'bare-lean', path: '/iniciar' },
  home: { site: 'app', path: '/' },
  login: { site: 'app', path: '/iniciar' },
  quote: { site: 'app', path: '/envia1', signedIn: true },
};

/** @param {import('./sites.mjs').Site} site */
const compressedFolder = (site) =>
  site === 'app' ? join(nginxFolder(join(root, 'dist')), 'br') : join(floorFolder(site), 'br');

/** The style sheets inside the page, without the theme's own, which the floors lack too. */
function inlineCss(/** @type {string} */ html) {
  const css = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text]) => text).join('');
  return css === '' ? 0 : brotliCompressSync(css).length;
}

/** In the page: the time from navigation until React has hydrated its first control, in ms. */
function watchHydration() {
  const hydrated = new Promise((resolve) => {
    const look = () => {
      const control = document.querySelector('#root :is(button, input, a)');
      const owned = control && Object.keys(control).some((key) => key.startsWith('__reactProps'));
      if (owned) resolve(performance.now());
      else requestAnimationFrame(look);
    };
    look();
  });
  Object.assign(window, { hydrated });
}

/**
 * @param {import('./sites.mjs').Sites} sites
 * @param {import('./browser.mjs').Context} context
 * @param {string} name
 */
async function load(sites, context, name) {
  const target = loads[name];
  if (!target) throw new Error(`Unknown page ${name}`);
  await enter(context, sites, target.signedIn ? 'aprobada' : 'normal');
  const page = await openPage(context, { cpu: 4, slow4g: true });
  /** @type {string[]} */
  const asked = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) asked.push(new URL(request.url()).pathname);
  });
  await page.addInitScript(watchHydration);
  const html = (await (await page.goto(sites.urls[target.site] + target.path))?.text()) ?? '';
  const hydrated = Number(await page.evaluate(() => Reflect.get(window, 'hydrated')));
  await page.waitForLoadState('networkidle');
  await page.close();
  const folder = compressedFolder(target.site);
  const sum = (/** @type {string} */ kind) =>
    asked
      .filter((path) => path.endsWith(kind) && existsSync(join(folder, path)))
      .reduce((bytes, path) => bytes + statSync(join(folder, path)).size, 0);
  return {
    js: sum('.js') / 1000,
    css: (sum('.css') + inlineCss(html)) / 1000,
    html: brotliCompressSync(html).length / 1000,
    requests: asked.length,
    hydrated,
  };
}

/**
 * @param {import('./sites.mjs').Sites} sites
 * @param {import('./browser.mjs').Context} context
 * @param {number} times
 * @returns {Promise<Map<string, Load>>} the last run's bytes, the median of the times
 */
export async function measureLoads(sites, context, times) {
  /** @type {Map<string, Load[]>} */
  const runs = new Map(Object.keys(loads).map((name) => [name, []]));
  for (let round = 0; round < times; round += 1) {
    for (const [name, results] of runs) results.push(await load(sites, context, name));
  }
  return new Map(
    [...runs].flatMap(([name, results]) => {
      const last = results.at(-1);
      return last ? [[name, { ...last, hydrated: median(results.map(({ hydrated }) => hydrated)) }]] : [];
    }),
  );
}
