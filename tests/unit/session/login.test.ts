import { watchStorage } from '@tests/support/watchStorage';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isOutdated, keepRefreshToken, loginOfRecord, newLogin } from '@/session/login';
import { clearRecord, flagLogin } from '@/session/record';

beforeEach(() => void watchStorage());
afterEach(() => vi.unstubAllGlobals());

test('a login starts without a token and has not ended', () => {
  expect(newLogin(5)).toEqual({ since: 5, refreshToken: undefined, ended: false });
  expect(loginOfRecord()).toEqual(newLogin(undefined));
  flagLogin(7);
  expect(loginOfRecord()).toEqual(newLogin(7));
});

test('a login keeps its newest refresh token', () => {
  const login = newLogin(5);
  keepRefreshToken(login, { accessToken: 'a', refreshToken: 'first' });
  keepRefreshToken(login, { accessToken: 'b' });
  expect(login.refreshToken).toBe('first');
  keepRefreshToken(login, { accessToken: 'c', refreshToken: 'second' });
  expect(login.refreshToken).toBe('second');
});

test('a login is outdated when the browser knows another one', () => {
  flagLogin(7);
  expect([isOutdated(newLogin(5)), isOutdated(newLogin(7)), isOutdated(newLogin(undefined))]).toEqual([
    true,
    false,
    false,
  ]);
  clearRecord();
  expect(isOutdated(newLogin(5))).toBe(false);
});
