import * as v from 'valibot';
import type { ClockState } from '../control/clock';
import type { SnapshotStorage } from '../control/storage';
import { scenarioSchema, type Scenario } from '../scenarios/scenario';
import type { Changes } from './database';
import { models, type ModelName } from './models';

/** Grows whenever rows or seeds change their shape: older snapshots are then left behind. */
const VERSION = 1;
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

const names = Object.keys(models) as ModelName[];

const schema = v.object({
  source: v.string(),
  applied: scenarioSchema,
  scenario: scenarioSchema,
  seededAt: v.number(),
  generation: v.number(),
  clock: v.object({ offsetMs: v.number(), frozenAt: v.nullable(v.number()) }),
  changes: v.record(
    v.picklist(names),
    v.record(v.string(), v.nullable(v.looseObject({ id: v.union([v.string(), v.number()]) }))),
  ),
});

/** The text of a snapshot. */
export function encodeSnapshot(snapshot: Snapshot): string {
  return JSON.stringify({ version: VERSION, ...snapshot });
}

/** The snapshot of a text; undefined when it is of another version or was tampered with. */
export function decodeSnapshot(text: string): Snapshot | undefined {
  try {
    const json: unknown = JSON.parse(text);
    v.parse(v.object({ version: v.literal(VERSION) }), json);
    // Rows are checked down to their key; the version vouches for the rest of their shape.
    return v.parse(schema, json) as unknown as Snapshot;
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
