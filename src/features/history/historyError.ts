import { ApiError, errorMessage } from '@/api/errors';
import { messages } from '@/api/messages';

const TRY_LATER = 'Intenta nuevamente más tarde.';

/** Why the history failed to load: the server's text, else the texts of product 2.21, 8.2. */
export function historyError(error: Error): string {
  return error instanceof ApiError ? errorMessage(error, TRY_LATER) : messages.historyNotLoaded;
}
