import type { SessionState } from './state';

/** What the guard of a protected route does (spec §2): the page, a redirect, or a wait or a retry. */
export type GuardVerdict = 'show' | 'wait' | 'retry' | 'toLogin' | 'toProfile';

/**
 * The five steps of the guard. `recentLogin`: a login was flagged less than 8 s ago, which counts as logged in.
 * The profile-level value of step 4 is permitTransfer: it redirects only when known and 0 (decisions 4).
 */
export function guardVerdict(state: SessionState, recentLogin: boolean, onProfile: boolean): GuardVerdict {
  if (state.status === 'signedOut') return 'toLogin';
  if (state.status !== 'signedIn' && !recentLogin) return state.status === 'unreachable' ? 'retry' : 'wait';
  return state.user?.permitTransfer === false && !onProfile ? 'toProfile' : 'show';
}
