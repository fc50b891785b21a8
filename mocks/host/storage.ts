/** Where a sandbox stores its snapshot: local storage or anything with the same methods. */
export type SnapshotStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** A storage in memory, so that each test has its own. */
export function memoryStorage(): SnapshotStorage {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
  };
}
