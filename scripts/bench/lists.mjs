import { median, percentile } from '../tools/statistics.mjs';
import { enter, openPage } from './browser.mjs';

/**
 * Measures long lists without throttling: ten thousand rows against a hundred, and frames while scrolling.
 *
 * @typedef {import('./browser.mjs').Page} Page
 */

/** In the page: follows a link and returns the ms until a frame shows the expected element. */
async function follow(/** @type {{ href: string, shows: string }} */ { href, shows }) {
  const start = performance.now();
  /** @type {HTMLElement | null} */ (document.querySelector(`a[href="${href}"]`))?.click();
  while (!document.querySelector(shows)) await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  return performance.now() - start;
}

/** In the page: the durations of `count` frames, with one scroll step in each. */
async function frameLengths(/** @type {{ count: number, by: number, of: string }} */ { count, by, of }) {
  const scrolled = document.querySelector(of);
  const frames = [];
  let last = Number(await new Promise(requestAnimationFrame));
  for (let frame = 0; frame < count; frame += 1) {
    if (by) scrolled?.scrollBy({ top: by, behavior: 'instant' });
    const now = Number(await new Promise(requestAnimationFrame));
    frames.push(now - last);
    last = now;
  }
  return frames;
}

const row = '[role="row"][aria-rowindex="2"]';

/**
 * Opens the history with `rows` rows, `times` times: the sandbox's ten thousand exchanges, or copies with other ids.
 *
 * @param {import('./sites.mjs').Sites} sites
 * @param {import('./browser.mjs').Context} context
 * @param {number} rows
 * @param {{ times: number, steadily: import('./machine.mjs').Steadily }} options
 */
async function mountHistory(sites, context, rows, { times, steadily }) {
  await enter(context, sites, 'datos-grandes');
  const page = await openPage(context);
  await page.route('**/api/exchanges', async (route) => {
    const answer = await route.fetch();
    const { data, ...rest } = await answer.json();
    const list = Array.from({ length: rows }, (_, index) => {
      const copy = Math.floor(index / data.length);
      const exchange = data[index % data.length];
      return copy === 0 ? exchange : { ...exchange, exchangeId: `${exchange.exchangeId}-${copy}` };
    });
    await route.fulfill({ response: answer, json: { ...rest, data: list, count: rows } });
  });
  await page.goto(`${sites.urls.app}/envios`);
  await page.locator(row).waitFor();
  const mounts = [];
  for (let time = 0; time < times; time += 1) {
    const mount = await steadily(async () => {
      await page.waitForLoadState('networkidle');
      await page.evaluate(follow, { href: '/mis-datos', shows: 'main form' });
      return page.evaluate(follow, { href: '/envios', shows: row });
    });
    mounts.push(mount);
  }
  return { page, mount: median(mounts) };
}

/**
 * Types into the page's search field and returns the 95th percentile of the frame durations, in ms.
 *
 * @param {Page} page
 * @param {string} text
 */
async function framesOfSearch(page, text) {
  await page.getByRole('searchbox').first().click();
  const frames = page.evaluate(frameLengths, { count: 90, by: 0, of: 'html' });
  await page.keyboard.type(text, { delay: 150 });
  return percentile(await frames, 95);
}

/**
 * @param {import('./sites.mjs').Sites} sites
 * @param {import('./browser.mjs').Context} context
 * @param {{ times: number, steadily: import('./machine.mjs').Steadily }} options `times`: how often a list is mounted
 */
export async function measureLists(sites, context, options) {
  const few = await mountHistory(sites, context, 100, options);
  await few.page.close();
  const huge = await mountHistory(sites, context, 100_000, options);
  await huge.page.close();
  const { page, mount } = await mountHistory(sites, context, 10_000, options);
  await page.waitForLoadState('networkidle');
  const scrolling = percentile(await page.evaluate(frameLengths, { count: 150, by: 300, of: 'html' }), 95);
  await page.evaluate(() => scrollTo(0, 0));
  const filtering = await framesOfSearch(page, 'maria');
  await page.goto(`${sites.urls.app}/envia2`);
  await page.getByRole('radio').first().waitFor();
  await page.waitForLoadState('networkidle');
  const cards = { count: 120, by: 300, of: '[role="radiogroup"]' };
  const beneficiariesScrolling = percentile(await page.evaluate(frameLengths, cards), 95);
  const beneficiariesFiltering = await framesOfSearch(page, 'maria');
  await page.close();
  return {
    few: few.mount,
    huge: huge.mount,
    many: mount,
    ratio: mount / few.mount,
    scrolling,
    filtering,
    beneficiariesScrolling,
    beneficiariesFiltering,
  };
}
