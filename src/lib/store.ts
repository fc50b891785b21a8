/** A value outside React; `subscribe` and `get` are the arguments of `useSyncExternalStore`. */
export interface Store<T> {
  readonly get: () => T;
  readonly set: (next: T) => void;
  /** Calls `listener` after each change. The returned function unsubscribes it. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
