import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../tools/cli.mjs';

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {string[]} command a script and its arguments, run by Node
 * @property {Record<string, string>} [env]
 */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
/** Each stage leads a process group, so that whatever it starts ends with it. Windows has no groups. */
const detached = process.platform !== 'win32';
let isInterrupted = false;

/** @param {'SIGTERM' | 'SIGKILL'} signal */
function endAll(signal) {
  for (const { pid } of running) if (pid !== undefined) process.kill(detached ? -pid : pid, signal);
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.once(signal, async () => {
    isInterrupted = true;
    endAll('SIGTERM');
    // Browsers need a moment to close.
    await Promise.race([Promise.all(Array.from(running, (child) => once(child, 'close'))), setTimeout(5000)]);
    endAll('SIGKILL');
    process.exit(128 + constants.signals[signal]);
  });
}

const total = { passed: 0, failed: 0 };

/**
 * Runs a stage and prints its result, with its output if it failed. Without a count of tests it is one check.
 *
 * @param {Stage} stage
 */
async function run({ name, command, env }) {
  const start = performance.now();
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
  if (isInterrupted) return;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const lines = stripVTControlCharacters(output).split('\n');
  // Vitest sums up with 'Tests  1 failed | 9 passed (10)', Playwright with a line for each number: '9 passed (2.1s)'.
  const summary = lines.filter((line) => /^ +(Tests +)?\d+ (passed|failed|flaky)/.test(line)).join();
  const number = (/** @type {string} */ word) => Number(summary.match(`(\\d+) ${word}`)?.[1] ?? 0);
  const passed = number('passed') + number('flaky') || (code === 0 ? 1 : 0);
  const failed = Math.max(number('failed'), code === 0 ? 0 : 1);
  if (failed > 0) console.log(`\n── ${name} ${'─'.repeat(60)}\n${output}`);
  console.log(`${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed, ${seconds} s`);
  for (const line of lines.filter((one) => /✓.*\(retry [x#]\d\)/.test(one)))
    console.log(`  passed only when repeated: ${line.trim()}`);
  total.passed += passed;
  total.failed += failed;
  return failed === 0;
}

/**
 * Runs the stages `together`, in order and two at a time, then those on the `builds`, unless one of these failed. The
 * last line has the result.
 *
 * @param {Stage[]} together
 * @param {Stage[]} builds among `together`
 * @param {Stage[]} onBuilds
 */
export async function runStages(together, builds, onBuilds) {
  const queue = [...together];
  /** @type {Stage[]} */
  const failures = [];
  const runNext = async () => {
    for (let next = queue.shift(); next && !isInterrupted; next = queue.shift())
      if (!(await run(next))) failures.push(next);
  };
  await Promise.all([runNext(), runNext()]);
  const lost = builds.find((build) => failures.includes(build));
  for (const stage of onBuilds) {
    if (lost) console.log(`✗ ${stage.name}: not run, because '${lost.name}' failed`);
    else if (!isInterrupted) await run(stage);
  }
  // The process ends before this does.
  if (isInterrupted) await setTimeout(60_000);
  if (total.failed > 0) process.exitCode = 1;
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
}
