import type { SnapshotStorage } from '@mocks/host/storage';
import { changesSchema } from '@mocks/server/db/rows';
import { scenarioSchema } from '@mocks/server/scenario';
import * as v from 'valibot';

/** Increase it when rows or seeds change their shape; the sandbox ignores older snapshots. */
export const SNAPSHOT_VERSION = 4;
const KEY = 'turpial-sandbox';

/** Checks a snapshot from outside the program. */
export const snapshotSchema = v.object({
  version: v.literal(SNAPSHOT_VERSION),
  /** The scenario as applied; a reset restores it. */
  applied: scenarioSchema,
  /** The current scenario, after used-up faults and changed settings. */
  scenario: scenarioSchema,
  /** The dates of the seed are relative to this instant. */
  seededAt: v.number(),
  /** Counts starts and undone commands. A new value tells other tabs to seed their rows again. */
  generation: v.number(),
  clock: v.object({ offsetMs: v.number(), frozenAt: v.nullable(v.number()) }),
  changes: changesSchema,
});

/**
 * The state that survives a page load, as plain JSON. Seeds are deterministic, so it contains only the rows written
 * since. That is small enough to store synchronously after every write, so a page load right after a write loses
 * nothing.
 */
export type Snapshot = Readonly<v.InferOutput<typeof snapshotSchema>>;

/** Why a value is not a valid snapshot. */
export type SnapshotProblem =
  | { readonly kind: 'version'; readonly found: unknown; readonly wanted: number }
  /** `path` is the first wrong value, such as 'changes.exchange.7.rate'. */
  | { readonly kind: 'shape'; readonly path: string; readonly reason: string };

export class SnapshotError extends Error {
  override readonly name = 'SnapshotError';

  constructor(readonly problem: SnapshotProblem) {
    super(`Not a state of this sandbox: ${JSON.stringify(problem)}`);
  }
}

/** Parses a value from outside. Throws a `SnapshotError` if it is not a valid snapshot. */
export function parseSnapshot(value: unknown): Snapshot {
  const result = v.safeParse(snapshotSchema, value);
  if (result.success) return result.output;
  const versioned = v.safeParse(v.object({ version: v.unknown() }), value);
  const found = versioned.success ? versioned.output.version : undefined;
  if (found !== SNAPSHOT_VERSION) {
    throw new SnapshotError({ kind: 'version', found, wanted: SNAPSHOT_VERSION });
  }
  const [issue] = result.issues;
  throw new SnapshotError({ kind: 'shape', path: v.getDotPath(issue) ?? '', reason: issue.message });
}

/** Parses a stored text; undefined when there is none, its version differs or it is corrupt. */
export function decodeSnapshot(text: string | null): Snapshot | undefined {
  try {
    return text === null ? undefined : parseSnapshot(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** The stored text; null when there is none or storage is blocked. */
export function loadText(storage: SnapshotStorage): string | null {
  try {
    return storage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Stores the text; false if storage is full or blocked. The state then lasts only as long as the page. */
export function saveText(storage: SnapshotStorage, text: string): boolean {
  try {
    storage.setItem(KEY, text);
    return true;
  } catch {
    return false;
  }
}
