import { parseArgs } from 'node:util';
import { Advice, ensureReady, stopWith, succeeds } from './tools/cli.mjs';

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
  rounds: { type: 'string', default: '25' },
  'no-build': { type: 'boolean', default: false },
});

/** The share of the requests of plain nginx that the site answers with the same CPU time. */
const LEAST = 0.95;

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
  const { measureFiles } = await import('./load/files.mjs');
  const files = await measureFiles(rounds);
  console.log('\nThe site compared with an nginx that only sends files');
  let kept = true;
  for (const { path, plain, tuned, failed } of files) {
    console.log(`  ${path}    ${failed} failed`);
    for (const [name, { perSecond, cpu }] of [
      /** @type {const} */ (["that sends as Debian's", plain]),
      /** @type {const} */ (['that sends as the site', tuned]),
    ]) {
      const shares = `requests per second ${percent(perSecond)}, CPU per request ${percent(cpu)}`;
      console.log(`    ${name}: ${shares}`);
    }
    kept &&= failed === 0 && 1 / plain.cpu >= LEAST;
  }
  if (!kept)
    console.log(
      `\nA request failed, or plain nginx takes less than ${percent(LEAST)} of the site's CPU time.`,
    );
  return kept;
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
