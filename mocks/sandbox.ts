import { createClock, type VirtualClock } from './control/clock';
import type { CookieJar } from './control/cookies';
import { createHeldCalls } from './control/held';
import { createLog } from './control/log';
import type { Page } from './control/page';
import { createState } from './control/state';
import { memoryStorage, type SnapshotStorage } from './control/storage';
import { createUndoHistory, type UndoableVerb, type Undone } from './control/undo';
import { callVerbs, type CallVerbs } from './verbs/calls';
import { dataVerbs, type DataVerbs } from './verbs/data';
import { serverVerbs, sourceOf, type ScenarioChoice, type ServerVerbs } from './verbs/server';
import { timeVerbs, type TimeVerbs } from './verbs/time';
import { createVerbMaker } from './verbs/verb';

export interface SandboxOptions {
  /** Applied unless the stored state came from the very same; without it, the stored state or 'normal'. */
  readonly scenario?: ScenarioChoice;
  /** Where the state outlives the page; by default nowhere. */
  readonly storage?: SnapshotStorage;
  /** Where the way back outlives the page; by default nowhere. */
  readonly undoStorage?: SnapshotStorage;
  /** The clock that the app reads too, where both run side by side. */
  readonly clock?: VirtualClock;
  /** Runs a task while no other tab runs one. */
  readonly exclusive?: <T>(task: () => T) => Promise<T>;
  /** The page of the app that runs beside it. */
  readonly page?: Page;
}

/** One fake server. Nothing is shared between two of them but the storage they are given. */
export interface Sandbox extends ServerVerbs, TimeVerbs, DataVerbs, CallVerbs {
  /** The cookies of the browser that the sandbox runs in. */
  readonly jar: CookieJar;
  /** The verbs that can be taken back, newest last. */
  undoable(): readonly UndoableVerb[];
  /** Takes the last one back, and tells what it was; undefined when there is none. */
  undo(): Undone | undefined;
  exportState(): string;
  /** Replaces everything by an exported state; throws a `SnapshotError` when it is none. */
  importState(text: string): void;
  /** Takes over what another tab wrote. */
  refresh(): void;
  /** Calls back after every change; returns the way to stop it. */
  subscribe(listener: () => void): () => void;
}

const atOnce = <T>(task: () => T): Promise<T> => Promise.resolve(task());

/** Makes a fake server of its own. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const { storage = memoryStorage(), undoStorage = memoryStorage(), clock = createClock() } = options;
  const { exclusive = atOnce, scenario: choice, page } = options;
  const source = choice === undefined ? undefined : sourceOf(choice);
  const state = createState({ source, storage, clock, page });
  const history = createUndoHistory({ state, clock, page, storage: undoStorage });
  const held = createHeldCalls();
  const listeners = new Set<() => void>();

  function notify(): void {
    for (const listener of listeners) listener();
  }
  const make = createVerbMaker(history, () => {
    state.save();
    notify();
  });

  return {
    jar: state.jar,
    ...serverVerbs(make, state, held),
    ...timeVerbs(make, clock),
    ...dataVerbs(make, state),
    ...callVerbs(make, { state, clock, held, log: createLog(), exclusive, notify }),
    undoable: history.verbs,
    undo: make.changing(() => {
      const undone = history.undo();
      if (undone?.restarted) held.release();
      return undone;
    }),
    exportState: state.exported,
    importState: make.starting('importState', (text) => {
      state.restore(text);
      held.release();
    }),
    refresh() {
      state.refresh();
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
