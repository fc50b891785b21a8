import { vi } from 'vitest';

/** The browser's local storage for all tabs; remembers everything ever written to it. */
export function watchStorage() {
  const items = new Map<string, string>();
  const written: string[] = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      items.set(key, value);
      written.push(`${key}=${value}`);
    },
    removeItem: (key: string) => void items.delete(key),
  });
  return { items, written };
}
