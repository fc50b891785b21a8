/** Where a sandbox keeps its snapshot: the browser's local storage, or anything that behaves like it. */
export type SnapshotStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** A storage that lives as long as this value: each test has its own. */
export function memoryStorage(): SnapshotStorage {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
  };
}
