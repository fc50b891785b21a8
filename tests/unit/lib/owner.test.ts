import { ana, eva } from '@tests/support/users';
import { describe, expect, test } from 'vitest';
import { isSameOwner, stampOf, type Owner } from '@/lib/owner';

test.each<[string, Owner | undefined, Owner | undefined, boolean]>([
  ['the same id under another login', ana, { ...ana, login: eva.login }, true],
  ['another id under the same login', ana, { ...eva, login: ana.login }, false],
  ['the same login, with one id unknown', ana, { ...ana, id: 0 }, true],
  ['another login, with one id unknown', { ...ana, id: 0 }, eva, false],
  ['the same login, with no id known', { ...ana, id: 0 }, { ...ana, id: 0 }, true],
  ['a stamp without its login and nobody known', { id: 5, login: '' }, { id: 0, login: '' }, false],
  ['nobody known', { id: 0, login: '' }, { id: 0, login: '' }, true],
  ['another login, with no id known', { ...ana, id: 0 }, { ...eva, id: 0 }, false],
  ['two visitors', undefined, undefined, true],
  ['a user and a visitor', ana, undefined, false],
])('%s: the same user is %s', (_what, one, other, same) => {
  expect(isSameOwner(one, other)).toBe(same);
  expect(isSameOwner(other, one)).toBe(same);
});

describe('a stamp', () => {
  test.each([undefined, null, 7, {}, { owner: null }, { owner: { id: 'x' } }])('is absent in %j', (value) => {
    expect(stampOf(value)).toBeUndefined();
  });

  test.each<[unknown, Owner | undefined]>([
    [{ id: 1, login: ana.login, role: 'admin' }, ana],
    [
      { id: 0, login: ana.login },
      { id: 0, login: ana.login },
    ],
    [{ id: 1 }, { id: 1, login: '' }],
    [
      { id: 1, login: ['x'] },
      { id: 1, login: '' },
    ],
    [{ login: ana.login }, undefined],
    ['1', undefined],
  ])('stored as %j is read as %j', (stored, read) => {
    expect(stampOf({ owner: stored })).toEqual(read);
  });
});
