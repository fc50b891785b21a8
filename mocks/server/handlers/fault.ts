/** An error answer: handlers throw it, the pipeline sends it. Earlier writes of the call remain. */
export class HttpFault extends Error {
  constructor(
    readonly status: number,
    readonly body: { readonly error: string; readonly code?: string },
  ) {
    super(body.error);
  }
}

/** Refuses the call with a status and a text for the user. */
export function refuse(status: number, error: string): never {
  throw new HttpFault(status, { error });
}

/** Returns the row, or throws a 404 that does not reveal whether the row belongs to another user. */
export function found<T>(row: T | undefined): T {
  return row ?? refuse(404, 'Not found');
}
