import * as v from 'valibot';
import { changesSchema } from '../db/rows';
import { clockSchema } from '../db/snapshot';
import { scenarioSchema } from '../scenarios/scenario';
import type { VirtualClock } from './clock';
import type { KeptPage, Page } from './page';
import type { SandboxState } from './state';
import type { SnapshotStorage } from './storage';

/** The verbs that can be taken back. */
const undoableVerbs = [
  'apply',
  'reset',
  'importState',
  'change',
  'fault',
  'clearFaults',
  'advance',
  'freeze',
  'resume',
  'realTime',
  'setRate',
  'createExchange',
  'updateExchange',
  'removeExchange',
  'updateBeneficiary',
  'removeBeneficiary',
  'updateUser',
] as const;
export type UndoableVerb = (typeof undoableVerbs)[number];

const verb = v.picklist(undoableVerbs);
const keptPage: v.GenericSchema<unknown, KeptPage> = v.object({
  address: v.string(),
  stored: v.record(v.string(), v.string()),
});

/** An edit remembers what it changed; a new start, everything that there was before. */
const stepSchema = v.variant('kind', [
  v.object({
    kind: v.literal('edit'),
    verb,
    seededAt: v.number(),
    rows: changesSchema,
    scenario: v.exactOptional(scenarioSchema),
    clock: v.exactOptional(clockSchema),
  }),
  v.object({ kind: v.literal('start'), verb, state: v.string(), page: v.exactOptional(keptPage) }),
]);
type Step = v.InferOutput<typeof stepSchema>;

/** What was taken back. */
export interface Undone {
  readonly verb: UndoableVerb;
  /** True when the whole state was replaced: another session is in force, and a page has to be loaded again. */
  readonly restarted: boolean;
  /** Where that page stood. */
  readonly address?: string;
}

/** What was done with the sandbox's verbs, newest last, and the way back through it. */
export interface UndoHistory {
  /** Runs an edit so that it can be undone. */
  edit<R>(verb: UndoableVerb, task: () => R): R;
  /** Runs what replaces the whole state, so that it can be undone. */
  start<R>(verb: UndoableVerb, task: () => R): R;
  /** What can be undone, newest last. */
  verbs(): readonly UndoableVerb[];
  /** Takes the newest one back; after an edit, what the app did meanwhile to other rows stays. */
  undo(): Undone | undefined;
}

interface Parts {
  readonly state: SandboxState;
  readonly clock: VirtualClock;
  readonly page: Page | undefined;
  /** Where the history outlives the page, which a new start loads again. */
  readonly storage: SnapshotStorage;
}

const KEPT = 50;
const KEY = 'turpial-sandbox.undo';

function load(storage: SnapshotStorage): readonly Step[] {
  try {
    return v.parse(v.array(stepSchema), JSON.parse(storage.getItem(KEY) ?? '[]'));
  } catch {
    return [];
  }
}

/** The history that the storage has. */
export function createUndoHistory({ state, clock, page, storage }: Parts): UndoHistory {
  const { db, world, change } = state;
  let all = load(storage);

  function keep(next: readonly Step[]): void {
    all = next.slice(-KEPT);
    try {
      storage.setItem(KEY, JSON.stringify(all));
    } catch {
      // full or closed: it lasts as long as the page
    }
  }
  /** Without the last edits when they were made to another start: another tab, or another link, began this one. */
  function steps(): readonly Step[] {
    const own = (step: Step) => step.kind === 'start' || step.seededAt === state.seededAt();
    return all.slice(0, all.findLastIndex(own) + 1);
  }

  return {
    edit(name, task) {
      const { scenario } = world();
      const time = clock.state();
      const { result, before } = db.recorded(task);
      const step: Step = {
        kind: 'edit',
        verb: name,
        seededAt: state.seededAt(),
        rows: before,
        ...(world().scenario !== scenario && { scenario }),
        ...(clock.state() !== time && { clock: time }),
      };
      keep([...steps(), step]);
      return result;
    },
    start(name, task) {
      const before = { state: state.exported(), ...(page && { page: page.keep() }) };
      const earlier = steps();
      const result = task();
      keep([...earlier, { kind: 'start', verb: name, ...before }]);
      return result;
    },
    verbs: () => steps().map((step) => step.verb),
    undo() {
      const step = steps().at(-1);
      if (!step) return undefined;
      keep(steps().slice(0, -1));
      if (step.kind === 'start') {
        state.restore(step.state);
        const undone = { verb: step.verb, restarted: true };
        if (!step.page) return undone;
        page?.restore(step.page);
        return { ...undone, address: step.page.address };
      }
      db.revert(step.rows);
      if (step.scenario) change(step.scenario);
      if (step.clock) {
        const { frozenAt, offsetMs } = step.clock;
        clock.set(frozenAt ?? Date.now() + offsetMs, frozenAt !== null);
      }
      return { verb: step.verb, restarted: false };
    },
  };
}
