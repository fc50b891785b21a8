import { AUTH_CHANGED, currentOwner, type Owner } from './owner';

/**
 * What all tabs of a browser keep for the signed-in user, as `useSyncExternalStore` asks for it.
 *
 * @param stored the stored texts
 * @param read what they say to this user
 */
export function createSharedStore<T>(stored: () => unknown, read: (owner: Owner | undefined) => T) {
  const listeners = new Set<() => void>();
  let snapshot: { readonly of: string; readonly value: T } | undefined;
  return {
    /** The value. It keeps its identity until the texts or the user change. */
    get(): T {
      const owner = currentOwner();
      const of = JSON.stringify([owner, stored()]);
      if (snapshot?.of !== of) snapshot = { of, value: read(owner) };
      return snapshot.value;
    },
    /** Calls `listener` after each change, also by another tab. The returned function unsubscribes it. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      addEventListener('storage', listener);
      addEventListener(AUTH_CHANGED, listener);
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', listener);
        removeEventListener(AUTH_CHANGED, listener);
      };
    },
    /** Says that this tab has changed the texts; the browser tells the others. */
    changed(): void {
      for (const listener of listeners) listener();
    },
  };
}
