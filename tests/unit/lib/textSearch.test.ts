import { expect, test } from 'vitest';
import { searchFor, searchText } from '@/lib/textSearch';

test.each([
  ['V12345678', 'V-12.345.678'],
  ['V-12.345.678', '12345678'],
  ['1234,50', '1.234,50'],
  ['1.234,50', '1234,50'],
  ['50,00\u00a0€', '−50,00 €'],
  ['0414\u00a0000\u00a00001', '04140000001'],
  ['0414\u00a0000\u00a00001', '0414 000 0001'],
  ['50,00\u00a0€', '50,00€'],
  ['+30.679,00\u00a0Bs', '30.679,00Bs'],
  ['0414\u00a0000\u00a00001', '0414-0000001'],
  ['J301112223', 'J-30111222-3'],
  ['TRP-2026-000026', 'TRP-2026-'],
  ['José Peña', 'jose pena'],
])('%o is found by %o', (text, query) => {
  expect(searchFor(query)(searchText(text))).toBe(true);
});
