import { stubStorage } from '@tests/support/stubStorage';
import { expect, test, vi } from 'vitest';
import { readText, removeText, textKeys, writeText } from '@/lib/storage';

test('a newer text that could not be stored counts before the stored one, until a text is stored again', () => {
  const storage = stubStorage();
  writeText('turpial.a', 'old');
  storage.full = true;
  expect(writeText('turpial.a', 'new')).toBe(false);
  expect([readText('turpial.a'), storage.items.get('turpial.a')]).toEqual(['new', 'old']);
  storage.full = false;
  expect(writeText('turpial.a', 'newest')).toBe(true);
  expect([readText('turpial.a'), storage.items.get('turpial.a')]).toEqual(['newest', 'newest']);
});

test('what another tab writes or removes after a text that could not be stored counts', () => {
  const storage = stubStorage();
  writeText('turpial.a', 'old');
  writeText('turpial.b', 'old');
  storage.full = true;
  writeText('turpial.a', 'new');
  writeText('turpial.b', 'new');
  storage.items.set('turpial.a', 'newer');
  storage.items.delete('turpial.b');
  expect([readText('turpial.a'), readText('turpial.b'), textKeys('turpial.')]).toEqual([
    'newer',
    null,
    ['turpial.a'],
  ]);
});

test('a text that could not be stored stays when the browser forbids its storage later', () => {
  const storage = stubStorage();
  writeText('turpial.a', 'old');
  storage.full = true;
  writeText('turpial.a', 'new');
  vi.stubGlobal('localStorage', undefined);
  expect(readText('turpial.a')).toBe('new');
});

test('a removed text is gone from both', () => {
  const storage = stubStorage();
  writeText('turpial.b', 'old');
  storage.full = true;
  writeText('turpial.b', 'new');
  expect(textKeys('turpial.b')).toEqual(['turpial.b']);
  removeText('turpial.b');
  expect([readText('turpial.b'), textKeys('turpial.b')]).toEqual([null, []]);
});
