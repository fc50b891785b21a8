import { stubStorage } from '@tests/support/stubStorage';
import { afterEach, expect, test, vi } from 'vitest';
import { keysWith, readTabText, readText, remove, writeText } from '@/lib/storage';

afterEach(() => vi.unstubAllGlobals());

test('a newer text that could not be stored counts before the stored one, until a text is stored again', () => {
  const storage = stubStorage('localStorage');
  writeText('turpial.a', 'old');
  storage.full = true;
  writeText('turpial.a', 'new');
  expect([readText('turpial.a'), storage.kept['turpial.a']]).toEqual(['new', 'old']);
  storage.full = false;
  writeText('turpial.a', 'newest');
  expect([readText('turpial.a'), storage.kept['turpial.a']]).toEqual(['newest', 'newest']);
});

test('a removed text is gone from both', () => {
  const storage = stubStorage('localStorage');
  writeText('turpial.b', 'old');
  storage.full = true;
  writeText('turpial.b', 'new');
  expect(keysWith('turpial.b')).toEqual(['turpial.b']);
  remove('turpial.b');
  expect([readText('turpial.b'), keysWith('turpial.b')]).toEqual([null, []]);
});

test('a text without room lasts as long as the tab, or else as the page', () => {
  const browser = stubStorage('localStorage');
  const tab = stubStorage('sessionStorage');
  expect(writeText('turpial.c', 'kept')).toBe(true);
  browser.full = true;
  expect(writeText('turpial.c', 'of the tab')).toBe(true);
  expect([readText('turpial.c'), tab.kept['turpial.c']]).toEqual(['of the tab', 'of the tab']);
  tab.full = true;
  expect(writeText('turpial.c', 'of the page')).toBe(false);
  expect([readText('turpial.c'), keysWith('turpial.c')]).toEqual(['of the page', ['turpial.c']]);
  browser.full = false;
  expect(writeText('turpial.c', 'kept again')).toBe(true);
  expect([readText('turpial.c'), readTabText('turpial.c')]).toEqual(['kept again', null]);
});
