import { ana, eva, signedIn } from '@tests/support/users';
import { describe, expect, test } from 'vitest';
import { currentOwner, isOwn, isSameOwner, owned, stampOf, type Owner } from '@/lib/owner';

const session = signedIn();

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
  test('keeps what it is put on', () => {
    expect(owned({ a: 1 })).toEqual({ a: 1, owner: ana });
  });

  test('never matches another owner or a visitor', () => {
    const stamped: unknown = JSON.parse(JSON.stringify(owned({ a: 1 })));
    expect(isOwn(stamped)).toBe(true);
    session.user = eva;
    expect(isOwn(stamped)).toBe(false);
    session.user = undefined;
    expect(currentOwner()).toBeUndefined();
    expect(isOwn(stamped)).toBe(false);
  });

  test.each([undefined, null, 7, {}, { owner: null }, { owner: { id: 'x' } }])(
    'is absent in %j, which is not own then, for a visitor too',
    (value) => {
      expect(isOwn(value)).toBe(false);
      session.user = undefined;
      expect(isOwn(value)).toBe(false);
    },
  );

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
