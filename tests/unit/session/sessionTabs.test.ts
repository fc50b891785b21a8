import { stubStorage } from '@tests/support/stubStorage';
import { createTestClock } from '@tests/support/virtualPage';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { OpenedSession } from '@/api/session';
import type { OwedLogouts } from '@/session/owedLogouts';
import { clearRecord, flagLogin } from '@/session/record';
import { createSession } from '@/session/session';
import type { TabMessage } from '@/session/tabs';

const LOGIN = 'ana@turpial.example';
const opened = (accessToken: string): OpenedSession => ({
  tokens: { accessToken, refreshToken: `${accessToken}-refresh` },
  user: { id: 1, identityVerification: 0 },
});

beforeEach(() => void stubStorage());

/** The session of a tab; `hear` is a message of another one. The clock is frozen. */
function tabOf() {
  const { clock } = createTestClock();
  const posted: TabMessage[] = [];
  const changes: boolean[] = [];
  let hear: (message: TabMessage) => void = () => undefined;
  const owedLogouts = {
    isOwed: () => false,
    hasUnsettled: vi.fn(() => false),
    owe: vi.fn<OwedLogouts['owe']>(),
    settle: vi.fn(() => Promise.resolve()),
    cookieReplaced: vi.fn<OwedLogouts['cookieReplaced']>(),
    restart: vi.fn(),
  };
  const refreshSession = vi.fn((_token: string | undefined) => new Promise<OpenedSession>(() => undefined));
  const session = createSession({
    api: { refreshSession },
    owedLogouts,
    clock,
    onUserChange: (left) => changes.push(left),
    tabs: {
      post: (message) => void posted.push(message),
      listen: (listener) => {
        hear = listener;
      },
      alone: (task) => task(),
    },
  });
  return {
    ...{ session, owedLogouts, posted, changes, refreshSession },
    now: clock.now(),
    hear: (message: TabMessage) => hear(message),
  };
}

const given = (accessToken: string, at: number) => ({ opened: opened(accessToken), login: LOGIN, at });

describe('a login in this tab', () => {
  test('is told to the other tabs, always later than the one before', () => {
    const { session, owedLogouts, posted, now } = tabOf();
    session.open(opened('a'), LOGIN);
    session.open(opened('b'), LOGIN);
    expect(posted).toEqual([
      { type: 'opened', since: now, ...given('a', now) },
      { type: 'opened', since: now + 1, ...given('b', now + 1) },
    ]);
    expect(owedLogouts.cookieReplaced.mock.calls).toEqual([[true], [true]]);
  });

  test('settles an owed logout and then sets its cookie again', async () => {
    const { session, owedLogouts, refreshSession } = tabOf();
    session.open(opened('a'), LOGIN);
    expect(owedLogouts.settle).not.toHaveBeenCalled();
    owedLogouts.hasUnsettled.mockReturnValue(true);
    session.open(opened('b'), LOGIN);
    await new Promise<void>((done) => setImmediate(done));
    expect(refreshSession.mock.calls).toEqual([['b-refresh']]);
  });
});

describe('a message of another tab', () => {
  test('about a login signs this tab in, and the note of an owed logout stays', () => {
    const { session, owedLogouts, hear, changes } = tabOf();
    hear({ type: 'opened', since: 5, ...given('a', 5) });
    expect([session.accessToken(), session.getState().status]).toEqual(['a', 'signedIn']);
    expect(owedLogouts.cookieReplaced.mock.calls).toEqual([[false]]);
    expect(changes).toEqual([]);
  });

  test.each([true, false])('about the end of the session signs this tab out; logout: %j', (left) => {
    const { session, hear, changes, now } = tabOf();
    session.open(opened('a'), LOGIN);
    hear({ type: 'ended', since: now, left });
    expect(session.getState()).toMatchObject({ status: 'signedOut', loggedOut: false });
    expect(changes).toEqual([false, left]);
  });

  test('about a lost cookie makes a tab with tokens refresh, which sets it again', () => {
    const { session, hear, refreshSession } = tabOf();
    hear({ type: 'cookieLost', since: undefined });
    expect(refreshSession).not.toHaveBeenCalled();
    session.open(opened('a'), LOGIN);
    hear({ type: 'cookieLost', since: undefined });
    expect(refreshSession.mock.calls).toEqual([['a-refresh']]);
  });

  test('about tokens that come after the end gives the logout the newest one', async () => {
    const { session, owedLogouts, hear, now } = tabOf();
    session.open(opened('a'), LOGIN);
    await session.logout();
    hear({ type: 'refreshed', since: now, ...given('b', now + 1) });
    expect(owedLogouts.owe.mock.calls).toMatchObject([[{ refreshToken: 'b-refresh' }, true]]);
    expect(session.accessToken()).toBeUndefined();
  });
});

describe('the end of a session', () => {
  test('by the user is told to the other tabs and owed to the server', async () => {
    const { session, owedLogouts, posted, changes, now } = tabOf();
    session.open(opened('a'), LOGIN);
    await session.logout();
    expect(posted[1]).toEqual({ type: 'ended', since: now, left: true });
    expect(session.getState()).toMatchObject({ status: 'signedOut', loggedOut: true });
    expect(changes).toEqual([false, true]);
    expect(owedLogouts.owe.mock.calls).toMatchObject([[{ refreshToken: 'a-refresh' }, true]]);
    expect(owedLogouts.settle).toHaveBeenCalledOnce();
  });

  test('by a refused token is told as a refusal, and concerns no other token', () => {
    const { session, posted, changes, now } = tabOf();
    session.open(opened('a'), LOGIN);
    session.rejected('older');
    expect(session.getState().status).toBe('signedIn');
    session.rejected('a');
    expect(posted[1]).toEqual({ type: 'ended', since: now, left: false });
    expect(session.getState()).toMatchObject({ status: 'signedOut', loggedOut: false });
    expect(changes).toEqual([false, false]);
  });
});

describe('the record of the browser', () => {
  test('is no longer that of a session after a login elsewhere; a visitor has none', () => {
    const { session, now } = tabOf();
    expect(session.isOvertaken()).toBe(false);
    session.open(opened('a'), LOGIN);
    expect(session.isOvertaken()).toBe(false);
    flagLogin(now + 1);
    expect(session.isOvertaken()).toBe(true);
  });

  test('is no longer that of a session after a logout elsewhere, also without the time of the login', async () => {
    const { session, refreshSession } = tabOf();
    refreshSession.mockResolvedValue(opened('a'));
    await session.refresh();
    expect([session.accessToken(), session.isOvertaken()]).toEqual(['a', false]);
    clearRecord();
    expect(session.isOvertaken()).toBe(true);
  });
});

test('a full page load forgets tokens, running refreshes and owed logouts', async () => {
  const { session, owedLogouts, refreshSession } = tabOf();
  session.open(opened('a'), LOGIN);
  void session.refresh();
  session.restart();
  expect([session.accessToken(), session.getState().status]).toEqual([undefined, 'unknown']);
  expect(owedLogouts.restart).toHaveBeenCalledOnce();
  void session.refresh();
  await new Promise<void>((done) => setImmediate(done));
  expect(refreshSession).toHaveBeenCalledTimes(2);
});
