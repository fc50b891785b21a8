import { useSyncExternalStore } from 'react';
import type { InDoubt } from './doubt';
import { doubts, subscribeToDoubts } from './doubts';

/** Subscribes to this user's doubts. */
export function useDoubts(): readonly InDoubt[] {
  return useSyncExternalStore(subscribeToDoubts, doubts);
}
