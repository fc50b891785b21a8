import { clock } from '@/lib/clock';
import { asObject, asText, finderIn, pick } from '@/lib/jsonValues';
import { KnownError } from '@/lib/knownError';
import { messages } from './messages';

/** Why a call failed: the server refused it, could not be reached, or sent an answer that cannot be read. */
export type ApiErrorKind = 'refused' | 'network' | 'unreadable';

/** A failed call. `message` can be shown; `serverText` is undefined when the server sent no usable text. */
export class ApiError extends KnownError {
  override readonly name = 'ApiError';

  constructor(
    readonly kind: ApiErrorKind,
    /** HTTP status; 503 for a network failure. */
    readonly status: number,
    readonly details: {
      readonly serverText?: string | undefined;
      readonly code?: string | undefined;
      /** The server asks for no call before, by `clock.elapsed()`. */
      readonly retryAt?: number | undefined;
    } = {},
    message = details.serverText ?? `HTTP ${status}`,
  ) {
    super(message);
  }
}

/** An answer that is not JSON or does not have the expected shape (decision 13). */
export function unreadable(message: string = messages.unexpectedAnswer): ApiError {
  return new ApiError('unreadable', 200, {}, message);
}

const errorFields = ['error', 'message', 'msg', 'detail'] as const;

/** True for `{}`, `[]` and null. */
const isBlankJson = (parsed: unknown) =>
  parsed === null || (typeof parsed === 'object' && Object.keys(parsed).length === 0);

const looksLikeMarkup = (text: string) => /<\/?[a-z!][^>]*>/i.test(text);

/**
 * The text of the server (product 8.1): the first of error, message, msg, detail, data.error, data.message and
 * data.msg that is not empty, else the raw body. Undefined when there is none, or when it is HTML (product 8.1).
 */
export function serverText(body: string, parsed: unknown): string | undefined {
  const object = asObject(parsed);
  const text =
    finderIn(object)(asText, ...errorFields) ??
    finderIn(asObject(pick(object, 'data')))(asText, ...errorFields.slice(0, 3)) ??
    asText(typeof parsed === 'string' ? parsed : isBlankJson(parsed) ? '' : body);
  return text === undefined || looksLikeMarkup(text) ? undefined : text.trim();
}

/** The machine-readable code of the error, from any of its places. */
export function serverCode(parsed: unknown): string | undefined {
  const object = asObject(parsed);
  return (
    finderIn(object)(asText, 'code', 'errorCode') ?? finderIn(asObject(pick(object, 'data')))(asText, 'code')
  );
}

/** The fallbacks that say that the input was wrong. Only a 4xx can know that. */
const blames: readonly string[] = [
  messages.invalidCredentials,
  messages.invalidResetCode,
  messages.invalidVerificationCode,
];

/**
 * The text to show for a failed call: the server's, else the fallback of the call (product 8.1). A lost connection has
 * its own text, and so have a fault of the app and a server that does not work where the fallback blames the user.
 */
export function errorMessage(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return error instanceof KnownError ? error.message : messages.appFailed;
  if (error.kind === 'network') return messages.offline;
  if (error.kind === 'unreadable') return error.message;
  const { serverText } = error.details;
  if (serverText === undefined && !isRefusal(error) && blames.includes(fallback))
    return `${messages.serviceFailed} HTTP ${error.status}`;
  return serverText ?? fallback;
}

/** The failure of a call that belongs to a user who is no longer signed in. */
export const userChange = () => new ApiError('refused', 401, { code: 'user_changed' });

/** True for `userChange`: nobody is told of it. */
export const isUserChange = (error: unknown) =>
  error instanceof ApiError && error.details.code === 'user_changed';

/** True for failures that a retry may solve: network, 5xx, 408 and 429 (decision 14). */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.kind === 'network' || error.status >= 500 || error.status === 408 || error.status === 429;
}

/** True when the server refused: a 4xx that does not ask to come back later. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.kind !== 'refused') return false;
  return error.status >= 400 && error.status < 500 && ![408, 425, 429].includes(error.status);
}

/** True when the server answered that the resource does not exist. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** How long the server still asks to wait after a failed call, in ms; 0 if it does not. */
export function msToRest(error: unknown): number {
  const retryAt = error instanceof ApiError ? error.details.retryAt : undefined;
  return Math.max((retryAt ?? 0) - clock.elapsed(), 0);
}
