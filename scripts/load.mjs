import { parseArgs } from 'node:util';
import { Advice, ensurePackages, ensureReady, stopWith, succeeds } from './tools/cli.mjs';

/**
 * Two questions about the site behind nginx with many visitors at once: does everybody get their own answers, and what
 * does the configuration of deploy/ cost. node scripts/load.mjs --only visitors,files --visitors 50 --transfers 5
 */

const options = /** @type {const} */ ({
  only: { type: 'string', default: 'visitors,files' },
  visitors: { type: 'string', default: '50' },
  /** Transfers of each visitor. */
  transfers: { type: 'string', default: '5' },
  /** Measurements of each server and file; the median counts. */
  rounds: { type: 'string', default: '5' },
  'no-build': { type: 'boolean', default: false },
});

const percent = (/** @type {number} */ share) => `${(share * 100).toFixed(1)} %`;

/**
 * @param {number} visitors
 * @param {number} transfers
 */
async function checkVisitors(visitors, transfers) {
  const { measureVisitors } = await import('./load/visitors.mjs');
  const { calls, seconds, medianMs, p95Ms, wrong } = await measureVisitors(visitors, transfers);
  console.log(`\n${visitors} visitors at once, ${transfers} transfers each`);
  console.log(
    `  ${calls} calls in ${seconds.toFixed(1)} s, median ${medianMs} ms, 95th percentile ${p95Ms} ms`,
  );
  console.log(`  ${wrong.length} wrong answers`);
  for (const text of wrong.slice(0, 20)) console.log(`  ${text}`);
  return wrong.length === 0;
}

/** @param {number} rounds */
async function checkFiles(rounds) {
  ensurePackages('scripts/load');
  const { measureFiles } = await import('./load/files.mjs');
  const files = await measureFiles(rounds);
  console.log('\nThe site beside plain nginx: requests per second, and microseconds of CPU per request');
  for (const { path, site, plain, failed } of files) {
    const [speed, cpu] = [site.perSecond / plain.perSecond, site.cpuUs / plain.cpuUs];
    console.log(
      `  ${path}\n    ${site.perSecond.toFixed(0)} ÷ ${plain.perSecond.toFixed(0)} = ${percent(speed)}` +
        `    ${site.cpuUs.toFixed(1)} ÷ ${plain.cpuUs.toFixed(1)} = ${percent(cpu)}    ${failed} failed`,
    );
  }
  return files.every(({ failed }) => failed === 0);
}

// Exit handlers stop the started programs, on a signal too.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

try {
  const { values } = parseArgs({ options });
  ensureReady();
  if (!values['no-build'] && !succeeds(process.execPath, ['scripts/build.mjs']))
    throw new Advice('The build failed.');
  let passed = true;
  for (const part of values.only.split(',')) {
    if (part === 'visitors')
      passed = (await checkVisitors(Number(values.visitors), Number(values.transfers))) && passed;
    else if (part === 'files') passed = (await checkFiles(Number(values.rounds))) && passed;
    else throw new Advice(`Unknown part '${part}'. Known: visitors, files.`);
  }
  process.exit(passed ? 0 : 1);
} catch (error) {
  stopWith(error);
}
