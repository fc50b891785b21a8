import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { evidenceStage, evidenceWays, type Engine, type Way } from '../../scripts/suite/evidence.mjs';
import { resultFile } from '../../scripts/suite/results.mjs';
import { root } from '../../scripts/tools/cli.mjs';
import type { CatalogueHeard, EvidenceRow, StoryResults } from '../../stories/ui/facts/facts';

interface Test {
  readonly title: string;
  readonly status: string;
  readonly meta?: { readonly heard?: string };
}

interface Report {
  readonly startTime: number;
  readonly testResults: readonly { readonly name: string; readonly assertionResults: readonly Test[] }[];
}

type Evidence = Partial<Record<EvidenceRow, StoryResults>>;

/** The name of the story that plays the keys of a piece. */
const KEYBOARD = 'Con el teclado';

const pathOf = (file: string) => relative(root, file).replaceAll('\\', '/');

function counted(at: number, tests: readonly Test[]): StoryResults | undefined {
  const having = (wanted: string) => tests.filter(({ status }) => status === wanted).length;
  const results = { passed: having('passed'), failed: having('failed'), at };
  return results.passed + results.failed === 0 ? undefined : results;
}

/** What the reports of the runs show, by the path of the stories. A row comes from one report. */
export function evidenceOf(reports: Readonly<Partial<Record<Way, Report>>>): Map<string, Evidence> {
  const found = new Map<string, Evidence>();
  for (const [way, { startTime, testResults }] of Object.entries(reports)) {
    for (const { name, assertionResults } of testResults) {
      const path = pathOf(name);
      const rows: Readonly<Record<string, readonly Test[]>> =
        way === 'states'
          ? {
              default: assertionResults.slice(0, 1),
              states: assertionResults,
              keyboard: assertionResults.filter(({ title }) => title === KEYBOARD),
            }
          : { [way]: assertionResults };
      const evidence = { ...found.get(path) };
      for (const [row, tests] of Object.entries(rows)) {
        const results = counted(startTime, tests);
        if (results) evidence[row as EvidenceRow] = results;
      }
      found.set(path, evidence);
    }
  }
  return found;
}

function reportOf(stage: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(resultFile(stage), 'utf8')) as Report;
  } catch {
    // It has not run here, or runs now.
    return undefined;
  }
}

/** The evidence of the last `npm test` and the last `npm run evidence` in an engine. */
export function lastEvidence(engine: Engine): Map<string, Evidence> {
  const reports = evidenceWays[engine].flatMap((way) => {
    const report = reportOf(evidenceStage(engine, way));
    return report ? [[way, report] as const] : [];
  });
  return evidenceOf(Object.fromEntries(reports));
}

/** What was heard in the stories and tests of a run, by the path of their file. */
export function heardIn({ startTime, testResults }: Report): CatalogueHeard {
  const files = testResults.map(({ name, assertionResults }) => {
    const parts = assertionResults.flatMap(({ title, meta }) =>
      meta?.heard === undefined ? [] : [{ title, text: meta.heard }],
    );
    return [pathOf(name), parts] as const;
  });
  return { at: startTime, files: Object.fromEntries(files) };
}

/** What the last `npm run evidence` heard; null if it has not run here. */
export function lastHeard(): CatalogueHeard | null {
  const report = reportOf(evidenceStage('chromium', 'heard'));
  return report ? heardIn(report) : null;
}
