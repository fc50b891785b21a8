import { stubStorage } from '@tests/support/stubStorage';
import { beforeEach, describe, expect, test } from 'vitest';
import { writeJson, writeText } from '@/lib/storage';
import {
  clearRecord,
  flagLogin,
  isMarkedForAnother,
  isRecentLogin,
  lastLoginAt,
  readRecord,
  writeRecord,
} from '@/session/record';
import { nothingKnown, ownerOf, stateOfRecord } from '@/session/state';

const NOW = 1_800_000_000_000;
const ana = { id: 1, identityVerification: 2, countryResidenceIso2: 'ES', permitTransfer: true };
const record = { user: ana, login: 'ana@turpial.example' };

let items: Map<string, string>;

beforeEach(() => {
  ({ items } = stubStorage());
});

describe('the record of a browser', () => {
  test('has the user and the login, and the time of the answer', () => {
    writeRecord(record, NOW);
    expect(readRecord()).toStrictEqual(record);
    expect(JSON.parse(items.get('turpial.session') ?? '')).toEqual({
      loggedIn: true,
      login: 'ana@turpial.example',
      at: NOW,
    });
  });

  test('has nothing that is unknown', () => {
    writeJson('turpial.session', { loggedIn: true });
    expect(readRecord()).toStrictEqual({ user: { id: 0, identityVerification: 0 }, login: '' });
    writeJson('turpial.user', { permitTransfer: false });
    expect(readRecord()?.user.permitTransfer).toBe(false);
  });

  test.each([null, 7, {}, { loggedIn: false }, { loggedIn: 'no' }])(
    'is none with the marker %j',
    (marker) => {
      writeRecord(record, NOW);
      writeJson('turpial.session', marker);
      expect(readRecord()).toBeUndefined();
    },
  );

  test('is removed with the time of the login and every token that another program left', () => {
    writeRecord(record, NOW);
    flagLogin(NOW);
    writeText('turpial.color-scheme', 'dark');
    for (const key of ['accessToken', 'refreshToken', 'access_token', 'refresh_token', 'token'])
      writeText(key, 'secret');
    clearRecord();
    expect([...items.keys()]).toEqual(['turpial.last-use', 'turpial.color-scheme']);
  });

  test('is for another user if both ids are known and differ', () => {
    const isForAnother = (marked: number, id: number) => {
      writeRecord({ ...record, user: { ...ana, id: marked } }, NOW);
      return isMarkedForAnother({ ...ana, id });
    };
    expect([isForAnother(1, 2), isForAnother(1, 1), isForAnother(0, 2), isForAnother(1, 0)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    clearRecord();
    expect(isMarkedForAnother(ana)).toBe(false);
  });
});

describe('a login', () => {
  test('is recent for 8 s', () => {
    expect([lastLoginAt(), isRecentLogin(NOW)]).toEqual([undefined, false]);
    flagLogin(NOW);
    expect(lastLoginAt()).toBe(NOW);
    expect([NOW - 1, NOW, NOW + 7999, NOW + 8000].map(isRecentLogin)).toEqual([false, true, true, false]);
  });
});

describe('the state before the first check', () => {
  test('is that of the record', () => {
    expect(stateOfRecord()).toBe(nothingKnown);
    expect(nothingKnown).toEqual({ status: 'unknown', user: undefined, login: undefined });
    writeRecord(record, NOW);
    expect(stateOfRecord()).toEqual({ status: 'unknown', ...record });
  });

  test('belongs to its user', () => {
    expect(ownerOf({ status: 'unknown', ...record })).toEqual({ id: 1, login: 'ana@turpial.example' });
    expect(ownerOf({ status: 'signedIn', user: ana, login: undefined })).toEqual({ id: 1, login: '' });
    expect(ownerOf(nothingKnown)).toBeUndefined();
  });
});
