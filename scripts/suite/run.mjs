import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../tools/cli.mjs';
import { resultFile, resultFolder } from './results.mjs';

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {string[]} command a script and its arguments, run by Node
 * @property {'vitest' | 'playwright'} [runner] writes its results to `resultFile(name)`; a stage without one counts as one check
 * @property {string[]} [after] stages that must pass first
 * @property {boolean} [alone] uses both cores
 * @property {Record<string, string>} [env]
 *
 * @typedef {{ name: string, passed: number, failed: number, seconds: number, output: string }} Result
 */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
/** Each stage leads a process group, so that whatever it starts ends with it. Windows has no groups. */
const detached = process.platform !== 'win32';

/** @param {'SIGTERM' | 'SIGKILL'} signal */
function endAll(signal) {
  for (const { pid } of running) if (pid !== undefined) process.kill(detached ? -pid : pid, signal);
}

let isInterrupted = false;
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.once(signal, async () => {
    isInterrupted = true;
    endAll('SIGTERM');
    // Browsers need a moment to close.
    const closed = Promise.all([...running].map((child) => once(child, 'close')));
    await Promise.race([closed, setTimeout(5000)]);
    endAll('SIGKILL');
    process.exit(128 + constants.signals[signal]);
  });
}

/**
 * The numbers of passed and failed tests. A run that fails without a failed test, or without results, is one failure.
 *
 * @param {Stage} stage
 * @param {boolean} ok
 */
function counts({ name, runner }, ok) {
  const atLeast = ok ? 0 : 1;
  if (!runner) return { passed: 1 - atLeast, failed: atLeast };
  try {
    const { stats, numPassedTests, numFailedTests } = JSON.parse(readFileSync(resultFile(name), 'utf8'));
    const passed = stats ? stats.expected + stats.flaky : numPassedTests;
    const failed = stats ? stats.unexpected : numFailedTests;
    return { passed, failed: Math.max(atLeast, failed) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/**
 * The lines of the tests that passed only when repeated, as both runners print them.
 *
 * @param {string} output
 */
const repeated = (output) =>
  stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => /✓.*\(retry [x#]\d\)/.test(line));

/**
 * @param {Stage} stage
 * @returns {Promise<Result>}
 */
async function run(stage) {
  const { name, command, env } = stage;
  const start = performance.now();
  const file = resultFile(name);
  // The results of an earlier run must not count.
  rmSync(file, { force: true });
  const child = spawn(process.execPath, command, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached,
    env: { ...process.env, ...env },
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  const [code] = await once(child, 'close');
  running.delete(child);
  return { name, ...counts(stage, code === 0), seconds: (performance.now() - start) / 1000, output };
}

/**
 * Runs the stages in order, two at a time. Prints each one when it ends, with its output if it failed. The last line
 * has the result.
 *
 * @param {Stage[]} stages
 */
export async function runStages(stages) {
  mkdirSync(resultFolder, { recursive: true });
  /** @type {Result[]} */
  const results = [];
  /** @type {Set<Promise<void>>} */
  const tasks = new Set();
  for (const stage of stages) {
    const { name, alone = false, after = [] } = stage;
    const needed = () => results.filter((result) => after.includes(result.name));
    while (tasks.size > (alone ? 0 : 1) || needed().length < after.length) await Promise.race(tasks);
    const lost = needed().find(({ failed }) => failed > 0);
    const skipped = { name, passed: 0, failed: 1, seconds: 0, output: `Not run: '${lost?.name}' failed.` };
    const task = (lost ? Promise.resolve(skipped) : run(stage)).then(async (result) => {
      // The process ends before this does, and nothing starts any more.
      if (isInterrupted) await setTimeout(60_000);
      results.push(result);
      tasks.delete(task);
      const { passed, failed, seconds, output } = result;
      if (failed > 0) console.log(`\n── ${name} ${'─'.repeat(60)}\n${output}`);
      const mark = failed > 0 ? '✗' : '✓';
      console.log(`${mark} ${name}: ${passed} passed, ${failed} failed, ${seconds.toFixed(1)} s`);
      for (const line of repeated(output)) console.log(`  passed only when repeated: ${line.trim()}`);
    });
    tasks.add(task);
  }
  await Promise.all(tasks);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  if (failed > 0) process.exitCode = 1;
  console.log(`\n${passed} passed, ${failed} failed`);
}
