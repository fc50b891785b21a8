import { parseArgs } from 'node:util';
import { Advice, ensureReady, stopWith, succeeds } from './tools/cli.mjs';

/**
 * Measures the app against its budgets (scripts/bench/budgets.mjs) and against the floors. Needs a quiet machine.
 * node scripts/bench.mjs --only pages,loads,way,lists,latency,catalogue --runs 5 --no-build
 */

const parts = ['loads', 'way', 'pages', 'lists', 'latency', 'catalogue'];

const options = /** @type {const} */ ({
  only: { type: 'string', default: parts.join(',') },
  pages: { type: 'string', default: 'static,bare,bareLeanLogin,home,login,quote,history,profile' },
  runs: { type: 'string', default: '5' },
  'no-build': { type: 'boolean', default: false },
});

const say = (/** @type {string} */ text) => console.error(`  ${text}`);

/**
 * @param {string} part
 * @param {import('./bench/sites.mjs').Sites} sites
 * @param {import('./bench/browser.mjs').Open} open
 * @param {{ runs: number, names: import('./bench/lighthouse.mjs').PageName[] }} how
 * @returns {Promise<[title: string, lines: import('./bench/budgets.mjs').Line[]]>}
 */
async function measure(part, sites, open, { runs, names }) {
  const summary = await import('./bench/summary.mjs');
  if (part === 'pages') {
    const { measurePages } = await import('./bench/lighthouse.mjs');
    const pages = await measurePages(sites, open, { runs, names, say });
    return ['Lighthouse, mobile, simulated throttling, medians', summary.pageLines(pages)];
  }
  const { context } = await open();
  try {
    switch (part) {
      case 'loads': {
        const { measureLoads } = await import('./bench/loads.mjs');
        const loads = await measureLoads(sites, context, Math.min(runs, 3));
        return ['First views, brotli', summary.loadLines(loads)];
      }
      case 'lists': {
        const { measureLists } = await import('./bench/lists.mjs');
        return ['Long lists', summary.listLines(await measureLists(sites, context, runs))];
      }
      case 'way': {
        const { measureWay } = await import('./bench/way.mjs');
        return ['From a cold /iniciar to the receipt', summary.wayLines(await measureWay(sites, context))];
      }
      case 'latency': {
        const { latencyBudgets } = await import('./bench/budgets.mjs');
        const { measureLatency } = await import('./bench/latency.mjs');
        const lines = [];
        for (const [cpu, limit] of latencyBudgets)
          lines.push(...summary.latencyLines(await measureLatency(sites, context, runs, cpu), cpu, limit));
        return ['Interaction to next paint', lines];
      }
      default:
        throw new Advice(`Unknown measurement '${part}'. Known: ${parts.join(', ')}.`);
    }
  } finally {
    await context.close();
  }
}

// Exit handlers stop the started programs, on a signal too.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

try {
  const { values } = parseArgs({ options });
  ensureReady();
  const { findBrowser } = await import('./tools/browser.mjs');
  const { buildFloors } = await import('./bench/floors.mjs');
  const { startSites } = await import('./bench/sites.mjs');
  const { openBrowser } = await import('./bench/browser.mjs');
  const { buildCatalogue, measureCatalogue } = await import('./bench/catalogue.mjs');
  const { asTable, catalogueLines, missedOf } = await import('./bench/summary.mjs');
  const asked = values.only.split(',');
  const ofApp = asked.filter((part) => part !== 'catalogue');
  if (!values['no-build']) {
    if (ofApp.length > 0) {
      if (!succeeds(process.execPath, ['scripts/build.mjs'])) throw new Advice('The build failed.');
      await buildFloors();
    }
    if (asked.includes('catalogue') && !buildCatalogue()) throw new Advice('The build failed.');
  }
  const executable = await findBrowser();
  const sites = ofApp.length > 0 ? await startSites() : undefined;
  const open = () => openBrowser(executable);
  const how = {
    runs: Number(values.runs),
    names: /** @type {import('./bench/lighthouse.mjs').PageName[]} */ (values.pages.split(',')),
  };
  /** @type {string[]} */
  const missed = [];
  /**
   * @param {string} part
   * @returns {Promise<[title: string, lines: import('./bench/budgets.mjs').Line[]]>}
   */
  const linesOf = async (part) => {
    if (sites && part !== 'catalogue') return measure(part, sites, open, how);
    return [
      'Catalogue: until the heading is visible',
      catalogueLines(await measureCatalogue(executable, how.runs)),
    ];
  };
  for (const part of asked) {
    say(`measuring ${part} …`);
    const [title, lines] = await linesOf(part);
    console.log(asTable(title, lines));
    missed.push(...missedOf(lines));
  }
  await sites?.close();
  console.log(
    missed.length ? `\nOver budget: ${missed.join(' · ')}` : '\nAll measurements are within their budgets.',
  );
  process.exitCode = missed.length ? 1 : 0;
} catch (error) {
  stopWith(error);
}
