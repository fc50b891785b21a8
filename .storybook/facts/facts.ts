import type { CatalogueFacts, PieceFacts } from '../../stories/ui/facts/facts';
import { hasHistory, historyOf } from './history.ts';
import { allPieces } from './pieces.ts';
import { lastEvidence } from './results.ts';
import { importersInApp } from './uses.ts';
import { weightOf } from './weight.ts';

/** Computes everything that a page of the catalogue says about its piece. */
export async function computeFacts(): Promise<CatalogueFacts> {
  const importers = importersInApp();
  const evidence = { chromium: lastEvidence('chromium'), firefox: lastEvidence('firefox') };
  const withHistory = hasHistory();
  const pieces: Record<string, PieceFacts> = {};
  for (const { source, stories } of allPieces()) {
    const history = withHistory ? historyOf(source) : undefined;
    pieces[source] = {
      usedIn: importers.get(source) ?? [],
      // One after the other: builds at once would need the memory of each.
      bytes: await weightOf(source),
      ...(history && { history }),
      evidence: {
        chromium: evidence.chromium.get(stories) ?? {},
        firefox: evidence.firefox.get(stories) ?? {},
        webkit: {},
      },
    };
  }
  return { at: Date.now(), pieces };
}
