import type { SessionState } from './state';

/** What the guard of a protected route does (product 2.15): show the page, redirect, wait or offer a retry. */
export type GuardVerdict = 'show' | 'wait' | 'retry' | 'toLogin' | 'toProfile';

/**
 * The five steps of the guard. `recentLogin`: a login was flagged less than 8 s ago, which counts as signed in.
 * Step 4 redirects only when permitTransfer is known and 0 (decisions 4).
 */
export function guardVerdict(state: SessionState, recentLogin: boolean, onProfile: boolean): GuardVerdict {
  if (state.status === 'signedOut') return 'toLogin';
  if (state.status !== 'signedIn' && !recentLogin) return state.status === 'unreachable' ? 'retry' : 'wait';
  return state.user?.permitTransfer === false && !onProfile ? 'toProfile' : 'show';
}
