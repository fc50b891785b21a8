import { expect, test } from 'vitest';
import { storedItems } from '@/features/site/legal/storedItems';
import { confirmationMark, confirmationPrefixes, draftKeys, quotedKey, storageKeys } from '@/lib/storage';

test('the cookie policy names the CSRF cookie and every key of local and session storage', () => {
  const names = storedItems.map(({ name }) => name);
  expect(names).toContain('csrf-token');
  expect(names).toEqual(
    expect.arrayContaining([
      ...Object.values(storageKeys),
      ...Object.values(draftKeys),
      ...Object.values(confirmationPrefixes).map((prefix) => `${prefix}*`),
      quotedKey,
      confirmationMark,
    ]),
  );
});
