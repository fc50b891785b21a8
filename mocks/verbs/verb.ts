import type { UndoableVerb, UndoHistory } from '../control/undo';

/** Turns what changes something into a verb: it is stored, told to whoever watches, and can be undone. */
export interface VerbMaker {
  /** For what cannot be undone, or has nothing to undo. */
  changing<A extends readonly unknown[], R>(task: (...args: A) => R): (...args: A) => R;
  /** For a change of data, scenario or clock. */
  editing<A extends readonly unknown[], R>(name: UndoableVerb, task: (...args: A) => R): (...args: A) => R;
  /** For what replaces the whole state. */
  starting<A extends readonly unknown[], R>(name: UndoableVerb, task: (...args: A) => R): (...args: A) => R;
}

/** Makes the verbs of one sandbox; `settle` runs after each. */
export function createVerbMaker(history: UndoHistory, settle: () => void): VerbMaker {
  const changing =
    <A extends readonly unknown[], R>(task: (...args: A) => R) =>
    (...args: A): R => {
      const result = task(...args);
      settle();
      return result;
    };
  return {
    changing,
    editing: (name, task) => changing((...args) => history.edit(name, () => task(...args))),
    starting: (name, task) => changing((...args) => history.start(name, () => task(...args))),
  };
}
