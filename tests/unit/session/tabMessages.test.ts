import { describe, expect, test } from 'vitest';
import { newLogin } from '@/session/login';
import type { SessionStatus } from '@/session/state';
import { readMessage, type TabMessage } from '@/session/tabs';

const SINCE = 1000;
const NEWER = 2000;
const OLDER = 500;

const given = (at: number) => ({
  opened: { tokens: { accessToken: 'a', refreshToken: 'r' }, user: { id: 7, identityVerification: 1 } },
  login: 'ana@example.com',
  at,
});
const opened = (since: number): TabMessage => ({ type: 'opened', since, ...given(since) });
const refreshed = (since: number | undefined, at: number): TabMessage => ({
  type: 'refreshed',
  since,
  ...given(at),
});
const ended = (since: number | undefined): TabMessage => ({ type: 'ended', since, left: true });
const cookieLost: TabMessage = { type: 'cookieLost', since: undefined };

const login = (since: number | undefined, over = false) => ({ ...newLogin(since), ended: over });
const known = (status: SessionStatus) => ({ status, user: undefined, login: undefined });
const RECEIVERS = {
  'a visitor': { state: known('unknown'), login: login(undefined), heldSince: undefined },
  'a tab that is checking its login': { state: known('unknown'), login: login(SINCE), heldSince: undefined },
  'a signed-in tab': { state: known('signedIn'), login: login(SINCE), heldSince: 1500 },
  'a signed-out tab': { state: known('signedOut'), login: login(SINCE, true), heldSince: undefined },
};

type Receiver = (typeof RECEIVERS)[keyof typeof RECEIVERS];

/** Every reaction that a message leads to, with its arguments. */
function reactionsTo(message: TabMessage, receiver: Receiver): readonly (readonly unknown[])[] {
  const seen: unknown[][] = [];
  const note =
    (name: string) =>
    (...args: readonly unknown[]) =>
      void seen.push([name, ...args]);
  readMessage(message, receiver, {
    refresh: note('refresh'),
    end: note('end'),
    enter: note('enter'),
    join: note('join'),
    remember: note('remember'),
  });
  return seen;
}

type Asked = 'nothing' | 'refresh' | 'end' | 'enter' | 'join' | 'remember';
const CASES: Record<keyof typeof RECEIVERS, readonly (readonly [string, TabMessage, Asked])[]> = {
  'a visitor': [
    ['a login', opened(SINCE), 'enter'],
    ['newer tokens of a login', refreshed(SINCE, 1500), 'join'],
    ['tokens of an unknown login', refreshed(undefined, 1500), 'join'],
    ['an end', ended(SINCE), 'end'],
    ['a lost cookie', cookieLost, 'nothing'],
  ],
  'a tab that is checking its login': [
    ['that login', opened(SINCE), 'enter'],
    ['tokens of that login', refreshed(SINCE, 1200), 'join'],
    ['tokens of an unknown login', refreshed(undefined, 1200), 'nothing'],
    ['tokens of a newer login', refreshed(NEWER, 2100), 'enter'],
    ['an older login', opened(OLDER), 'nothing'],
  ],
  'a signed-in tab': [
    ['the login whose tokens it holds', opened(SINCE), 'nothing'],
    ['a newer login', opened(NEWER), 'enter'],
    ['newer tokens', refreshed(SINCE, 1501), 'join'],
    ['tokens of the same time', refreshed(SINCE, 1500), 'join'],
    ['older tokens', refreshed(SINCE, 1499), 'nothing'],
    ['the end of its login', ended(SINCE), 'end'],
    ['the end of a newer login', ended(NEWER), 'end'],
    ['the end of a login that the browser does not know', ended(undefined), 'end'],
    ['the end of an older login', ended(OLDER), 'nothing'],
    ['a lost cookie', cookieLost, 'refresh'],
  ],
  'a signed-out tab': [
    ['the login that has ended', opened(SINCE), 'nothing'],
    ['tokens of the login that has ended', refreshed(SINCE, 1600), 'remember'],
    ['a newer login', opened(NEWER), 'enter'],
    ['a lost cookie', cookieLost, 'nothing'],
  ],
};

describe.each(Object.entries(RECEIVERS))('a message to %s', (name, receiver) => {
  const cases = Object.entries(CASES).flatMap(([of, rows]) => (of === name ? rows : []));
  test.each(cases)('about %s', (_what, message, asks) => {
    const names = reactionsTo(message, receiver).map(([name]) => name);
    expect(names).toEqual(asks === 'nothing' ? [] : [asks]);
  });
});

test('a message without the time of its login concerns the login of the tab that receives it', () => {
  expect(reactionsTo(ended(undefined), RECEIVERS['a signed-in tab'])).toEqual([['end', SINCE, true]]);
});

test('a signed-out tab remembers the tokens and nothing else', () => {
  expect(reactionsTo(refreshed(SINCE, 1600), RECEIVERS['a signed-out tab'])).toEqual([
    ['remember', given(1600).opened.tokens],
  ]);
});
