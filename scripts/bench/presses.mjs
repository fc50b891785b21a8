import { enter, openPage } from './browser.mjs';
import { percentile } from './statistics.mjs';

/**
 * Measures keys and presses until the next paint (Event Timing, as for INP) on a CPU that is four times slower.
 *
 * @typedef {import('./browser.mjs').Page} Page
 */

const SLOWER = 4;
/** The limits of the 95th percentile, in ms; above 200 ms an interaction is no longer 'good'. */
const TYPING = 100;
const PRESSING = 150;
/** How long the finger of a tap stays. */
const TAP_MS = 80;
/** After this, a second tap on the same place is no double tap. */
const APART_MS = 600;

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

/** What happened until now, such as focusing and scrolling to a field, is not part of the measurement. */
async function startMeasuring(/** @type {Page} */ page) {
  await settle(page);
  await page.evaluate(() => Reflect.get(window, 'interactions').clear());
}

/**
 * @param {Page} page
 * @param {import('playwright').Locator} field
 * @param {string} text
 */
async function type(page, field, text) {
  await field.click();
  await field.press('Control+a');
  await startMeasuring(page);
  for (const key of text) {
    await page.keyboard.press(key);
    await settle(page);
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
  const touch = (/** @type {'touchStart' | 'touchEnd'} */ kind) =>
    input.send('Input.dispatchTouchEvent', {
      type: kind,
      touchPoints: kind === 'touchStart' ? [{ x: x + width / 2, y: y + height / 2 }] : [],
    });
  await settle(page);
  await touch('touchStart');
  await page.waitForTimeout(TAP_MS);
  await touch('touchEnd');
  await input.detach();
  await settle(page);
}

/** @param {Page} page */
const typeAmount = (page) => type(page, page.getByRole('textbox', { name: /envías/i }), '1234,56');

/** @param {Page} page */
const filterHistory = (page) => type(page, page.getByRole('searchbox'), 'abuela');

/** @param {Page} page */
async function openPicker(page) {
  await page.getByRole('textbox').first().click();
  await page.keyboard.type('612');
  const picker = page.getByLabel(/Prefijo del país/).first();
  await picker.waitFor();
  await startMeasuring(page);
  const option = page.getByRole('option').first();
  for (let time = 0; time < 3; time += 1) {
    await tap(page, picker);
    await option.waitFor();
    await page.waitForTimeout(APART_MS);
    await tap(page, picker);
    await option.waitFor({ state: 'hidden' });
    await page.waitForTimeout(APART_MS);
  }
}

/** @param {Page} page */
async function openStep2(page) {
  await page.getByRole('textbox', { name: /envías/i }).fill('50');
  await page.getByRole('button', { name: 'Quiero esta tasa' }).click();
  await page.getByRole('radio').first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** @param {Page} page */
async function chooseBeneficiaries(page) {
  await openStep2(page);
  await startMeasuring(page);
  const change = page.getByRole('button', { name: 'Cambiar beneficiario' });
  for (const index of [0, 1, 2, 1, 0]) {
    await tap(page, page.getByRole('radio').nth(index));
    // The list is folded now.
    await tap(page, change);
  }
}

/** @param {Page} page */
async function pressConfirm(page) {
  await openStep2(page);
  await page.getByRole('radio').first().click();
  const confirm = page.getByRole('button', { name: 'Confirmar' });
  await confirm.scrollIntoViewIfNeeded();
  await startMeasuring(page);
  await tap(page, confirm);
  await page.getByRole('heading', { name: 'Resumen del envío' }).waitFor();
}

/**
 * `each`: how often a page is opened for one run; an act with a single press needs more pages.
 *
 * @type {Record<string, { path: string, scenario: string, limit: number, each?: number, act: (page: Page) => Promise<void> }>}
 */
const acts = {
  'typing an amount on /': { path: '/', scenario: 'normal', limit: TYPING, act: typeAmount },
  'typing an amount on /envia1': { path: '/envia1', scenario: 'aprobada', limit: TYPING, act: typeAmount },
  'filtering the history': { path: '/envios', scenario: 'aprobada', limit: TYPING, act: filterHistory },
  'the country picker': { path: '/iniciar', scenario: 'normal', limit: PRESSING, act: openPicker },
  'choosing a beneficiary': {
    path: '/envia1',
    scenario: 'aprobada',
    limit: PRESSING,
    act: chooseBeneficiaries,
  },
  Confirmar: { path: '/envia1', scenario: 'aprobada', limit: PRESSING, each: 4, act: pressConfirm },
};

/**
 * @param {import('./sites.mjs').Sites} sites
 * @param {import('./browser.mjs').Context} context
 * @param {number} runs
 * @returns {Promise<import('./table.mjs').Line[]>}
 */
export async function presses(sites, context, runs) {
  const lines = [];
  for (const [what, { path, scenario, limit, each = 1, act }] of Object.entries(acts)) {
    /** @type {number[]} */
    const durations = [];
    for (let time = 0; time < runs * each; time += 1) {
      await enter(context, sites, scenario);
      const page = await openPage(context, SLOWER);
      await page.addInitScript(watchInteractions);
      await page.goto(sites.urls.app + path);
      await page.waitForLoadState('networkidle');
      await act(page);
      durations.push(...(await page.evaluate(() => [...Reflect.get(window, 'interactions').values()])));
      await page.close();
    }
    const note = `worst ${Math.max(...durations)} ms of ${durations.length}`;
    lines.push({ what: `${what}, p95 ms`, value: percentile(durations, 95), limit, note });
  }
  return lines;
}
