import { enter, openPage } from './browser.mjs';
import { median, percentile } from './statistics.mjs';

/** Measures the history with ten thousand rows, without throttling. */

const MANY = 10_000;
const FEW = 100;
const row = '[role="row"][aria-rowindex="2"]';

/** In the page: follows a link and returns the ms until a frame shows the expected element. */
async function follow(/** @type {{ href: string, shows: string }} */ { href, shows }) {
  const start = performance.now();
  /** @type {HTMLElement | null} */ (document.querySelector(`a[href="${href}"]`))?.click();
  while (!document.querySelector(shows)) await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  return performance.now() - start;
}

/** In the page: the durations of `count` frames, with one scroll step in each. */
async function frameLengths(/** @type {{ count: number, by: number }} */ { count, by }) {
  const frames = [];
  let last = Number(await new Promise(requestAnimationFrame));
  for (let frame = 0; frame < count; frame += 1) {
    scrollBy({ top: by, behavior: 'instant' });
    const now = Number(await new Promise(requestAnimationFrame));
    frames.push(now - last);
    last = now;
  }
  return frames;
}

/**
 * Opens the history with some of the sandbox's ten thousand exchanges, `times` times.
 *
 * @param {import('./sites.mjs').Sites} sites
 * @param {import('./browser.mjs').Context} context
 * @param {number} rows
 * @param {number} times
 */
async function mountHistory(sites, context, rows, times) {
  await enter(context, sites, 'datos-grandes');
  const page = await openPage(context);
  await page.route('**/api/exchanges', async (route) => {
    const answer = await route.fetch();
    const { data, ...rest } = await answer.json();
    await route.fulfill({ response: answer, json: { ...rest, data: data.slice(0, rows), count: rows } });
  });
  await page.goto(`${sites.urls.app}/envios`);
  await page.locator(row).waitFor();
  const mounts = [];
  for (let time = 0; time < times; time += 1) {
    await page.waitForLoadState('networkidle');
    await page.evaluate(follow, { href: '/mis-datos', shows: 'main form' });
    mounts.push(await page.evaluate(follow, { href: '/envios', shows: row }));
  }
  await page.waitForLoadState('networkidle');
  return { page, mount: median(mounts) };
}

/**
 * @param {import('./sites.mjs').Sites} sites
 * @param {import('./browser.mjs').Context} context
 * @param {number} times how often a list is mounted
 * @returns {Promise<import('./table.mjs').Line[]>}
 */
export async function history(sites, context, times) {
  const few = await mountHistory(sites, context, FEW, times);
  await few.page.close();
  const { page, mount } = await mountHistory(sites, context, MANY, times);
  const scrolling = await page.evaluate(frameLengths, { count: 150, by: 300 });
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('searchbox').first().click();
  const filtering = page.evaluate(frameLengths, { count: 90, by: 0 });
  await page.keyboard.type('maria', { delay: 150 });
  const frames = await filtering;
  await page.close();
  const note = `${Math.round(mount)} ms, ${Math.round(few.mount)} ms with ${FEW}`;
  return [
    { what: `${MANY} rows ÷ ${FEW} rows`, value: mount / few.mount, limit: 1.5, note },
    { what: 'frame while scrolling, p95 ms', value: percentile(scrolling, 95), limit: 50 },
    { what: 'frame while filtering, p95 ms', value: percentile(frames, 95), limit: 50 },
  ];
}
