import type { Nearest, Reason } from '../decision';

/** An error answer: handlers throw it, the pipeline sends it. Earlier writes of the call remain. */
export class HttpFault extends Error {
  constructor(
    readonly status: number,
    readonly body: { readonly error: string; readonly code?: string },
    readonly reason: Reason,
  ) {
    super(body.error);
  }
}

/** Refuses the call with a status and a text for the user. `reason` is for the log. */
export function refuse(status: number, error: string, reason: Reason): never {
  throw new HttpFault(status, { error }, reason);
}

/** Returns the row, or throws a 404 that does not reveal whether the row belongs to another user. */
export function found<T>(row: T | undefined, nearest: Nearest): T {
  return row ?? refuse(404, 'Not found', { rule: 'ownRow', nearest });
}

/** The path of an existing row of the caller. */
export function nearestRow(folder: string, id: string | number | undefined): Nearest {
  if (id === undefined) return { text: 'La cuenta no tiene ninguno.' };
  return { text: `Uno de la cuenta: ${id}.`, change: { path: `${folder}${id}` } };
}
