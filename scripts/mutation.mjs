import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { equivalents } from './mutation/equivalents.mjs';
import { groups } from './mutation/groups.mjs';
import { mutate } from './mutation/stryker.mjs';
import { judge, mutatedLine } from './mutation/verdict.mjs';
import { Advice, ensureReady, root, stopWith } from './tools/cli.mjs';

/**
 * Changes the rules of money, session and forms one place at a time and runs their unit tests against each change. A
 * change that no test notices has to be in the list of equivalents, with its reason.
 * node scripts/mutation.mjs money quote --full --concurrency 1
 */

const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Ignores the results of the last run. */
    full: { type: 'boolean', default: false },
    concurrency: { type: 'string', default: String(availableParallelism()) },
  },
});

/** @param {import('./mutation/verdict.mjs').Fate} fate */
const described = ({ at, line, status }) => `${at} ${status}\n    ${line}`;

/**
 * @param {import('./mutation/groups.mjs').Group} group
 * @returns {Promise<boolean>} false when the list and the result differ
 */
async function run(group) {
  const startedAt = performance.now();
  // As they are now: somebody may edit them during the run.
  const sources = new Map(group.files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const mutants = await mutate(group, { concurrency: Number(asked.concurrency), full: asked.full });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const fates = mutants.map(({ fileName, status, ...mutant }) => {
    const file = relative(root, fileName).replaceAll('\\', '/');
    const line = mutatedLine(sources.get(file) ?? '', mutant);
    return { file, line, status, at: `${file}:${mutant.location.start.line}` };
  });
  const { total, found, listed, unlisted, unneeded, failed } = judge(fates, equivalents);
  const score = total === 0 ? '' : `${((100 * found) / total).toFixed(1)} %`;
  const cells = [
    group.name.padEnd(16),
    ...[total, score, listed, seconds].map((cell) => `${cell}`.padStart(9)),
  ];
  console.log(cells.join(''));
  for (const fate of unlisted) console.log(`  no test notices ${described(fate)}`);
  for (const fate of failed) console.log(`  no result for ${described(fate)}`);
  for (const key of unneeded) console.log(`  listed, but noticed by a test or gone: ${key}`);
  for (const fate of fates)
    if (fate.status === 'Timeout') console.log(`  ran out of time: ${described(fate)}`);
  return unlisted.length + failed.length + unneeded.length === 0;
}

try {
  ensureReady();
  const unknown = positionals.filter((name) => !groups.some((group) => group.name === name));
  if (unknown.length > 0)
    throw new Advice(`Unknown: ${unknown.join(', ')}. Groups: ${groups.map(({ name }) => name).join(', ')}.`);
  const chosen = groups.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  console.log('group             mutants    score   listed  seconds');
  let passed = true;
  for (const group of chosen) passed = (await run(group)) && passed;
  process.exitCode = passed ? 0 : 1;
} catch (error) {
  stopWith(error);
}
