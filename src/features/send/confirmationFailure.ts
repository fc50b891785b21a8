import { ApiError, errorMessage } from '@/api/errors';
import { messages } from '@/api/messages';

/** The server refused the call for its token, so it did nothing; only the refresh afterwards failed. */
const SESSION_UNREACHABLE = 'session_unreachable';
/** A proxy's time-out: the server may have created the exchange. */
const REQUEST_TIMEOUT = 408;

/** True when the server may have created the exchange: no answer, an unreadable one, a 5xx or a proxy's time-out. */
export function mayHaveArrived(failure: unknown): boolean {
  if (!(failure instanceof ApiError) || failure.details.code === SESSION_UNREACHABLE) return false;
  return failure.kind !== 'refused' || failure.status >= 500 || failure.status === REQUEST_TIMEOUT;
}

/** The text of a failed confirmation. A missing payment method is an error of the app, not an answer. */
export function failureText(error: unknown): string {
  const fallback = error instanceof Error && !(error instanceof ApiError) ? error.message : undefined;
  return errorMessage(error, fallback ?? messages.exchangeNotCreated);
}
