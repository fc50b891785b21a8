import * as v from 'valibot';
import type { ClockState } from '../control/clock';
import type { SnapshotStorage } from '../control/storage';
import { scenarioSchema, type Scenario } from '../scenarios/scenario';
import type { Changes } from './database';
import { changesSchema } from './rows';

/** Grows whenever rows or seeds change their shape: older snapshots are then left behind. */
export const SNAPSHOT_VERSION = 2;
const KEY = 'turpial-sandbox';

/**
 * What outlives a page. Seeds are deterministic, so that only the rows written since are kept, which is quick
 * enough to do synchronously after every write: a full page load right after one loses nothing.
 */
export interface Snapshot {
  /** What the scenario was chosen by: a preset's name or an encoded scenario. */
  readonly source: string;
  /** The scenario as it was applied: what a reset goes back to. */
  readonly applied: Scenario;
  /** The scenario as it stands, with faults used up and settings changed. */
  readonly scenario: Scenario;
  /** The instant that the seed's dates are relative to. */
  readonly seededAt: number;
  /** Counts resets, so that another tab knows the same seed from a new one. */
  readonly generation: number;
  readonly clock: ClockState;
  readonly changes: Changes;
}

/** Where a sandbox clock stood. */
export const clockSchema: v.GenericSchema<unknown, ClockState> = v.object({
  offsetMs: v.number(),
  frozenAt: v.nullable(v.number()),
});

const schema = v.object({
  source: v.string(),
  applied: scenarioSchema,
  scenario: scenarioSchema,
  seededAt: v.number(),
  generation: v.number(),
  clock: clockSchema,
  changes: changesSchema,
});

/** The text of a snapshot. */
export function encodeSnapshot(snapshot: Snapshot): string {
  return JSON.stringify({ version: SNAPSHOT_VERSION, ...snapshot });
}

/** What is wrong with a text that should be a snapshot. */
export type SnapshotProblem =
  | { readonly kind: 'json' }
  | { readonly kind: 'version'; readonly found: unknown; readonly wanted: number }
  /** `path` leads to the first wrong value, such as 'changes.exchange.7.rate'. */
  | { readonly kind: 'shape'; readonly path: string; readonly reason: string };

/** A text that is no snapshot of this sandbox. */
export class SnapshotError extends Error {
  override readonly name = 'SnapshotError';

  constructor(readonly problem: SnapshotProblem) {
    super(`Not a state of this sandbox: ${JSON.stringify(problem)}`);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new SnapshotError({ kind: 'json' });
  }
}

/** The snapshot of a text from outside. Throws a `SnapshotError` that says what is wrong with it. */
export function parseSnapshot(text: string): Snapshot {
  const json = parsed(text);
  const found = v.safeParse(v.object({ version: v.unknown() }), json);
  if (!found.success || found.output.version !== SNAPSHOT_VERSION) {
    const version = found.success ? found.output.version : undefined;
    throw new SnapshotError({ kind: 'version', found: version, wanted: SNAPSHOT_VERSION });
  }
  const result = v.safeParse(schema, json);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new SnapshotError({ kind: 'shape', path: v.getDotPath(issue) ?? '', reason: issue.message });
}

/** The snapshot of a stored text; undefined when it is of another version or was tampered with. */
export function decodeSnapshot(text: string): Snapshot | undefined {
  try {
    return parseSnapshot(text);
  } catch {
    return undefined;
  }
}

/** The stored text, or null when there is none or the storage is closed. */
export function loadText(storage: SnapshotStorage): string | null {
  try {
    return storage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Stores the text. A storage that is full or closed costs persistence, not the session. */
export function saveText(storage: SnapshotStorage, text: string): void {
  try {
    storage.setItem(KEY, text);
  } catch {
    // the sandbox goes on in memory
  }
}
