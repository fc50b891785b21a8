import { useSyncExternalStore } from 'react';
import type { InDoubt } from './doubt';
import { doubts, subscribeToDoubts } from './doubts';

/** In the HTML of a page, which is the same for everybody. */
const none: readonly InDoubt[] = [];

function subscribe(listener: () => void): () => void {
  const unsubscribe = subscribeToDoubts(listener);
  // Another tab has changed them.
  window.addEventListener('storage', listener);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', listener);
  };
}

/** Subscribes to this user's doubts. */
export function useDoubts(): readonly InDoubt[] {
  return useSyncExternalStore(subscribe, doubts, () => none);
}
