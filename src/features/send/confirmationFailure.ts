import { ApiError, errorMessage } from '@/api/errors';
import { isRateChange } from '@/api/exchangeCreation';
import { messages } from '@/api/messages';

/** The server refused the call for its token, so it did nothing; only the refresh afterwards failed. */
const SESSION_UNREACHABLE = 'session_unreachable';
/** A proxy's time-out, busy with the same key, too early, too many: they say nothing of the exchange (decision 59). */
const UNDECIDED: ReadonlySet<number> = new Set([408, 409, 425, 429]);

/** True when the server may have created the exchange: no answer, an unreadable one, a 5xx or an undecided status. */
export function mayHaveArrived(failure: unknown): boolean {
  if (!(failure instanceof ApiError) || failure.details.code === SESSION_UNREACHABLE) return false;
  if (isRateChange(failure)) return false;
  return failure.kind !== 'refused' || failure.status >= 500 || UNDECIDED.has(failure.status);
}

/** The text of a failed confirmation. A missing payment method is an error of the app, not an answer. */
export function failureText(error: unknown): string {
  const fallback = error instanceof Error && !(error instanceof ApiError) ? error.message : undefined;
  return errorMessage(error, fallback ?? messages.exchangeNotCreated);
}
