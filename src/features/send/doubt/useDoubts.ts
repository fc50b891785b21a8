import { useSyncExternalStore } from 'react';
import type { InDoubt } from './doubt';
import { doubts, subscribeToDoubts } from './doubts';

/** In the HTML of a page, which is the same for everybody. */
const none: readonly InDoubt[] = [];

/** Subscribes to this user's doubts. */
export function useDoubts(): readonly InDoubt[] {
  return useSyncExternalStore(subscribeToDoubts, doubts, () => none);
}
