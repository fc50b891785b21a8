import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensurePackages, root } from '../tools/cli.mjs';

/**
 * Runs Stryker, which is installed on first use, because only this command needs it.
 *
 * @typedef {{ line: number, column: number }} Position
 * @typedef {'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'RuntimeError' | 'CompileError' | 'Ignored'} Status
 *
 * @typedef {object} Mutant
 * @property {string} fileName
 * @property {{ start: Position, end: Position }} location counted from 1
 * @property {string} mutatorName
 * @property {string} replacement
 * @property {Status} status
 * @property {string} [statusReason]
 *
 * @typedef {{ runMutationTest(): Promise<Mutant[]> }} Stryker
 */

/** A mutant that ends in a loop is stopped after this time, long enough for a busy machine. */
const TIMEOUT_MS = 60_000;
/** Not needed by a unit test, so not copied. */
const notCopied = [
  '/.cache',
  '/dist*',
  '/storybook-static',
  '/deploy',
  '/tests/{e2e,visual,engines}',
  '*.webp',
];

/**
 * Removes from the results of the last run what Stryker would reuse wrongly: a mutant that a new test may notice, one
 * of code that runs when its module is loaded, for which Stryker knows no tests, and those of a file that has left the
 * group.
 *
 * @param {string} file
 * @param {string[]} sources of the group
 */
function keepCertain(file, sources) {
  if (!existsSync(file)) return;
  /** @type {{ files: Record<string, { mutants: { status: Status, static?: boolean }[] }> }} */
  const report = JSON.parse(readFileSync(file, 'utf8'));
  for (const [path, source] of Object.entries(report.files)) {
    const isCertain = (/** @type {{ status: Status, static?: boolean }} */ { status, static: atLoad }) =>
      sources.includes(path) && (status === 'Killed' || status === 'Timeout') && !atLoad;
    source.mutants = source.mutants.filter(isCertain);
  }
  writeFileSync(file, JSON.stringify(report));
}

/**
 * Mutates the files of a group and returns every mutant with its fate.
 *
 * @param {import('./groups.mjs').Group} group
 * @param {{ concurrency: number, full: boolean }} how `full`: without the results of the last run
 */
export async function mutate({ name, files, tests }, { concurrency, full }) {
  ensurePackages('scripts/mutation');
  const { resolve } = createRequire(import.meta.url);
  const addressOf = (/** @type {string} */ id) => pathToFileURL(resolve(id)).href;
  /** @type {{ Stryker: new (options: object) => Stryker }} */
  const { Stryker } = await import(addressOf('@stryker-mutator/core'));
  // For vitest.mutation.config.ts: Stryker's own option does not limit the tests of every mutant.
  process.env.MUTATION_TESTS = tests.map((test) => `tests/unit/${test}`).join(',');
  const lastRun = join(root, '.cache/mutation', `${name.replaceAll(' ', '-')}.json`);
  keepCertain(lastRun, files);
  return await new Stryker({
    mutate: files,
    testRunner: 'vitest',
    plugins: [addressOf('@stryker-mutator/vitest-runner')],
    vitest: { configFile: 'vitest.mutation.config.ts', related: false },
    coverageAnalysis: 'perTest',
    concurrency,
    timeoutMS: TIMEOUT_MS,
    incremental: true,
    incrementalFile: lastRun,
    force: full,
    tempDirName: '.cache/mutation/sandbox',
    ignorePatterns: notCopied,
    disableTypeChecks: false,
    reporters: ['dots'],
    logLevel: 'warn',
    warnings: { slow: false },
    allowEmpty: true,
  }).runMutationTest();
}
