import type { SessionUser } from '@/api/session';
import type { Owner } from '@/lib/owner';
import { readRecord } from './record';

/**
 * 'unknown' until the first check. 'unreachable' after a check that met a network failure or a 5xx: a bad connection
 * signs nobody out (decision 5).
 */
export type SessionStatus = 'unknown' | 'signedIn' | 'signedOut' | 'unreachable';

export interface SessionState {
  readonly status: SessionStatus;
  /** From the server, or from the last visit while the status is unknown or unreachable. */
  readonly user: SessionUser | undefined;
  /** The e-mail or phone of the login. */
  readonly login: string | undefined;
  /** True after a logout by the user in this tab: the next login does not return to the page that was open. */
  readonly loggedOut?: boolean;
  /** The user whose session ended in this tab; undefined for a visitor. */
  readonly former?: Owner | undefined;
}

/**
 * A visitor before the first check. Pages are prerendered in this state. It is one shared object, so that hydration
 * does not render twice.
 */
export const nothingKnown: SessionState = { status: 'unknown', user: undefined, login: undefined };

/** The signed-in user, as in the owner stamp of drafts and history entries; undefined for a visitor. */
export function ownerOf({ user, login = '' }: SessionState): Owner | undefined {
  return user && { id: user.id, login };
}

/** What is known before the first check. */
export function stateOfRecord(): SessionState {
  const record = readRecord();
  return record ? { status: 'unknown', ...record } : nothingKnown;
}

/** What the guard of a protected route does (product 2.15): show the page, redirect, wait or offer a retry. */
export type GuardVerdict = 'show' | 'wait' | 'retry' | 'toLogin' | 'toProfile';

/**
 * The five steps of the guard. `recentLogin`: a login was flagged less than 8 s ago, which counts as signed in.
 * Step 4 redirects only when permitTransfer is known and 0 (decision 4).
 */
export function guardVerdict(state: SessionState, recentLogin: boolean, onProfile: boolean): GuardVerdict {
  if (state.status === 'signedOut') return 'toLogin';
  if (state.status !== 'signedIn' && !recentLogin) return state.status === 'unreachable' ? 'retry' : 'wait';
  return state.user?.permitTransfer === false && !onProfile ? 'toProfile' : 'show';
}
