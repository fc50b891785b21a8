import { parseArgs } from 'node:util';
import { Advice, ensureReady, stopWith, succeeds } from './tools/cli.mjs';

/**
 * Measures the app against its budgets (scripts/bench/budgets.mjs) and against the floors. Needs a quiet machine.
 * node scripts/bench.mjs --only pages,loads,way,lists,latency,catalogue,start --runs 5 --patience 30 --no-build
 *
 * @typedef {import('./bench/sites.mjs').Sites} Sites
 * @typedef {import('./bench/browser.mjs').Context} Context
 * @typedef {import('./bench/lighthouse.mjs').PageName} PageName
 * @typedef {[title: string, lines: import('./bench/budgets.mjs').Line[]]} Table
 *
 * @typedef {object} Bench
 * @property {string} executable of the browser
 * @property {number} runs
 * @property {PageName[]} pages
 * @property {import('./bench/machine.mjs').Steadily} steadily
 * @property {() => Promise<Sites>} sites started when first asked for
 */

const say = (/** @type {string} */ text) => console.error(`  ${text}`);

/**
 * Runs a measurement in a new browser.
 *
 * @template T
 * @param {Bench} bench
 * @param {(sites: Sites, context: Context) => Promise<T>} task
 */
async function inBrowser({ executable, sites }, task) {
  const { openBrowser } = await import('./bench/browser.mjs');
  const { context } = await openBrowser(executable);
  try {
    return await task(await sites(), context);
  } finally {
    await context.close();
  }
}

/** @type {Record<string, (bench: Bench) => Promise<Table>>} */
const parts = {
  async loads(bench) {
    const { loadLines } = await import('./bench/summary.mjs');
    const { measureLoads } = await import('./bench/loads.mjs');
    const runs = Math.min(bench.runs, 3);
    const loads = await inBrowser(bench, (sites, context) => measureLoads(sites, context, runs));
    return ['First views, brotli', loadLines(loads)];
  },
  async way(bench) {
    const { wayLines } = await import('./bench/summary.mjs');
    const { measureWay } = await import('./bench/way.mjs');
    return ['From a cold /iniciar to the receipt', wayLines(await inBrowser(bench, measureWay))];
  },
  async pages({ executable, sites, runs, pages, steadily }) {
    const { pageLines } = await import('./bench/summary.mjs');
    const { openBrowser } = await import('./bench/browser.mjs');
    const { measurePages } = await import('./bench/lighthouse.mjs');
    const open = () => openBrowser(executable);
    const measured = await measurePages(await sites(), open, { runs, names: pages, steadily, say });
    return ['Lighthouse, mobile, simulated throttling, medians', pageLines(measured)];
  },
  async lists(bench) {
    const { listLines } = await import('./bench/summary.mjs');
    const { measureLists } = await import('./bench/lists.mjs');
    const lists = await inBrowser(bench, (sites, context) =>
      measureLists(sites, context, { times: bench.runs, steadily: bench.steadily }),
    );
    return ['Long lists', listLines(lists)];
  },
  async latency(bench) {
    const { latencyLines } = await import('./bench/summary.mjs');
    const { latencyBudgets } = await import('./bench/budgets.mjs');
    const { measureLatency } = await import('./bench/latency.mjs');
    const lines = [];
    for (const [cpu, limit] of latencyBudgets) {
      const latency = await inBrowser(bench, (sites, context) =>
        measureLatency(sites, context, { runs: bench.runs, cpu, steadily: bench.steadily }),
      );
      lines.push(...latencyLines(latency, cpu, limit));
    }
    return ['Interaction to next paint', lines];
  },
  async catalogue({ executable, runs, steadily }) {
    const { catalogueLines } = await import('./bench/summary.mjs');
    const { measureCatalogue } = await import('./bench/catalogue.mjs');
    const views = await measureCatalogue(executable, runs, steadily);
    return ['Catalogue: until the heading is visible', catalogueLines(views)];
  },
  async start({ executable, runs, steadily }) {
    const { startLines } = await import('./bench/summary.mjs');
    const { measureStart } = await import('./bench/start.mjs');
    return ['npm start', startLines(await measureStart(executable, runs, steadily))];
  },
};

const options = /** @type {const} */ ({
  only: { type: 'string', default: Object.keys(parts).join(',') },
  pages: { type: 'string', default: 'static,bare,bareLeanLogin,home,login,quote,history,profile' },
  runs: { type: 'string', default: '5' },
  /** Minutes that the bench may take longer because the machine is slow. */
  patience: { type: 'string', default: '30' },
  'no-build': { type: 'boolean', default: false },
});

/** Builds what the parts measure: the catalogue, and for those in production's build the app and the floors. */
async function build(/** @type {string[]} */ asked) {
  const { buildFloors } = await import('./bench/floors.mjs');
  const { buildCatalogue } = await import('./bench/catalogue.mjs');
  if (asked.some((part) => part !== 'catalogue' && part !== 'start')) {
    if (!succeeds(process.execPath, ['scripts/build.mjs'])) throw new Advice('The build failed.');
    await buildFloors();
  }
  if (asked.includes('catalogue') && !buildCatalogue()) throw new Advice('The build failed.');
}

// Exit handlers stop the started programs, on a signal too.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

try {
  const { values } = parseArgs({ options });
  const [runs, patienceMs] = [Number(values.runs), Number(values.patience) * 60_000];
  if (!(runs > 0 && patienceMs >= 0)) throw new Advice('--runs and --patience are numbers.');
  const asked = values.only.split(',').map((name) => {
    const measure = parts[name];
    if (measure) return { name, measure };
    throw new Advice(`Unknown measurement '${name}'. Known: ${Object.keys(parts).join(', ')}.`);
  });
  ensureReady();
  const { findBrowser } = await import('./tools/browser.mjs');
  const { startSites } = await import('./bench/sites.mjs');
  const { watchMachine } = await import('./bench/machine.mjs');
  const { asTable, missedOf } = await import('./bench/summary.mjs');
  if (!values['no-build']) await build(asked.map(({ name }) => name));
  /** @type {Promise<Sites> | undefined} */
  let started;
  const machine = watchMachine(patienceMs, say);
  const bench = {
    executable: await findBrowser(),
    runs,
    pages: /** @type {PageName[]} */ (values.pages.split(',')),
    steadily: machine.steadily,
    sites: () => (started ??= startSites()),
  };
  /** @type {string[]} */
  const missed = [];
  for (const { name, measure } of asked) {
    say(`measuring ${name} …`);
    const [title, lines] = await measure(bench);
    console.log(asTable(title, lines));
    missed.push(...missedOf(lines));
  }
  await (await started)?.close();
  const waited = Math.round(machine.waitedMs() / 60_000);
  console.log(
    `\nWaited ${waited} min for the machine; it was slow in ${machine.slow()} measurements that count.`,
  );
  console.log(
    missed.length ? `\nOver budget: ${missed.join(' · ')}` : '\nAll measurements are within their budgets.',
  );
  process.exitCode = missed.length ? 1 : 0;
} catch (error) {
  stopWith(error);
}
