import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../tools/cli.mjs';

/**
 * Reads the results of a stage from the JSON reports of Vitest and Playwright.
 *
 * @typedef {'vitest' | 'playwright'} Reporter
 * @typedef {{ name: string, reason: string }} Failure
 * @typedef {{ passed: number, failures: Failure[], notRun?: string[] }} Results `notRun`: missing engines
 *
 * @typedef {object} PlaywrightSuite
 * @property {PlaywrightSuite[]} [suites]
 * @property {{ title: string, file: string, tests: PlaywrightTest[] }[]} [specs]
 *
 * @typedef {object} PlaywrightTest
 * @property {string} projectName
 * @property {string} status
 * @property {{ type: string, description?: string }[]} annotations
 * @property {{ error?: { message?: string } }[]} results
 */

export const resultFolder = join(root, '.cache/reports');

/**
 * The result file of a stage.
 *
 * @param {string} stage
 */
export const resultFile = (stage) => join(resultFolder, `${stage.replaceAll(' ', '-')}.json`);

// oxlint-disable-next-line no-control-regex -- the reports contain terminal colours
const colours = /\u001b\[[0-9;]*m/g;

/** The first lines of a message, without terminal colours. */
const shortened = (message = '') => message.replace(colours, '').trim().split('\n').slice(0, 9).join('\n');

/**
 * @param {{ numPassedTests: number, testResults: { name: string, message: string, status: string,
 *   assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }[] }} json
 * @returns {Results}
 */
function vitestResults({ numPassedTests, testResults }) {
  const failures = testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => ({
        name: `${file} › ${test.fullName}`,
        reason: shortened(test.failureMessages[0]),
      }));
    const broken = status === 'failed' && !failed.length;
    return broken ? [{ name: file, reason: shortened(message) }] : failed;
  });
  return { passed: numPassedTests, failures };
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {Failure[]}
 */
function playwrightFailures({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => ({
        name: `[${projectName}] ${file} › ${title}`,
        reason: shortened(results.find(({ error }) => error)?.error?.message),
      })),
  );
  return [...own, ...suites.flatMap(playwrightFailures)];
}

/**
 * What tests could not run on, as the fixtures of tests/engines say.
 *
 * @param {PlaywrightSuite} suite
 * @returns {string[]}
 */
function notRunIn({ suites = [], specs = [] }) {
  const own = specs
    .flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations))
    .flatMap(({ type, description }) => (type === 'not run' && description ? [description] : []));
  return [...new Set([...own, ...suites.flatMap(notRunIn)])];
}

/**
 * Reads a stage's results; undefined when there are none.
 *
 * @param {string} stage
 * @param {Reporter} reporter
 * @returns {Results | undefined}
 */
export function readResults(stage, reporter) {
  try {
    const json = JSON.parse(readFileSync(resultFile(stage), 'utf8'));
    if (reporter === 'vitest') return vitestResults(json);
    return { passed: json.stats.expected, failures: playwrightFailures(json), notRun: notRunIn(json) };
  } catch {
    return undefined;
  }
}
