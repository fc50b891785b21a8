import { useSyncExternalStore } from 'react';
import { session } from './current';
import { nothingKnown, type SessionState } from './state';

/** The state of the session, kept current. */
export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.getState, () => nothingKnown);
}

/** Whether to show the app as logged in: known, or left so by the last visit and not yet refuted. */
export function useSignedIn(): boolean {
  const { status, user } = useSession();
  return status === 'signedIn' || (status !== 'signedOut' && user !== undefined);
}
