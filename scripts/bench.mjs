import { parseArgs } from 'node:util';
import { Advice, ensureReady, stopWith, succeeds } from './tools/cli.mjs';

/**
 * Measures what a sender feels, beside its limit (docs/performance.md). Fails when one is broken. Needs a quiet machine.
 * npm run bench -- --only weights,lighthouse,presses,history,start --runs 5 --no-build
 *
 * @typedef {import('./bench/table.mjs').Line} Line
 * @typedef {object} Bench
 * @property {import('./bench/sites.mjs').Sites} sites
 * @property {string} executable of the browser
 * @property {number} runs
 */

/**
 * Runs a measurement in a new browser.
 *
 * @param {string} executable
 * @param {(context: import('./bench/browser.mjs').Context) => Promise<Line[]>} measure
 */
async function inBrowser(executable, measure) {
  const { openBrowser } = await import('./bench/browser.mjs');
  const { context } = await openBrowser(executable);
  try {
    return await measure(context);
  } finally {
    await context.close();
  }
}

/** @type {Record<string, [title: string, measure: (bench: Bench) => Promise<Line[]>]>} */
const parts = {
  weights: [
    'What is loaded, brotli 11',
    async ({ sites, executable }) => {
      const { coldWay, firstViews } = await import('./bench/weights.mjs');
      const views = await inBrowser(executable, (context) => firstViews(sites, context));
      const way = await inBrowser(executable, (context) => coldWay(sites, context));
      return [...views, ...way];
    },
  ],
  lighthouse: [
    'Lighthouse, mobile, medians',
    async ({ sites, executable, runs }) => {
      const { lighthouse } = await import('./bench/lighthouse.mjs');
      return lighthouse(sites, executable, runs);
    },
  ],
  presses: [
    'Key or press to next paint, CPU ÷ 4',
    async ({ sites, executable, runs }) => {
      const { presses } = await import('./bench/presses.mjs');
      return inBrowser(executable, (context) => presses(sites, context, runs));
    },
  ],
  history: [
    'A history of ten thousand transfers',
    async ({ sites, executable, runs }) => {
      const { history } = await import('./bench/history.mjs');
      return inBrowser(executable, (context) => history(sites, context, runs));
    },
  ],
  start: [
    'npm start',
    async ({ executable, runs }) => {
      const { start } = await import('./bench/start.mjs');
      return inBrowser(executable, (context) => start(context, runs));
    },
  ],
};

const options = /** @type {const} */ ({
  only: { type: 'string', default: Object.keys(parts).join(',') },
  runs: { type: 'string', default: '5' },
  'no-build': { type: 'boolean', default: false },
});

// Exit handlers stop the started programs, on a signal too.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

try {
  const { values } = parseArgs({ options });
  const asked = values.only.split(',').map((name) => {
    if (parts[name]) return parts[name];
    throw new Advice(`Unknown measurement '${name}'. Known: ${Object.keys(parts).join(', ')}.`);
  });
  ensureReady();
  const { findBrowser } = await import('./tools/browser.mjs');
  const { buildFloors, startSites } = await import('./bench/sites.mjs');
  const { asTable, isKept } = await import('./bench/table.mjs');
  if (!values['no-build']) {
    if (!succeeds('npm', ['run', 'build'])) throw new Advice('The build failed.');
    await buildFloors();
  }
  const bench = { sites: await startSites(), executable: await findBrowser(), runs: Number(values.runs) };
  /** @type {Line[]} */
  const all = [];
  for (const [title, measure] of asked) {
    const lines = await measure(bench);
    console.log(asTable(title, lines));
    all.push(...lines);
  }
  await bench.sites.close();
  const broken = all.filter((line) => !isKept(line)).map(({ what }) => what);
  console.log(broken.length ? `\nOver the limit: ${broken.join(' · ')}` : '\nEvery limit is kept.');
  process.exitCode = broken.length ? 1 : 0;
} catch (error) {
  stopWith(error);
}
