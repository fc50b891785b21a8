import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './setup.mjs';

/**
 * What the JSON reports of Vitest and Playwright say of a stage.
 *
 * @typedef {'vitest' | 'playwright'} ReportKind
 * @typedef {{ name: string, reason: string }} Failure
 * @typedef {{ passed: number, failures: Failure[] }} Report
 *
 * @typedef {object} PlaywrightSuite
 * @property {PlaywrightSuite[]} [suites]
 * @property {{ title: string, file: string, tests: PlaywrightTest[] }[]} [specs]
 *
 * @typedef {object} PlaywrightTest
 * @property {string} projectName
 * @property {string} status
 * @property {{ error?: { message?: string } }[]} results
 */

export const reportFolder = join(root, '.cache/reports');

/**
 * Where a stage writes its report.
 *
 * @param {string} stage
 */
export const reportFile = (stage) => join(reportFolder, `${stage.replaceAll(' ', '-')}.json`);

// oxlint-disable-next-line no-control-regex -- the reports hold the colours of a terminal
const colours = /\u001b\[[0-9;]*m/g;

/** The first lines of a message, without what only a terminal wants. */
const shortened = (message = '') => message.replace(colours, '').trim().split('\n').slice(0, 6).join('\n');

/**
 * @param {{ numPassedTests: number, testResults: { name: string, message: string, status: string,
 *   assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }[] }} json
 * @returns {Report}
 */
function vitestReport({ numPassedTests, testResults }) {
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
 * Reads a stage's report; undefined when it wrote none.
 *
 * @param {string} stage
 * @param {ReportKind} kind
 * @returns {Report | undefined}
 */
export function readReport(stage, kind) {
  try {
    const json = JSON.parse(readFileSync(reportFile(stage), 'utf8'));
    if (kind === 'vitest') return vitestReport(json);
    return { passed: json.stats.expected, failures: playwrightFailures(json) };
  } catch {
    return undefined;
  }
}
