import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Advice } from '../tools/cli.mjs';
import { enter, openBrowser } from './browser.mjs';
import { median } from './statistics.mjs';

/**
 * Runs Lighthouse as a phone with simulated throttling. The pages take turns, so that a disturbance affects all.
 *
 * @typedef {import('./table.mjs').Line} Line
 * @typedef {{ lcp: number, tbt: number, cls: number, performance: number }} Run
 */

/** npx keeps it in its cache: it would be a fifth of all packages, and only the bench needs it. 13 needs Node 22. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

/** @type {Record<string, { path: string, signedIn?: boolean, limits: Partial<Run> }>} `lcp`: relative to the floor */
const pages = {
  static: { path: '/', limits: {} },
  home: { path: '/', limits: { lcp: 1.15, performance: 99, tbt: 100, cls: 0.01 } },
  login: { path: '/iniciar', limits: { lcp: 1.15, performance: 99, tbt: 100, cls: 0.01 } },
  '/envia1': { path: '/envia1', signedIn: true, limits: { lcp: 1.3, performance: 97, cls: 0.01 } },
  '/envios': { path: '/envios', signedIn: true, limits: { lcp: 1.3, performance: 97, cls: 0.01 } },
  '/mis-datos': { path: '/mis-datos', signedIn: true, limits: { performance: 97, cls: 0.01 } },
};

/**
 * @param {string} url
 * @param {number} port of the browser
 * @returns {Promise<Run>}
 */
async function look(url, port) {
  const flags = [
    `--port=${port}`,
    '--output=json',
    '--quiet',
    '--only-categories=performance',
    '--skip-audits=full-page-screenshot',
    // The session of the page is in its storage, which is new.
    '--disable-storage-reset',
  ];
  const options = { maxBuffer: 64e6 };
  const { stdout } = await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url, ...flags], options);
  const { audits, categories } = JSON.parse(stdout);
  const valueOf = (/** @type {string} */ id) => Number(audits[id].numericValue);
  return {
    lcp: valueOf('largest-contentful-paint'),
    tbt: valueOf('total-blocking-time'),
    cls: valueOf('cumulative-layout-shift'),
    performance: categories.performance.score * 100,
  };
}

/**
 * Looks in a new browser, because cleaning up after earlier pages would take time in this run.
 *
 * @param {import('./sites.mjs').Sites} sites
 * @param {string} executable
 * @param {string} name of the page
 * @returns {Promise<Run>}
 */
async function lookAt(sites, executable, name, attempts = 3) {
  const { path = '/', signedIn = false } = pages[name] ?? {};
  const { context, port } = await openBrowser(executable);
  try {
    if (signedIn) await enter(context, sites, 'aprobada');
    return await look(sites.urls[name === 'static' ? 'static' : 'app'] + path, port);
  } catch (error) {
    // On a busy machine Lighthouse may lose the start of its trace; it asks to run it again.
    const reason = /** @type {{ stderr?: string }} */ (error).stderr;
    if (reason === undefined) throw error;
    if (attempts === 1) throw new Advice(`${name}: ${reason}`, { cause: error });
    console.error(`  ${name}: ${reason.trim()}`);
  } finally {
    await context.close();
  }
  return lookAt(sites, executable, name, attempts - 1);
}

/** @param {Run[]} runs */
function medians(runs) {
  const of = (/** @type {keyof Run} */ key) => median(runs.map((run) => run[key]));
  return { lcp: of('lcp'), tbt: of('tbt'), cls: of('cls'), performance: of('performance') };
}

/**
 * @param {import('./sites.mjs').Sites} sites
 * @param {string} executable of the browser
 * @param {number} rounds that count; the first one warms up and does not
 * @returns {Promise<Line[]>}
 */
export async function lighthouse(sites, executable, rounds) {
  /** @type {Map<string, Run[]>} */
  const runs = new Map(Object.keys(pages).map((name) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, measured] of runs) {
      const run = await lookAt(sites, executable, name);
      if (round > 0) measured.push(run);
    }
    console.error(round === 0 ? '  warm' : `  round ${round} of ${rounds}`);
  }
  const floor = medians(runs.get('static') ?? []).lcp;
  return Object.entries(pages).flatMap(([name, { limits }]) => {
    const { lcp, tbt, cls, performance } = medians(runs.get(name) ?? []);
    const note = `${Math.round(lcp)} ms`;
    /** @type {Line[]} */
    const lines = [
      { what: `${name}: LCP ÷ static`, value: lcp / floor, note, ...(limits.lcp && { limit: limits.lcp }) },
      {
        what: `${name}: performance`,
        value: performance,
        is: 'least',
        ...(limits.performance && { limit: limits.performance }),
      },
      { what: `${name}: TBT, ms`, value: tbt, ...(limits.tbt && { limit: limits.tbt }) },
      { what: `${name}: CLS`, value: cls, ...(limits.cls && { limit: limits.cls }) },
    ];
    return lines;
  });
}
