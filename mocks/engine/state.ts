import type { VirtualClock } from '@mocks/host/clock';
import type { CookieJar } from '@mocks/host/cookies';
import type { Page } from '@mocks/host/page';
import type { SnapshotStorage } from '@mocks/host/storage';
import { scenarioOf } from '@mocks/scenarios/presets/table';
import { createDatabase, type Changes, type Database } from '@mocks/server/db/database';
import type { ModelName } from '@mocks/server/db/models';
import type { ServerContext } from '@mocks/server/handlers/handler';
import { callerOf, openSession } from '@mocks/server/handlers/session';
import { isSameScenario, type Scenario } from '@mocks/server/scenario';
import { applySeed } from '@mocks/server/seeds/applySeed';
import { decodeSnapshot, loadText, saveText, SNAPSHOT_VERSION, type Snapshot } from './snapshot';
import { visitorJar } from './visitor';

/** The state of a sandbox: database, scenario, clock, and their storage. */
export interface SandboxState {
  readonly db: Database;
  /** The cookies of the browser that the sandbox runs in. */
  readonly jar: CookieJar;
  context(): ServerContext;
  /** The scenario that a reset restores. */
  applied(): Scenario;
  /** The dates of the seed are relative to this instant; it also identifies a start. */
  seededAt(): number;
  /** Starts a scenario. If it signs a user in, `jar` receives the session cookie. */
  apply(scenario: Scenario, jar: CookieJar): void;
  /** Changes the scenario and keeps the data. */
  change(changes: Partial<Scenario>): void;
  /** Stores the state; call it after every write. */
  save(): void;
  /** False if the storage refused the newest state, so that a page load loses it. */
  isKept(): boolean;
  /** Reloads the state that another tab stored. */
  refresh(): void;
  snapshot(): Snapshot;
  /** Replaces the whole state. */
  restore(snapshot: Snapshot): void;
  /** Restores an earlier state of the same start. It neither opens nor ends a session. */
  rewind(snapshot: Snapshot): void;
}

interface Options {
  /** Applied unless the stored state started from an equal scenario. */
  readonly scenario: Scenario | undefined;
  readonly storage: SnapshotStorage;
  readonly clock: VirtualClock;
  readonly page: Page | undefined;
}

/** Undo keeps these: sessions, cookies, answered idempotency keys and issued numbers. */
const lastingTables = [
  'session',
  'cookie',
  'idempotencyKey',
  'counter',
] as const satisfies readonly ModelName[];

function withLasting(before: Changes, now: Changes): Changes {
  const lasting = lastingTables.flatMap((name) => (now[name] ? [[name, now[name]] as const] : []));
  return { ...before, ...(Object.fromEntries(lasting) as Changes) };
}

/** Restores the stored state, or starts the scenario. */
export function createState({ scenario: wanted, storage, clock, page }: Options): SandboxState {
  const db = createDatabase();
  const jar = visitorJar(db);
  const nothing = scenarioOf('normal');
  let known: Omit<Snapshot, 'version' | 'clock' | 'changes'> = {
    applied: nothing,
    scenario: nothing,
    seededAt: Number.NaN,
    generation: 0,
  };
  /** The stored text that this tab wrote or adopted. What it could not store is newer. */
  let stored: string | null = null;
  let isKept = true;

  const context = (): ServerContext => ({ db, scenario: known.scenario, now: clock.now() });
  const present = (): Snapshot => ({
    version: SNAPSHOT_VERSION,
    ...known,
    clock: clock.state(),
    changes: db.changes(),
  });

  function save(): void {
    const text = JSON.stringify(present());
    if (text === stored) return;
    isKept = saveText(storage, text);
    if (isKept) stored = text;
  }

  function seedDatabase(changes: Changes = {}): void {
    db.seed((empty) => applySeed(empty, known.applied.seed, known.seededAt));
    db.restore(changes);
  }

  function apply(scenario: Scenario, visitor: CookieJar): void {
    const { at, frozen = false } = scenario.clock;
    clock.set(at === undefined ? Date.now() : Date.parse(at), frozen);
    known = { applied: scenario, scenario, seededAt: clock.now(), generation: known.generation + 1 };
    seedDatabase();
    if (scenario.signedInAs !== null) {
      const user = db.user.findFirst({ where: { login: { equals: scenario.signedInAs } } });
      if (!user) throw new Error(`The seed has no account '${scenario.signedInAs}'`);
      const session = openSession(context(), user, visitor);
      db.session.update(session.id, { ended: scenario.session === 'ended' });
    }
    page?.mark(scenario.signedInAs, clock.now());
  }

  function know({ applied, scenario, seededAt, generation }: Snapshot): void {
    known = { applied, scenario, seededAt, generation };
  }

  function adopt(snapshot: Snapshot): void {
    const sameSeed = known.generation === snapshot.generation && known.seededAt === snapshot.seededAt;
    know(snapshot);
    if (sameSeed) db.restore(snapshot.changes);
    else seedDatabase(snapshot.changes);
    clock.adopt(snapshot.clock);
  }

  const text = loadText(storage);
  const snapshot = decodeSnapshot(text);
  if (snapshot && (!wanted || isSameScenario(wanted, snapshot.applied))) {
    adopt(snapshot);
    stored = text;
  } else {
    apply(wanted ?? nothing, jar);
    save();
  }

  return {
    db,
    jar,
    context,
    applied: () => known.applied,
    seededAt: () => known.seededAt,
    apply,
    change(changes) {
      known = { ...known, scenario: { ...known.scenario, ...changes } };
    },
    save,
    isKept: () => isKept,
    refresh() {
      const now = loadText(storage);
      if (now === stored) return;
      const other = decodeSnapshot(now);
      if (!other) return;
      adopt(other);
      stored = now;
    },
    // A copy, because later writes change the rows.
    snapshot: () => structuredClone(present()),
    restore(whole) {
      adopt({ ...whole, generation: known.generation + 1 });
      const caller = callerOf(context(), { headers: new Headers(), body: '' }, jar);
      page?.mark(caller?.login ?? null, clock.now());
    },
    rewind(earlier) {
      know({ ...earlier, generation: known.generation + 1 });
      seedDatabase(withLasting(earlier.changes, db.changes()));
      const { offsetMs, frozenAt } = earlier.clock;
      const { clock: now } = present();
      // Setting the clock keeps the remaining time of its timers.
      if (offsetMs !== now.offsetMs || frozenAt !== now.frozenAt) {
        clock.set(frozenAt ?? Date.now() + offsetMs, frozenAt !== null);
      }
    },
  };
}
