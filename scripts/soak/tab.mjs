import { join } from 'node:path';
import { chromiumArgs } from '../tools/browser.mjs';
import { root } from '../tools/cli.mjs';
import { account, signIn } from '../tools/signIn.mjs';
import { fillUndoHistory, keepRows, removeNewRows, runFaster } from './inPage.mjs';
import { readMemory } from './memory.mjs';

/** The tab of the soak: what its user does, and what goes wrong in it. */

const FACTOR = 60;

/** The sandbox changes its rate at midnight; a morning leaves time for the whole run. */
const scenarioChanges = { latencyMs: 20, clock: { at: '2026-06-15T06:00:00Z' } };

/** Each amount occurs once: the app asks before it sends the same amount to the same person again. */
const amountOf = (/** @type {number} */ number) => (20 + number * 0.37).toFixed(2).replace('.', ',');

/** @param {number} ms */
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, Math.max(ms, 0)));

/**
 * @param {import('playwright').Page} page
 * @param {string[]} problems
 */
function watchProblems(page, problems) {
  page.on('pageerror', (error) => problems.push(`page: ${error}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  page.on('crash', () => problems.push('page: crashed'));
}

/**
 * @param {string} executablePath
 * @param {string} url of the demo
 * @param {string[]} problems receives what goes wrong in the page and its console
 */
export async function openTab(executablePath, url, problems) {
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  const page = await browser.newPage({
    viewport: { width: 360, height: 780 },
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
  });
  page.setDefaultTimeout(20_000);
  watchProblems(page, problems);
  const session = await page.context().newCDPSession(page);
  const heading = (/** @type {string} */ name) => page.getByRole('heading', { name }).waitFor();
  const header = page.getByRole('banner');

  async function openHistory() {
    await header.getByRole('button', { name: 'Menú' }).click();
    await header.getByRole('link', { name: 'Mis envíos' }).click();
    await heading('Tus envíos');
    await page.getByRole('button', { name: 'Actualizar' }).click();
    await page.getByRole('button', { name: 'Actualizar' }).and(page.locator(':enabled')).waitFor();
  }
  async function openStep1() {
    await header.getByRole('button', { name: 'Menú' }).click();
    await header.getByRole('button', { name: 'Enviar dinero' }).click();
    await heading('Inicia tu envío');
  }
  /** The memory on step 1, after the query cache has dropped what no page shows. */
  async function settled() {
    await openHistory();
    await openStep1();
    await pause((2 * 300_000) / FACTOR);
    return readMemory(session);
  }

  return {
    async signIn() {
      await page.addInitScript(runFaster, FACTOR);
      const scenario = Buffer.from(JSON.stringify({ name: 'normal', ...scenarioChanges })).toString(
        'base64url',
      );
      await page.goto(`${url}iniciar?escenario=~${scenario}`);
      await signIn(page);
      await heading('Inicia tu envío');
      await page.evaluate(keepRows, account.login);
    },
    /**
     * One transfer, from step 1 to its receipt. The next one begins with 'Repetir envío', every fifth with the history.
     *
     * @param {number} number
     */
    async send(number) {
      await heading('Inicia tu envío');
      await page.getByRole('textbox', { name: 'Envías' }).fill(amountOf(number));
      await page.getByRole('button', { name: 'Quiero esta tasa' }).click();
      await heading('Selecciona el beneficiario');
      await page
        .getByRole('radio')
        .nth(number % 3)
        .check();
      await page.getByRole('button', { name: 'Confirmar' }).click();
      await heading('Resumen del envío');
      if (number % 5 !== 4) {
        await page.getByRole('link', { name: 'Repetir envío' }).click();
        return;
      }
      await openHistory();
      await openStep1();
    },
    waitUntil: (/** @type {number} */ instant) => pause(instant - Date.now()),
    /**
     * Measures everything, then without the log, then without data: 'keep' remembers the rows of the sandbox, 'remove'
     * deletes the exchanges since then. The undo history, which a removal changes, is full in both cases.
     *
     * @param {'keep' | 'remove'} rows
     */
    async memories(rows) {
      const whole = await settled();
      await page.evaluate(() => window.sandbox?.clearLog());
      const withoutLog = await settled();
      if (rows === 'remove') await page.evaluate(removeNewRows);
      await page.evaluate(fillUndoHistory);
      if (rows === 'keep') await page.evaluate(keepRows, account.login);
      await page.evaluate(() => window.sandbox?.clearLog());
      return { whole, withoutLog, withoutData: await settled() };
    },
    /** Where the tab is, with a picture of it. */
    async look() {
      const picture = join(root, '.cache/soak.png');
      await page.screenshot({ path: picture });
      return `${page.url()} (${picture})`;
    },
    sent: () =>
      page.evaluate((login) => {
        const before = Number(Reflect.get(window, 'exchangesBefore'));
        return (window.sandbox?.exchanges(login).length ?? 0) - before;
      }, account.login),
    /** Hours that the sandbox's clock has run. */
    hours: () =>
      page.evaluate(() => {
        const started = Number(Reflect.get(window, 'soakStarted'));
        return ((window.sandbox?.clock.now() ?? NaN) - started) / 3_600_000;
      }),
    close: () => browser.close(),
  };
}
