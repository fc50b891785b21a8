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
 * @property {boolean} [needed] by the later stages of its chain
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
  if (isInterrupted) return false;
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

/** Together they use two cores fully: browsers often wait. */
const AT_ONCE = 3;

/**
 * Runs the chains of stages in order, some at a time. A chain ends with the failure of a needed stage. The last line has
 * the result.
 *
 * @param {Stage[][]} chains
 */
export async function runChains(chains) {
  const queue = [...chains];
  const runNext = async () => {
    for (let chain = queue.shift(); chain && !isInterrupted; chain = queue.shift()) {
      for (const [index, stage] of chain.entries()) {
        if ((await run(stage)) || !(stage.needed || isInterrupted)) continue;
        const later = chain.slice(index + 1).map(({ name }) => name);
        if (later.length > 0 && !isInterrupted) console.log(`  not run after it: ${later.join(', ')}`);
        break;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runNext));
  // The process ends before this does.
  if (isInterrupted) await setTimeout(60_000);
  if (total.failed > 0) process.exitCode = 1;
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
}
