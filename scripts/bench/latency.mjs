import { percentile } from '../tools/statistics.mjs';
import { enter, openPage } from './browser.mjs';

/**
 * Measures interaction to next paint (Event Timing, as for INP) with a slowed CPU.
 *
 * @typedef {import('./browser.mjs').Page} Page
 */

/** How long the finger of a tap stays. */
const TAP_MS = 80;

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
  for (let time = 0; time < 3; time += 1) {
    await tap(page, button);
    await page.getByRole('option').first().waitFor();
    await tap(page, button);
    await page.getByRole('option').first().waitFor({ state: 'hidden' });
  }
}

/**
 * A tap on the middle of an element by a finger that stays as long as a short tap does. Playwright's click runs code in
 * the page first, which would count too, and its tap lifts the finger at once, so the page paints none of it before.
 *
 * @param {Page} page
 * @param {import('playwright').Locator} target
 */
async function tap(page, target) {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const input = await page.context().newCDPSession(page);
  const touch = (/** @type {'touchStart' | 'touchEnd'} */ type) =>
    input.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchStart' ? [{ x: x + width / 2, y: y + height / 2 }] : [],
    });
  // Scrolling to the element is not part of the measurement.
  await settle(page);
  await touch('touchStart');
  await page.waitForTimeout(TAP_MS);
  await touch('touchEnd');
  await input.detach();
  await settle(page);
}

/** @param {Page} page */
async function openStep2(page) {
  const field = page.getByRole('textbox', { name: /envías/i });
  await field.fill('50');
  await page.getByRole('button', { name: 'Quiero esta tasa' }).click();
  await page.getByRole('radio').first().waitFor();
  await page.waitForLoadState('networkidle');
  await settle(page);
}

/** @param {Page} page */
async function chooseBeneficiaries(page) {
  await openStep2(page);
  const cards = page.getByRole('radio');
  await forget(page);
  for (const index of [0, 1, 2, 1, 0]) await tap(page, cards.nth(index));
}

/** @param {Page} page */
async function pressConfirm(page) {
  await openStep2(page);
  await page.getByRole('radio').first().click();
  const confirm = page.getByRole('button', { name: 'Confirmar' });
  await confirm.scrollIntoViewIfNeeded();
  await settle(page);
  await forget(page);
  await tap(page, confirm);
  await page.getByRole('heading', { name: 'Resumen del envío' }).waitFor();
}

/** @param {Page} page */
async function filterHistory(page) {
  const field = page.getByRole('searchbox');
  await field.waitFor();
  await field.click();
  await settle(page);
  await forget(page);
  for (const key of 'abuela') {
    await page.keyboard.press(key);
    await settle(page);
  }
}

/**
 * `each`: how often a page is opened for one run; an act with a single press needs more pages.
 *
 * @type {Record<string, { path: string, signedIn?: boolean, each?: number, act: (page: Page) => Promise<void> }>}
 */
const acts = {
  'typing an amount on /': { path: '/', act: typeAmount },
  'typing an amount on /envia1': { path: '/envia1', signedIn: true, act: typeAmount },
  'the country picker on /iniciar': { path: '/iniciar', act: openPicker },
  'the country picker on /registrate': { path: '/registrate', act: openPicker },
  'choosing a beneficiary': { path: '/envia1', signedIn: true, act: chooseBeneficiaries },
  Confirmar: { path: '/envia1', signedIn: true, each: 4, act: pressConfirm },
  'filtering the history': { path: '/envios', signedIn: true, act: filterHistory },
};

/**
 * Opens a page and measures an act.
 *
 * @param {import('./sites.mjs').Sites} sites
 * @param {import('./browser.mjs').Context} context
 * @param {typeof acts[string]} act
 * @param {number} cpu
 * @returns {Promise<number[]>} the durations of its interactions in ms
 */
async function measureAct(sites, context, { path, signedIn, act }, cpu) {
  await enter(context, sites, signedIn ? 'aprobada' : 'normal');
  const page = await openPage(context, { cpu });
  await page.addInitScript(watchInteractions);
  await page.goto(sites.urls.app + path);
  await page.waitForLoadState('networkidle');
  await act(page);
  const durations = await page.evaluate(() => [...Reflect.get(window, 'interactions').values()]);
  await page.close();
  return durations.map(Number);
}

/**
 * @param {import('./sites.mjs').Sites} sites
 * @param {import('./browser.mjs').Context} context
 * @param {{ runs: number, cpu: number, steadily: import('./machine.mjs').Steadily }} options `cpu`: how many times
 *   slower than this machine
 */
export async function measureLatency(sites, context, { runs, cpu, steadily }) {
  /** @type {Map<string, { p95: number, worst: number, count: number }>} */
  const measured = new Map();
  for (const [name, act] of Object.entries(acts)) {
    /** @type {number[]} */
    const durations = [];
    for (let time = 0; time < runs * (act.each ?? 1); time += 1)
      durations.push(...(await steadily(() => measureAct(sites, context, act, cpu))));
    measured.set(name, {
      p95: percentile(durations, 95),
      worst: Math.max(...durations),
      count: durations.length,
    });
  }
  return measured;
}
