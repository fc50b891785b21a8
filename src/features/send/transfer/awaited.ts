import { msToRest } from '@/api/errors';
import { holdLock, isLockHeld } from '@/lib/browser';
import { clock } from '@/lib/clock';
import { serverNow } from '@/lib/serverClock';
import { LAG_MS, latestPressOf, type Confirmation, type OpenConfirmation } from './confirmation';

/** What this page knows of the search for an exchange, by `clock.elapsed()`. */
interface Search {
  /** The last press, as far as this page knows: never earlier than it was. */
  readonly press: number;
  /** The first reading of the history since then that does not contain it. */
  absentSince?: number;
}

const searches = new Map<string, Search>();

/** A confirmation is being pressed, in this tab or another one: the search begins again. */
export function notePress(key: string): Search {
  const search = { press: clock.elapsed() };
  searches.set(key, search);
  return search;
}

/** The search for the exchange of a confirmation; it begins where this page first sees it. */
export const searchOf = (key: string): Search => searches.get(key) ?? notePress(key);

/** True while the history may still show the exchange of an open confirmation. */
export function mayCome(one: OpenConfirmation): boolean {
  if (one.stage !== 'notFound') return true;
  const now = serverNow();
  const press = latestPressOf(one);
  const age = now === undefined || press === null ? clock.elapsed() - searchOf(one.key).press : now - press;
  return age < LAG_MS;
}

let restUntil = 0;

/** Notes how long the server asks to wait, after the failure of a confirmation or of a reading. */
export function noteWait(error: unknown): void {
  const rest = msToRest(error);
  // Stryker disable next-line ConditionalExpression,EqualityOperator -- differs only where another clock begins
  if (rest > 0) restUntil = Math.max(restUntil, clock.elapsed() + rest);
}

/** How long the history may not be read yet, in ms. */
export const msToWait = (): number => Math.max(restUntil - clock.elapsed(), 0);

/** The calls that this page makes, by the confirmation's key. */
const running = new Set<string>();

/** True while this page waits for the answer to a confirmation. */
export const isRunning = ({ key }: Pick<Confirmation, 'key'>): boolean => running.has(key);

const lockOf = (key: string) => `turpial.confirming.${key}`;

/** Makes the call of a confirmation. Until it ends, or the page does, a lock tells the other tabs that it is awaited. */
export function whileRunning<T>(key: string, call: () => Promise<T>): Promise<T> {
  running.add(key);
  const answer = call().finally(() => running.delete(key));
  // Where the browser refuses, the other tabs wait as long as a call lasts.
  holdLock(lockOf(key), answer);
  return answer;
}

/** Whether a page of this browser waits for the answer; undefined if the browser does not tell. */
export const isAwaited = async (key: string): Promise<boolean | undefined> =>
  running.has(key) || (await isLockHeld(lockOf(key)));
