import { clock } from './clock';

/** Ignores the `Date` of an answer that took longer than this, in ms, because it is too imprecise. */
const PROMPT_MS = 5000;

let ahead: number | undefined;

/**
 * Notes the server's time from an answer that has just arrived. `date` is its `Date` header, null when it cannot be
 * read. `askedAt` is when the call was sent, by `clock.elapsed()`.
 */
export function noteServerDate(date: string | null, askedAt: number): void {
  const at = Date.parse(date ?? '');
  const now = clock.elapsed();
  if (!Number.isNaN(at) && now - askedAt < PROMPT_MS) ahead = at - now;
}

/**
 * The earliest possible time on the server's clock, in ms: `Date` has whole seconds and does not include the way back.
 * Undefined until an answer has given it.
 */
export function serverNow(): number | undefined {
  return ahead === undefined ? undefined : clock.elapsed() + ahead;
}
