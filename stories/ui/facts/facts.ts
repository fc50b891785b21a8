/** What git knows of a piece. Dates are YYYY-MM-DD. */
export interface PieceHistory {
  readonly changes: number;
  readonly since: string;
  readonly last: string;
  /** The subject of the last commit. */
  readonly subject: string;
}

/** The results of some stories of a piece in a run. */
export interface StoryResults {
  readonly passed: number;
  readonly failed: number;
  /** When the run started, in ms. */
  readonly at: number;
}

/** The rows of the table of evidence. */
export const evidenceRows = [
  'default',
  'states',
  'keyboard',
  'heard',
  'dark',
  'forced',
  'narrow',
  'text200',
] as const;
export type EvidenceRow = (typeof evidenceRows)[number];

export const engines = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof engines)[number];

/** What the last runs in an engine showed of a piece. A row without a run is absent. */
type Evidence = Readonly<Partial<Record<EvidenceRow, StoryResults>>>;

/** What the catalogue's build computes about a piece. */
export interface PieceFacts {
  /** Paths of the files of the app that import it. */
  readonly usedIn: readonly string[];
  /** Bytes of its code and styles after brotli. */
  readonly bytes: number;
  /** Absent in a clone without its history. */
  readonly history?: PieceHistory;
  readonly evidence: Readonly<Record<Engine, Evidence>>;
}

/** The file `facts.json` of the catalogue. */
export interface CatalogueFacts {
  /** When they were computed, in ms. */
  readonly at: number;
  /** By the path of the component without extension: 'src/ui/money/Money'. */
  readonly pieces: Readonly<Record<string, PieceFacts>>;
}

/** The file `heard.json` of the catalogue: what a simulated screen reader said in a run. */
export interface CatalogueHeard {
  /** When the run started, in ms. */
  readonly at: number;
  /** By the path of the stories or tests from the root: each of them, with what was heard. */
  readonly files: Readonly<Record<string, readonly { readonly title: string; readonly text: string }[]>>;
}

/** Statuses of a piece with their criteria, the first one that holds. */
const statuses: readonly {
  readonly name: string;
  readonly criterion: string;
  readonly holds: (facts: PieceFacts) => boolean;
}[] = [
  {
    name: 'Con fallos',
    criterion: 'falló alguna de sus historias en las últimas ejecuciones',
    holds: ({ evidence }) =>
      Object.values(evidence).some((rows) => Object.values(rows).some(({ failed }) => failed > 0)),
  },
  {
    name: 'Sin uso',
    criterion: 'ningún archivo de la aplicación la importa',
    holds: ({ usedIn }) => usedIn.length === 0,
  },
  {
    name: 'Sin comprobar',
    criterion: 'sus historias no se han ejecutado',
    holds: ({ evidence: { chromium } }) => !chromium.states || chromium.states.passed === 0,
  },
  {
    name: 'De un solo sitio',
    criterion: 'pasan todas sus historias y la usa un solo archivo',
    holds: ({ usedIn }) => usedIn.length === 1,
  },
  {
    name: 'Estable',
    criterion: 'pasan todas sus historias y la usan dos archivos o más',
    holds: () => true,
  },
];

/** The status of a piece. */
export const statusOf = (facts: PieceFacts) => statuses.find(({ holds }) => holds(facts));
