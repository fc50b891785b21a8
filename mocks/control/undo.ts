import type { Changes } from '../db/database';
import type { Scenario } from '../scenarios/scenario';
import type { SandboxState } from './state';

interface Step {
  readonly rows: Changes;
  /** Undefined when the edit left the scenario alone. */
  readonly scenario: Scenario | undefined;
}

/** The edits of a page, newest last, and the way back through them. */
export interface UndoHistory {
  /** Runs an edit so that it can be undone. */
  edit<R>(task: () => R): R;
  /** How many edits there are to undo. */
  depth(): number;
  /** Takes the newest edit back. What the app did meanwhile to other rows stays. */
  undo(): void;
  forget(): void;
}

const KEPT = 50;

/** An empty history. */
export function createUndoHistory({ db, world, change }: SandboxState): UndoHistory {
  let steps: readonly Step[] = [];
  return {
    edit(task) {
      const { scenario } = world();
      const { result, before } = db.recorded(task);
      const step = { rows: before, scenario: world().scenario === scenario ? undefined : scenario };
      steps = [...steps, step].slice(-KEPT);
      return result;
    },
    depth: () => steps.length,
    undo() {
      const step = steps.at(-1);
      if (!step) return;
      steps = steps.slice(0, -1);
      db.revert(step.rows);
      if (step.scenario) change(step.scenario);
    },
    forget() {
      steps = [];
    },
  };
}
