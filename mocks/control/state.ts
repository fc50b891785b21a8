import type { VirtualClock } from './clock';
import type { CookieJar } from './cookies';
import type { Page } from './page';
import type { SnapshotStorage } from './storage';
import { visitorJar } from './visitor';
import { createDatabase, type Changes, type Database } from '../db/database';
import {
  decodeSnapshot,
  encodeSnapshot,
  loadText,
  parseSnapshot,
  saveText,
  type Snapshot,
} from '../db/snapshot';
import { found } from '../handlers/fault';
import type { World } from '../handlers/handler';
import { openSession } from '../handlers/session';
import { plantSeed } from '../seeds/plant';
import { decodeScenario, encodeScenario } from '../scenarios/link';
import { scenarioOf } from '../scenarios/presets';
import type { Scenario } from '../scenarios/scenario';

/** What a sandbox remembers: the database, the scenario, and where both are kept. */
export interface SandboxState {
  readonly db: Database;
  /** The cookies of the browser that the sandbox runs in. */
  readonly jar: CookieJar;
  world(): World;
  source(): string;
  /** The instant that the seed's dates are relative to: it tells one start from another. */
  seededAt(): number;
  /** Starts over with a scenario; whoever it signs in gets the session's cookie into `jar`. */
  apply(scenario: Scenario, jar?: CookieJar): void;
  /** Starts over with the scenario that was applied last. */
  reset(jar?: CookieJar): void;
  /** Changes the scenario and leaves the data alone. */
  change(changes: Partial<Scenario>): void;
  /** Keeps what was written; to be called after every write. */
  save(): void;
  /** Takes over what another tab wrote. */
  refresh(): void;
  exported(): string;
  /** Replaces everything by an exported state; throws a `SnapshotError` when it is none. */
  restore(text: string): void;
}

interface Options {
  /** A preset's name or an encoded scenario: applied unless the stored state came from the same one. */
  readonly source: string | undefined;
  readonly storage: SnapshotStorage;
  readonly clock: VirtualClock;
  readonly page: Page | undefined;
}

/** Restores the stored state, or starts with the scenario. */
export function createState({ source, storage, clock, page }: Options): SandboxState {
  const db = createDatabase();
  const jar = visitorJar(db);
  const nothing = scenarioOf('normal');
  let known: Omit<Snapshot, 'clock' | 'changes'> = {
    source: '',
    applied: nothing,
    scenario: nothing,
    seededAt: Number.NaN,
    generation: 0,
  };
  /** The stored text that this state equals. */
  let stored: string | null = null;

  const world = (): World => ({ db, scenario: known.scenario, now: clock.now() });
  const exported = () => encodeSnapshot({ ...known, clock: clock.state(), changes: db.changes() });

  function save(): void {
    const text = exported();
    if (text === stored) return;
    stored = text;
    saveText(storage, text);
  }

  function plant(changes: Changes = {}): void {
    db.plant((empty) => plantSeed(empty, known.applied.seed, known.seededAt));
    db.restore(changes);
  }

  function apply(scenario: Scenario, visitor: CookieJar = jar): void {
    const { at, frozen = false } = scenario.clock;
    clock.set(at === undefined ? Date.now() : Date.parse(at), frozen);
    const generation = known.generation + 1;
    known = {
      source: encodeScenario(scenario),
      applied: scenario,
      scenario,
      seededAt: clock.now(),
      generation,
    };
    plant();
    if (scenario.signedInAs !== null) {
      const user = found(db.user.find(({ login }) => login === scenario.signedInAs));
      const session = openSession(world(), user, visitor);
      db.session.update(session.id, { ended: scenario.session === 'ended' });
    }
    page?.mark(scenario, clock.now());
    save();
  }

  function adopt({ clock: time, changes, ...rest }: Snapshot): void {
    const sameSeed = known.generation === rest.generation && known.seededAt === rest.seededAt;
    known = rest;
    if (sameSeed) db.restore(changes);
    else plant(changes);
    clock.adopt(time);
  }

  const text = loadText(storage);
  const snapshot = text === null ? undefined : decodeSnapshot(text);
  if (snapshot && (source === undefined || source === snapshot.source)) {
    adopt(snapshot);
    stored = text;
  } else {
    apply(decodeScenario(source ?? 'normal'));
  }

  return {
    db,
    jar,
    world,
    source: () => known.source,
    seededAt: () => known.seededAt,
    apply,
    reset: (visitor) => apply(known.applied, visitor),
    change(changes) {
      known = { ...known, scenario: { ...known.scenario, ...changes } };
      save();
    },
    save,
    refresh() {
      const now = loadText(storage);
      if (now === null || now === stored) return;
      const other = decodeSnapshot(now);
      if (!other) return;
      adopt(other);
      stored = now;
    },
    exported,
    restore(imported) {
      adopt({ ...parseSnapshot(imported), generation: known.generation + 1 });
      save();
    },
  };
}
