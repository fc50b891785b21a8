import { useSyncExternalStore } from 'react';
import { doubts, subscribeToDoubts, type InDoubt } from './inDoubt';

/** The confirmations of this user whose answer is not known, kept current. */
export function useDoubts(): readonly InDoubt[] {
  return useSyncExternalStore(subscribeToDoubts, doubts);
}
