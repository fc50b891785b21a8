import { vi } from 'vitest';

/** Puts an empty local storage in place of the browser's. It may be full. */
export function stubStorage() {
  const kept: Record<string, string> = {};
  const storage = { full: false, kept };
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem(key: string, value: string) {
      if (storage.full) throw new DOMException('', 'QuotaExceededError');
      kept[key] = value;
    },
    removeItem: (key: string) => void Reflect.deleteProperty(kept, key),
  };
  vi.stubGlobal(
    'localStorage',
    new Proxy(methods, {
      ownKeys: () => Object.keys(kept),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  );
  return storage;
}
