import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

/**
 * @typedef {object} Stage
 * @property {string} name as the summary and the failure call it
 * @property {string[]} command a script below node_modules or scripts, run by Node, and its arguments
 * @property {'vitest' | 'playwright'} [report] whose JSON report the command writes; other stages count as one check
 * @property {string[]} [after] stages that must have passed
 * @property {Record<string, string>} [env]
 */

/** @typedef {{ name: string, ok: boolean, seconds: number, passed: number, failed: number }} Result */

const reports = join(root, '.cache/reports');
const minute = 60_000;
const limit = 6 * minute;

/**
 * Where a stage with a report writes it.
 *
 * @param {string} name
 */
export const reportFile = (name) => join(reports, `${name.replaceAll(' ', '-')}.json`);

/**
 * Runs a stage to its end, or ends it and what it started when it hangs; true when it went well.
 *
 * @param {Stage} stage
 * @returns {Promise<boolean>}
 */
function run({ command, env }) {
  return new Promise((resolve) => {
    const grouped = process.platform !== 'win32';
    const child = spawn(process.execPath, command, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: grouped,
      env: { ...process.env, ...env },
    });
    const end = (/** @type {NodeJS.Signals} */ signal) => {
      if (child.pid === undefined) return;
      process.kill(grouped ? -child.pid : child.pid, signal);
    };
    const hung = setTimeout(() => {
      console.error(`No end after ${limit / minute} minutes: stopped.`);
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
    child.on('error', () => finish(false)).on('exit', (code) => finish(code === 0));
  });
}

/**
 * Passed and failed tests of a stage; one that broke without a failed test counts as one failure.
 *
 * @param {Stage} stage
 * @param {boolean} ok
 */
function countsOf({ name, report }, ok) {
  if (!report) return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    const json = JSON.parse(readFileSync(reportFile(name), 'utf8'));
    const [passed, failed] =
      report === 'vitest'
        ? [json.numPassedTests, json.numFailedTests]
        : [json.stats.expected, json.stats.unexpected + json.stats.flaky];
    return { passed, failed: ok ? failed : Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/**
 * Runs the stages one after the other, past failures, and ends with a summary; sets the exit code.
 *
 * @param {Stage[]} stages
 */
export async function runStages(stages) {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  /** @type {Result[]} */
  const results = [];
  for (const stage of stages) {
    const missing = stage.after?.find((name) => !results.some((done) => done.name === name && done.ok));
    console.log(`\n── ${stage.name} ${'─'.repeat(Math.max(0, 70 - stage.name.length))}`);
    if (missing) console.log(`Left out: it needs "${missing}".`);
    const start = performance.now();
    const ended = missing ? false : await run(stage);
    const counts = countsOf(stage, ended);
    const seconds = (performance.now() - start) / 1000;
    results.push({ name: stage.name, ok: ended && counts.failed === 0, seconds, ...counts });
  }
  summarise(results);
}

/** @param {Result[]} results */
function summarise(results) {
  const width = Math.max(...results.map(({ name }) => name.length));
  const sum = (/** @type {'seconds' | 'passed' | 'failed'} */ key) =>
    results.reduce((total, result) => total + result[key], 0);
  console.log(`\n── summary ${'─'.repeat(63)}`);
  for (const { name, ok, seconds, passed, failed } of results) {
    const counts = failed ? `${passed} passed, ${failed} failed` : `${passed} passed`;
    console.log(`${ok ? '✓' : '✗'} ${name.padEnd(width)} ${seconds.toFixed(1).padStart(6)} s   ${counts}`);
  }
  console.log(`${' '.repeat(width + 2)} ${sum('seconds').toFixed(1).padStart(6)} s`);
  const broken = results.filter(({ ok }) => !ok).map(({ name }) => name);
  if (broken.length) {
    process.exitCode = 1;
    console.log(`\nFailed: ${broken.join(', ')}`);
  }
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
}
