import { reportError } from './telemetry';

/** A failure that the app knows. Its message is for the screen; any other exception is a fault of the app. */
export class KnownError extends Error {}

/** The exception of a call passes the transport, then the page that made it. */
let last: unknown;

/** Reports what a call of the app has thrown, once, unless it is a known failure (product 8.1). */
export function reportFault(thrown: unknown): void {
  if (thrown === last || thrown instanceof KnownError) return;
  last = thrown;
  reportError('call', thrown);
}
