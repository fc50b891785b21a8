import { afterEach, expect, test, vi } from 'vitest';
import { keysWith, readText, remove, writeText } from '@/lib/storage';

/** A storage that may be full. */
function stubStorage() {
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

afterEach(() => vi.unstubAllGlobals());

test('a newer text that could not be stored counts before the stored one, until a text is stored again', () => {
  const storage = stubStorage();
  writeText('turpial.a', 'old');
  storage.full = true;
  writeText('turpial.a', 'new');
  expect([readText('turpial.a'), storage.kept['turpial.a']]).toEqual(['new', 'old']);
  storage.full = false;
  writeText('turpial.a', 'newest');
  expect([readText('turpial.a'), storage.kept['turpial.a']]).toEqual(['newest', 'newest']);
});

test('a removed text is gone from both', () => {
  const storage = stubStorage();
  writeText('turpial.b', 'old');
  storage.full = true;
  writeText('turpial.b', 'new');
  expect(keysWith('turpial.b')).toEqual(['turpial.b']);
  remove('turpial.b');
  expect([readText('turpial.b'), keysWith('turpial.b')]).toEqual([null, []]);
});
