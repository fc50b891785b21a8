import { clock } from './clock';

/** Ignores the `Date` of an answer that took longer than this, in ms, because it is too imprecise. */
const PROMPT_MS = 5000;

/** Difference between the two clocks of a device that is awake, in ms. */
const APART_MS = 5000;

let noted: { readonly at: number; readonly elapsed: number; readonly now: number } | undefined;

/**
 * Notes the server's time from an answer that has just arrived. `date` is its `Date` header, null when it cannot be
 * read. `askedAt` is when the call was sent, by `clock.elapsed()`.
 */
export function noteServerDate(date: string | null, askedAt: number): void {
  const at = Date.parse(date ?? '');
  const elapsed = clock.elapsed();
  if (!Number.isNaN(at) && elapsed - askedAt < PROMPT_MS) noted = { at, elapsed, now: clock.now() };
}

/**
 * The earliest possible time on the server's clock, in ms: `Date` has whole seconds and does not include the way back.
 * Undefined until an answer has given it.
 */
export function serverNow(): number | undefined {
  return noted === undefined ? undefined : noted.at + clock.elapsed() - noted.elapsed;
}

/**
 * True if `serverNow` cannot be much too early: `clock.elapsed()` may stand still while the device sleeps, but then
 * the device's clock goes on.
 */
export const isServerClockSure = (): boolean =>
  noted !== undefined && clock.now() - noted.now - (clock.elapsed() - noted.elapsed) < APART_MS;
