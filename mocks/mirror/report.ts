import type { Comparison } from './compare';
import { counted, withoutCount } from './lines';

/** The calls of one kind that a server answered. */
interface Seen {
  readonly title: string;
  readonly statuses: Set<string>;
  /** The last line of each difference, by the line without its number of rows. */
  readonly differences: Map<string, string>;
  reading: Comparison['reading'];
  /** Of the first answer that differs. */
  page: string | undefined;
  calls: number;
}

/** Where `npm start` serves the demo. */
const DEMO = 'http://localhost:5173';

/** Collects comparisons. A difference that several answers of a call have counts once. */
export interface Report {
  /** Adds a comparison and returns its lines for the terminal. Differences of an earlier answer are only counted. */
  add(comparison: Comparison): readonly string[];
  markdown(): string;
}

const statusText = ({ status }: Comparison) => (status === undefined ? 'no answer' : String(status));
const word = { yes: 'understood', partly: 'understood in part', no: 'not understood' } as const;
const readingText = ({ understood, text }: Comparison['reading']) => `${word[understood]}: ${text}`;

/** `server` is the address that the report names, `demo` that of the demo that its links open. */
export function createReport(server: string, demo = DEMO): Report {
  const all = new Map<string, Seen>();
  return {
    add(comparison) {
      const { call, method, path, differences, reading, page } = comparison;
      const title = `${call ?? 'unknown'} · ${method} ${path}`;
      const seen = all.get(title) ?? {
        title,
        statuses: new Set(),
        differences: new Map(),
        reading,
        page: undefined,
        calls: 0,
      };
      all.set(title, seen);
      seen.calls += 1;
      seen.statuses.add(statusText(comparison));
      seen.reading = reading;
      seen.page ??= page;
      const lines = new Map(differences.map((line) => [withoutCount(line), line]));
      const fresh = [...lines].filter(([key]) => !seen.differences.has(key));
      for (const [key, line] of lines) seen.differences.set(key, line);
      const known = lines.size - fresh.length;
      return [
        `${method} ${path} ${statusText(comparison)} · ${readingText(reading)}`,
        ...fresh.map(([, line]) => `  - ${line}`),
        ...(known > 0 ? [`  - ${counted(known, 'known difference')}`] : []),
      ];
    },
    markdown() {
      const rows = [...all.values()];
      const total = rows.reduce((sum, { differences }) => sum + differences.size, 0);
      return [
        `# ${counted(total, 'difference')} of ${server} from the contract`,
        ...rows.map(({ title, calls, statuses, differences, reading, page }) =>
          [
            `## ${title}`,
            '',
            `${counted(calls, 'answer')}: ${[...statuses].join(', ')}. The last one ${readingText(reading)}`,
            ...(differences.size > 0 ? ['', ...[...differences.values()].map((line) => `- ${line}`)] : []),
            ...(page === undefined ? [] : ['', `[See the app with this answer](${demo}${page})`]),
          ].join('\n'),
        ),
        '',
      ].join('\n\n');
    },
  };
}
