import { parseSnapshot, type Snapshot } from '@mocks/engine/snapshot';
import { decodeScenario, encodeScenario } from '@mocks/scenarios/link';
import { pack, unpack } from '@mocks/scenarios/packed';
import * as v from 'valibot';

/** The content of a shared screen, without its address. */
export interface SharedPage {
  /** An exported state; its clock shows `now`. */
  readonly state: Snapshot;
  /** Instant on the sandbox clock. */
  readonly now: number;
  /** The app's entries in the browser's storage. */
  readonly stored: Readonly<Record<string, string>>;
  /** React Router's navigation state of the history entry. */
  readonly navigation: unknown;
  /** The query of the page, if it has secrets, which no server may read. */
  readonly query?: string | undefined;
}

/** The keys are short, because they travel in an address. */
const wireSchema = v.object({
  /** Snapshot version. */
  v: v.number(),
  /** The applied scenario, and the current one if it differs. */
  a: v.string(),
  s: v.exactOptional(v.string()),
  /** The instant of the seed, the present instant, and 1 if the clock is frozen. */
  t: v.number(),
  n: v.number(),
  f: v.exactOptional(v.literal(1)),
  /** Rows. */
  r: v.record(v.string(), v.unknown()),
  p: v.exactOptional(v.record(v.string(), v.string()), {}),
  h: v.exactOptional(v.unknown(), null),
  q: v.exactOptional(v.string()),
});

/** Encodes a shared screen as text for an address. */
export function encodeShared({ state, now, stored, navigation, query }: SharedPage): Promise<string> {
  const { version, applied, scenario, seededAt, clock, changes } = state;
  const [a, s] = [encodeScenario(applied), encodeScenario(scenario)];
  return pack({
    v: version,
    a,
    ...(s !== a && { s }),
    t: seededAt,
    n: now,
    ...(clock.frozenAt !== null && { f: 1 }),
    r: changes,
    ...(Object.keys(stored).length > 0 && { p: stored }),
    ...(navigation !== null && navigation !== undefined && { h: navigation }),
    ...(query !== undefined && { q: query }),
  } satisfies v.InferInput<typeof wireSchema>);
}

/** Decodes a shared screen; its clock continues from its instant. Throws the reason if the text is invalid. */
export async function decodeShared(text: string, realNow: number): Promise<SharedPage> {
  const wire = v.parse(wireSchema, await unpack(text));
  const applied = decodeScenario(wire.a);
  const state = parseSnapshot({
    version: wire.v,
    applied,
    scenario: wire.s === undefined ? applied : decodeScenario(wire.s),
    seededAt: wire.t,
    generation: 0,
    clock: wire.f ? { offsetMs: 0, frozenAt: wire.n } : { offsetMs: wire.n - realNow, frozenAt: null },
    changes: wire.r,
  });
  return { state, now: wire.n, stored: wire.p, navigation: wire.h, query: wire.q };
}
