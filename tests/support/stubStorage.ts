import { vi } from 'vitest';

/** Puts an empty local storage in place of the browser's. It may be full, and remembers everything written to it. */
export function stubStorage() {
  const items = new Map<string, string>();
  const storage = { items, written: [] as string[], full: false };
  const methods = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, value: string) {
      if (storage.full) throw new DOMException('', 'QuotaExceededError');
      items.set(key, value);
      storage.written.push(`${key}=${value}`);
    },
    removeItem: (key: string) => void items.delete(key),
  };
  vi.stubGlobal(
    'localStorage',
    new Proxy(methods, {
      ownKeys: () => [...items.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  );
  return storage;
}
