import type { Nearest, Reason } from '../decision';

/** A refusal: handlers throw it, the pipeline answers it. Earlier writes of the call remain. */
export class Refused extends Error {
  constructor(readonly reason: Reason) {
    super(reason.rule);
  }
}

/** Refuses the call. Status and text are those of the rule, in the table of refusals. */
export function refuse(reason: Reason): never {
  throw new Refused(reason);
}

/** Returns the row, or refuses without revealing whether the row belongs to another user. */
export function found<T>(row: T | null | undefined, nearest: Nearest): T {
  return row ?? refuse({ rule: 'ownRow', nearest });
}

/** The path of an existing row of the caller. */
export function nearestRow(folder: string, id: string | number | undefined): Nearest {
  if (id === undefined) return { text: 'La cuenta no tiene ninguno.' };
  return { text: `Uno de la cuenta: ${id}.`, change: { path: `${folder}${id}` } };
}
