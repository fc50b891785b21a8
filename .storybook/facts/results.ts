import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { resultFile } from '../../scripts/suite/results.mjs';
import { root } from '../../scripts/tools/cli.mjs';
import type { StoryResults } from '../../stories/ui/facts/facts';

interface Report {
  readonly startTime: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** The results of a report of Vitest, by the path of the stories. */
export function resultsOf({ startTime, testResults }: Report): Map<string, StoryResults> {
  return new Map(
    testResults.map(({ name, assertionResults }) => {
      const having = (wanted: string) => assertionResults.filter(({ status }) => status === wanted).length;
      const results = { passed: having('passed'), failed: having('failed'), at: startTime };
      return [relative(root, name).replaceAll('\\', '/'), results];
    }),
  );
}

/** The results of the last run of the story tests; none if there is no report. */
export function lastResults(): Map<string, StoryResults> {
  try {
    return resultsOf(JSON.parse(readFileSync(resultFile('story tests'), 'utf8')) as Report);
  } catch {
    // `npm test` has not run here, or runs now.
    return new Map();
  }
}
