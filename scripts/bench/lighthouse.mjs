import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { ensurePackages } from '../tools/cli.mjs';
import { median } from '../tools/statistics.mjs';
import { enter } from './browser.mjs';

/**
 * Runs Lighthouse on a phone with simulated throttling. Floors and app alternate, so that a disturbance affects all.
 *
 * @typedef {'static' | 'bare' | 'bareLeanLogin' | 'home' | 'login' | 'quote' | 'history' | 'profile'} PageName
 * @typedef {{ lcp: number, tbt: number, cls: number, performance: number }} Run
 * @typedef {{ runs: Run[], scores: Record<string, number>, wrong: string[] }} Measured
 */

/**
 * The used part of Lighthouse's result.
 *
 * @typedef {{ score: number | null, title: string, numericValue?: number }} Audit
 * @typedef {{ score: number | null, auditRefs: { id: string, weight: number }[] }} Category
 * @typedef {object} Report
 * @property {{ message: string }} [runtimeError]
 * @property {Record<string, Audit | undefined>} audits
 * @property {Record<string, Category | undefined>} categories
 *
 * @typedef {(url: string, flags: object) => Promise<{ lhr: Report } | undefined>} Lighthouse
 */

/**
 * Lighthouse, installed on first use, because it would be a fifth of all packages and only the bench needs it.
 *
 * @returns {Promise<Lighthouse>}
 */
async function loadLighthouse() {
  ensurePackages('scripts/bench');
  const entry = createRequire(import.meta.url).resolve('lighthouse');
  return (await import(pathToFileURL(entry).href)).default;
}

/** @type {Record<PageName, { site: import('./sites.mjs').Site, path: string, signedIn?: boolean }>} */
const pages = {
  static: { site: 'static', path: '/' },
  bare: { site: 'bare', path: '/' },
  bareLeanLogin: { site: 'bare-lean', path: '/iniciar' },
  home: { site: 'app', path: '/' },
  login: { site: 'app', path: '/iniciar' },
  quote: { site: 'app', path: '/envia1', signedIn: true },
  history: { site: 'app', path: '/envios', signedIn: true },
  profile: { site: 'app', path: '/mis-datos', signedIn: true },
};

/** The categories besides performance do not vary: one run is enough. */
const qualities = ['accessibility', 'best-practices', 'seo'];

/**
 * @param {Lighthouse} lighthouse
 * @param {import('./sites.mjs').Sites} sites
 * @param {import('./browser.mjs').Open} open
 * @param {PageName} name
 * @param {boolean} all every category
 */
async function look(lighthouse, sites, open, name, all) {
  const { site, path, signedIn = false } = pages[name];
  // A new browser per run, because cleaning up after earlier pages would take time in this run.
  const { context, port } = await open();
  if (signedIn) await enter(context, sites, 'aprobada');
  const result = await lighthouse(sites.urls[site] + path, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: all ? ['performance', ...qualities] : ['performance'],
    skipAudits: ['full-page-screenshot'],
    disableStorageReset: signedIn,
  });
  await context.close();
  if (!result || result.lhr.runtimeError) throw new Error(`${name}: ${result?.lhr.runtimeError?.message}`);
  return result.lhr;
}

/** @param {Report} lhr */
function runOf({ audits, categories }) {
  const value = (/** @type {string} */ id) => audits[id]?.numericValue ?? NaN;
  return {
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    performance: (categories.performance?.score ?? NaN) * 100,
  };
}

/** @param {Report} lhr */
function failuresOf({ audits, categories }) {
  return qualities.flatMap((quality) =>
    (categories[quality]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = audits[id];
      return weight > 0 && audit && audit.score !== null && audit.score < 1
        ? [`${quality}: ${audit.title}`]
        : [];
    }),
  );
}

/**
 * @param {import('./sites.mjs').Sites} sites
 * @param {import('./browser.mjs').Open} open
 * @param {{ runs: number, names: readonly PageName[], steadily: import('./machine.mjs').Steadily, say: (text: string) => void }} options
 */
export async function measurePages(sites, open, { runs, names, steadily, say }) {
  const lighthouse = await loadLighthouse();
  const measured = new Map(
    names.map((name) => [name, /** @type {Measured} */ ({ runs: [], scores: {}, wrong: [] })]),
  );
  // The first round warms up machine and browser; only the categories that do not vary count.
  for (let round = 0; round <= runs; round += 1) {
    for (const [name, result] of measured) {
      const all = round === 0;
      if (all && pages[name].site !== 'app') continue;
      const lhr = await steadily(() => look(lighthouse, sites, open, name, all));
      if (all) {
        for (const quality of qualities)
          result.scores[quality] = (lhr.categories[quality]?.score ?? NaN) * 100;
        result.wrong = failuresOf(lhr);
      } else result.runs.push(runOf(lhr));
    }
    say(round === 0 ? 'warm' : `round ${round} of ${runs}`);
  }
  return measured;
}

/** @param {Run[]} runs */
export function medians(runs) {
  const of = (/** @type {keyof Run} */ key) => median(runs.map((run) => run[key]));
  return {
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
    performance: of('performance'),
    runs: runs.length,
  };
}
