/** A refusal of the server: thrown by handlers, answered by the pipeline. Nothing that was written before it is undone. */
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

/** The row, or the 404 that hides whether there is one that belongs to somebody else. */
export function found<T>(row: T | undefined): T {
  return row ?? refuse(404, 'Not found');
}
