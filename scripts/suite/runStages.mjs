import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { root } from '../tools/cli.mjs';
import { readResults, resultFile, resultFolder } from './results.mjs';

/**
 * @typedef {object} Stage
 * @property {string} name shown in the summary and in failures
 * @property {string[]} command a script below node_modules or scripts, run by Node, and its arguments
 * @property {import('./results.mjs').Reporter} [reporter] writes the JSON results; a stage without one counts as one check
 * @property {string[]} [after] stages that must pass first
 * @property {boolean} [alone] for a stage that uses the whole machine
 * @property {Record<string, string>} [env]
 */

/**
 * @typedef {object} Result
 * @property {string} name
 * @property {boolean} ok
 * @property {number} seconds
 * @property {number} passed
 * @property {import('./results.mjs').Failure[]} failures
 * @property {string[]} notRun what is missing on this machine
 */

/**
 * Compilers and linters allocate many short-lived objects; a larger young generation means fewer garbage collections.
 */
const largeYoungGeneration = '--max-semi-space-size=64';

const minute = 60_000;
const limit = 15 * minute;
const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};

/**
 * Runs a stage to its end; stops it and its children when it hangs. Resolves to true when it succeeds.
 *
 * @param {Stage} stage
 * @param {(text: string) => void} print
 * @returns {Promise<boolean>}
 */
function run({ command, env }, print) {
  return new Promise((resolve) => {
    const grouped = process.platform !== 'win32';
    const child = spawn(process.execPath, [largeYoungGeneration, ...command], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: grouped,
      env: { ...process.env, ...colours, ...env },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', print);
    }
    const end = (/** @type {NodeJS.Signals} */ signal) => {
      if (child.pid === undefined) return;
      process.kill(grouped ? -child.pid : child.pid, signal);
    };
    const hung = setTimeout(() => {
      print(`Stopped after ${limit / minute} minutes.\n`);
      end('SIGKILL');
    }, limit);
    const interrupt = () => {
      end('SIGTERM');
      process.exit(130);
    };
    process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
    const finish = (/** @type {boolean} */ ok) => {
      clearTimeout(hung);
      process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
      resolve(ok);
    };
    child.on('error', () => finish(false)).on('close', (code) => finish(code === 0));
  });
}

/**
 * The results of a stage. A stage that fails without a failed test counts as one failure.
 *
 * @param {Stage} stage
 * @param {boolean} ok
 * @returns {import('./results.mjs').Results}
 */
function findings({ name, reporter }, ok) {
  const found = reporter ? readResults(name, reporter) : { passed: ok ? 1 : 0, failures: [] };
  if (!found) return { passed: 0, failures: [{ name, reason: 'It wrote no results.' }] };
  if (!ok && !found.failures.length)
    return { ...found, failures: [{ name, reason: 'Its output says why.' }] };
  return found;
}

/**
 * Runs a stage if the stages it depends on passed.
 *
 * @param {Stage} stage
 * @param {Result[]} before
 * @param {(text: string) => void} print
 * @returns {Promise<Result>}
 */
async function resultOf(stage, before, print) {
  const { name, after = [] } = stage;
  const missing = after.find((needed) => !before.some((done) => done.name === needed && done.ok));
  print(`\n── ${name} ${'─'.repeat(Math.max(0, 70 - name.length))}\n`);
  if (missing) print(`Skipped: "${missing}" did not pass.\n`);
  const start = performance.now();
  const ended = missing ? false : await run(stage, print);
  const { passed, failures, notRun = [] } = findings(stage, ended);
  const seconds = (performance.now() - start) / 1000;
  return { name, ok: ended && failures.length === 0, seconds, passed, failures, notRun };
}

/** Serialises the output of concurrent stages, as if they ran one after the other. */
function orderedOutput() {
  /** @type {{ waiting: string[], ended: boolean }[]} */
  const turns = [];
  const flush = () => {
    while (turns[0]) {
      for (const text of turns[0].waiting.splice(0)) process.stdout.write(text);
      if (!turns[0].ended) return;
      turns.shift();
    }
  };
  return () => {
    const turn = { waiting: /** @type {string[]} */ ([]), ended: false };
    turns.push(turn);
    return {
      print: (/** @type {string} */ text) => {
        turn.waiting.push(text);
        flush();
      },
      end: () => {
        turn.ended = true;
        flush();
      },
    };
  };
}

/**
 * Runs the stages in order, two at a time. Continues after failures, prints a summary and sets the exit code.
 *
 * @param {Stage[]} stages
 */
export async function runStages(stages) {
  mkdirSync(resultFolder, { recursive: true });
  // The catalogue shows the last results of the other stages.
  for (const { name } of stages) rmSync(resultFile(name), { force: true });
  const start = performance.now();
  const takeTurn = orderedOutput();
  /** @type {Result[]} */
  const results = [];
  /** @type {Set<Promise<void>>} */
  const running = new Set();
  const isDone = (/** @type {string} */ needed) => results.some(({ name }) => name === needed);
  const mayStart = (/** @type {Stage} */ { alone, after = [] }) =>
    running.size < (alone ? 1 : 2) && after.every(isDone);
  for (const stage of stages) {
    // With nothing running, what it depends on is not part of this run.
    while (running.size > 0 && !mayStart(stage)) await Promise.race(running);
    const { print, end } = takeTurn();
    const task = resultOf(stage, results, print).then((result) => {
      results.push(result);
      end();
      running.delete(task);
    });
    running.add(task);
    if (stage.alone) await task;
  }
  await Promise.all(running);
  results.sort((a, b) => order(a) - order(b));
  summarise(results, (performance.now() - start) / 1000);

  /** @param {Result} result */
  function order({ name }) {
    return stages.findIndex((stage) => stage.name === name);
  }
}

/**
 * @param {Result[]} results
 * @param {number} seconds
 */
function summarise(results, seconds) {
  const width = Math.max(...results.map(({ name }) => name.length));
  console.log(`\n── summary ${'─'.repeat(63)}`);
  for (const { name, ok, seconds: own, passed, failures, notRun } of results) {
    const counts = [
      `${passed} passed`,
      ...(failures.length ? [`${failures.length} failed`] : []),
      ...notRun.map((missing) => `${missing} not run`),
    ].join(', ');
    console.log(`${ok ? '✓' : '✗'} ${name.padEnd(width)} ${own.toFixed(1).padStart(6)} s   ${counts}`);
  }
  console.log(`${' '.repeat(width + 2)} ${seconds.toFixed(1).padStart(6)} s total`);
  const failures = results.flatMap((result) => result.failures);
  for (const { name, reason } of failures) console.log(`\n✗ ${name}\n${reason.replace(/^/gm, '    ')}`);
  if (failures.length) process.exitCode = 1;
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  console.log(`\n${passed} passed, ${failures.length} failed`);
}
