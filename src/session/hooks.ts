import { useSyncExternalStore } from 'react';
import { session } from './current';
import { nothingKnown, type SessionState } from './state';

export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.getState, () => nothingKnown);
}

/** Whether to show the app as signed in: the session is known, or the last visit left one that no check has refused. */
export function useSignedIn(): boolean {
  const { status, user } = useSession();
  return status === 'signedIn' || (status !== 'signedOut' && user !== undefined);
}
