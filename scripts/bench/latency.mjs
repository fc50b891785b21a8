import { enter, openPage, percentile } from './browser.mjs';

/**
 * Measures interaction to next paint (Event Timing, as for INP) with the CPU slowed four times.
 *
 * @typedef {import('./browser.mjs').Page} Page
 */

/** In the page: records the duration of each interaction, which is that of its longest event. */
function watchInteractions() {
  const durations = new Map();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration } = /** @type {PerformanceEventTiming & { interactionId: number }} */ (
        entry
      );
      if (interactionId) durations.set(interactionId, Math.max(duration, durations.get(interactionId) ?? 0));
    }
  }).observe(
    /** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16, buffered: true }),
  );
  Object.assign(window, { interactions: durations });
}

/** Two frames and a pause, because entries arrive after the paint. */
const settle = (/** @type {Page} */ page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 60)));
      }),
  );

/** Resets the measurement. */
const forget = (/** @type {Page} */ page) => page.evaluate(() => Reflect.get(window, 'interactions').clear());

/** @param {Page} page */
async function typeAmount(page) {
  const field = page.getByRole('textbox', { name: /envías/i });
  await field.waitFor();
  await field.click();
  await field.press('Control+a');
  await settle(page);
  // Focusing and scrolling to the field are not part of the measurement.
  await forget(page);
  for (const key of '1234,56') {
    await page.keyboard.press(key);
    await settle(page);
  }
}

/** @param {Page} page */
async function openPicker(page) {
  const field = page.getByRole('textbox').first();
  await field.click();
  await page.keyboard.type('612');
  const button = page.getByRole('button', { name: /Prefijo del país/ });
  await button.waitFor();
  await settle(page);
  await forget(page);
  // A plain tap: Playwright's click runs code in the page first, which would count too.
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const tap = () => page.touchscreen.tap(x + width / 2, y + height / 2);
  for (let time = 0; time < 3; time += 1) {
    await tap();
    await settle(page);
    await page.getByRole('option').first().waitFor();
    await tap();
    await settle(page);
    await page.getByRole('option').first().waitFor({ state: 'hidden' });
  }
}

/** @type {Record<string, { path: string, signedIn?: boolean, act: (page: Page) => Promise<void> }>} */
const acts = {
  'typing an amount on /': { path: '/', act: typeAmount },
  'typing an amount on /envia1': { path: '/envia1', signedIn: true, act: typeAmount },
  'the country picker on /iniciar': { path: '/iniciar', act: openPicker },
  'the country picker on /registrate': { path: '/registrate', act: openPicker },
};

/**
 * @param {import('./sites.mjs').Sites} sites
 * @param {import('./browser.mjs').Context} context
 * @param {number} times fresh pages per act
 */
export async function measureLatency(sites, context, times) {
  /** @type {Map<string, { p95: number, worst: number, count: number }>} */
  const results = new Map();
  for (const [name, { path, signedIn, act }] of Object.entries(acts)) {
    /** @type {number[]} */
    const durations = [];
    for (let time = 0; time < times; time += 1) {
      await enter(context, sites, signedIn ? 'aprobada' : 'normal');
      const page = await openPage(context, { cpu: 4 });
      await page.addInitScript(watchInteractions);
      await page.goto(sites.urls.app + path);
      await page.waitForLoadState('networkidle');
      await act(page);
      const measured = await page.evaluate(() => [...Reflect.get(window, 'interactions').values()]);
      durations.push(...measured.map(Number));
      await page.close();
    }
    results.set(name, {
      p95: percentile(durations, 95),
      worst: Math.max(...durations),
      count: durations.length,
    });
  }
  return results;
}
