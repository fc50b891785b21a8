import { clock } from './clock';

/** Ignores the `Date` of an answer that took longer than this, in ms, because it is too imprecise. */
const PROMPT_MS = 5000;

/** Difference between the two clocks of a device that is awake, in ms. */
const APART_MS = 5000;

interface Noted {
  readonly at: number;
  /** When the answer arrived, by `clock.elapsed()`. */
  readonly elapsed: number;
  /** When it was asked for, by both clocks: the device may also sleep during the call. */
  readonly asked: { readonly elapsed: number; readonly now: number };
}

let noted: Noted | undefined;

/**
 * Notes the server's time from an answer that has just arrived. `date` is its `Date` header, null when it cannot be
 * read. `asked` is when the call was sent, by `clock.elapsed()` and `clock.now()`.
 */
export function noteServerDate(date: string | null, asked: Noted['asked']): void {
  const at = Date.parse(date ?? '');
  const elapsed = clock.elapsed();
  if (!Number.isNaN(at) && elapsed - asked.elapsed < PROMPT_MS) noted = { at, elapsed, asked };
}

/**
 * The earliest possible time on the server's clock, in ms: `Date` has whole seconds and does not include the way back.
 * Undefined until an answer has given it.
 */
export function serverNow(): number | undefined {
  return noted === undefined ? undefined : noted.at + clock.elapsed() - noted.elapsed;
}

/**
 * False if `serverNow` may be much too early: while the device sleeps, `clock.elapsed()` may stand still, but the
 * device's clock goes on.
 */
export const isServerClockSure = (): boolean =>
  noted !== undefined && clock.now() - noted.asked.now - (clock.elapsed() - noted.asked.elapsed) < APART_MS;

/** The time on the server's clock, in ms; on the app's while the server's is not known for sure. */
export const present = (): number => (isServerClockSure() ? serverNow() : undefined) ?? clock.now();
