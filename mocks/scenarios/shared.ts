import * as v from 'valibot';
import { encodeSnapshot, parseSnapshot, SNAPSHOT_VERSION } from '../db/snapshot';
import { decodeScenario, encodeScenario } from './link';
import { pack, unpack } from './packed';

/** What is on somebody's screen, the address apart. */
export interface SharedPage {
  /** An exported state; its clock is at `now`. */
  readonly state: string;
  /** The instant on the sandbox clock. */
  readonly now: number;
  /** What the app kept in the browser's storage, by key. */
  readonly stored: Readonly<Record<string, string>>;
  /** What React Router keeps in the entry of the browser's history. */
  readonly navigation: unknown;
}

/** Short names, because they travel in an address. */
const wireSchema = v.object({
  /** Version of the snapshot. */
  v: v.number(),
  /** The scenario that was applied, and the one in force if it is another. */
  a: v.string(),
  s: v.exactOptional(v.string()),
  /** When the seed was planted, and the present instant; 1 when it stands still. */
  t: v.number(),
  n: v.number(),
  f: v.exactOptional(v.literal(1)),
  /** Rows. */
  r: v.record(v.string(), v.unknown()),
  p: v.exactOptional(v.record(v.string(), v.string()), {}),
  h: v.exactOptional(v.unknown(), null),
});

/** The page as text for an address. */
export function encodeShared({ state, now, stored, navigation }: SharedPage): Promise<string> {
  const { applied, scenario, seededAt, clock, changes } = parseSnapshot(state);
  const [a, s] = [encodeScenario(applied), encodeScenario(scenario)];
  return pack({
    v: SNAPSHOT_VERSION,
    a,
    ...(s !== a && { s }),
    t: seededAt,
    n: now,
    ...(clock.frozenAt !== null && { f: 1 }),
    r: changes,
    ...(Object.keys(stored).length > 0 && { p: stored }),
    ...(navigation !== null && navigation !== undefined && { h: navigation }),
  } satisfies v.InferInput<typeof wireSchema>);
}

/** The page of such a text, its clock going on from where it stood. Throws, with the reason, for any other text. */
export async function decodeShared(text: string, realNow: number): Promise<SharedPage> {
  const wire = v.parse(wireSchema, await unpack(text));
  const applied = decodeScenario(wire.a);
  const snapshot = parseSnapshot(
    JSON.stringify({
      version: wire.v,
      source: encodeScenario(applied),
      applied,
      scenario: wire.s === undefined ? applied : decodeScenario(wire.s),
      seededAt: wire.t,
      generation: 0,
      clock: wire.f ? { offsetMs: 0, frozenAt: wire.n } : { offsetMs: wire.n - realNow, frozenAt: null },
      changes: wire.r,
    }),
  );
  return { state: encodeSnapshot(snapshot), now: wire.n, stored: wire.p, navigation: wire.h };
}
