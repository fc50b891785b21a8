import type { KeptPage, Page } from '@mocks/host/page';
import type { SnapshotStorage } from '@mocks/host/storage';
import * as v from 'valibot';
import { snapshotSchema } from './snapshot';
import type { SandboxState } from './state';

/** `edit` changes data of the current start; `start` replaces the whole state. */
export type UndoKind = 'edit' | 'start';

const keptPage: v.GenericSchema<unknown, KeptPage> = v.object({
  address: v.string(),
  stored: v.record(v.string(), v.string()),
  ofTab: v.record(v.string(), v.string()),
});

/** A command with the state before it; a `start` also records the page. */
const stepSchema = v.object({
  command: v.string(),
  kind: v.picklist(['edit', 'start']),
  state: snapshotSchema,
  page: v.exactOptional(keptPage),
});
type Step = v.InferOutput<typeof stepSchema>;

/** The result of an undo. */
export interface Undone {
  readonly command: string;
  /** True when undo replaced the whole state, including the session: the page has to reload. */
  readonly restarted: boolean;
  /** The page's address before the command. */
  readonly address?: string;
}

/** The states before the last commands. */
export interface UndoHistory {
  /** Runs a command and records how to undo it. If it throws, nothing is recorded. */
  run<R>(command: string, kind: UndoKind, task: () => R): R;
  /** Commands that can be undone, newest last. */
  commands(): readonly string[];
  /**
   * Restores the state before the newest command; what the app did since is lost. Undoing an `edit` keeps the current
   * sessions. Undoing a `start` also restores its sessions and its page.
   */
  undo(): Undone | undefined;
}

interface Parts {
  readonly state: SandboxState;
  readonly page: Page | undefined;
  /** Keeps the history across the page load that follows a `start`. */
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

export function createUndoHistory({ state, page, storage }: Parts): UndoHistory {
  let all = load(storage);

  function keep(next: readonly Step[]): void {
    all = next.slice(-KEPT);
    // What a full storage has no room for lasts as long as the page; the newest steps outlive it.
    for (let from = 0; from <= all.length; from += 1) {
      try {
        storage.setItem(KEY, JSON.stringify(all.slice(from)));
        return;
      } catch {
        // One step less.
      }
    }
  }
  /** Drops trailing edits of another start, which another tab or link began. */
  function steps(): readonly Step[] {
    const own = (step: Step) => step.kind === 'start' || step.state.seededAt === state.seededAt();
    return all.slice(0, all.findLastIndex(own) + 1);
  }

  return {
    run(command, kind, task) {
      const kept = kind === 'start' && page ? { page: page.keep() } : {};
      const step: Step = { command, kind, state: state.snapshot(), ...kept };
      const earlier = steps();
      const result = task();
      keep([...earlier, step]);
      return result;
    },
    commands: () => steps().map(({ command }) => command),
    undo() {
      const step = steps().at(-1);
      if (!step) return undefined;
      keep(steps().slice(0, -1));
      const restarted = step.kind === 'start';
      if (restarted) state.restore(step.state);
      else state.rewind(step.state);
      if (!step.page) return { command: step.command, restarted };
      page?.restore(step.page);
      return { command: step.command, restarted, address: step.page.address };
    },
  };
}
