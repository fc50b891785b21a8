import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { resultFile, resultFolder } from './suite/results.mjs';
import { findBrowser } from './tools/browser.mjs';
import { ensureReady, root, stopWith } from './tools/cli.mjs';

/**
 * Runs every call of the app with every fault in a real browser and prints a table: one row per call, one column per
 * fault. `npm test` runs a representative subset of the columns.
 *
 * @typedef {{ status: string, title: string, ancestorTitles: string[], failureMessages: string[] }} Cell
 */

/** @param {Cell[]} cells */
function print(cells) {
  const rows = [...new Set(cells.map(({ ancestorTitles }) => ancestorTitles.join(' ')))];
  const columns = [...new Set(cells.map(({ title }) => title))];
  const width = Math.max(...rows.map((row) => row.length));
  columns.forEach((column, index) => console.log(`${String(index + 1).padStart(width + 4)}  ${column}`));
  console.log(`\n${' '.repeat(width)} ${columns.map((_, index) => String(index + 1).padStart(3)).join('')}`);
  for (const row of rows) {
    const marks = columns.map((column) => {
      const cell = cells.find(
        ({ title, ancestorTitles }) => title === column && ancestorTitles.join(' ') === row,
      );
      return `  ${cell === undefined ? ' ' : cell.status === 'passed' ? '✓' : '✗'}`;
    });
    console.log(`${row.padEnd(width)} ${marks.join('')}`);
  }
  const failed = cells.filter(({ status }) => status !== 'passed');
  for (const { title, ancestorTitles, failureMessages } of failed) {
    const [reason = ''] = (failureMessages[0] ?? '').split('\n    at ');
    console.log(
      `\n✗ ${ancestorTitles.join(' ')} › ${title}\n    ${reason.slice(0, 600).replaceAll('\n', '\n    ')}`,
    );
  }
  console.log(`\n${cells.length - failed.length} passed, ${failed.length} failed`);
  if (failed.length > 0 || cells.length === 0) process.exitCode = 1;
}

try {
  ensureReady();
  mkdirSync(resultFolder, { recursive: true });
  const file = resultFile('full matrix');
  const args = [
    'run',
    '--project',
    'screen',
    'tests/matrix/',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  const env = { ...process.env, MATRIX: 'full', CHROMIUM_PATH: await findBrowser() };
  spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', ...args, ...process.argv.slice(2)], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  /** @type {{ testResults: { assertionResults: Cell[] }[] }} */
  const { testResults } = JSON.parse(readFileSync(file, 'utf8'));
  const cells = testResults.flatMap(({ assertionResults }) => assertionResults);
  print(cells.filter(({ status, ancestorTitles }) => status !== 'skipped' && ancestorTitles.length > 0));
} catch (error) {
  stopWith(error);
}
