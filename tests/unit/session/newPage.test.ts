import { loadPage, LOGIN, ME, newPage, settle } from '@tests/support/newPage';
import { describe, expect, test, vi } from 'vitest';

const server = newPage();
const REFRESH = '/api/session/refresh';
const LOGOUT = '/api/session/logout';

describe('a new page', () => {
  test('makes no call for a visitor', async () => {
    const { startSession } = await loadPage();
    startSession();
    await settle();
    expect(server.asked).toEqual([]);
  });

  test('checks the session that the browser was left in', async () => {
    const { startSession, writeRecord, session } = await loadPage();
    writeRecord({ user: ME, login: LOGIN }, 5);
    session.restart();
    startSession();
    await settle();
    expect(server.asked).toEqual([REFRESH]);
    expect(session.getState().status).toBe('signedIn');
  });

  test('knows the user to whom its drafts belong', async () => {
    const { currentOwner, open } = await loadPage();
    expect(currentOwner()).toBeUndefined();
    open();
    expect(currentOwner()).toEqual({ id: 1, login: LOGIN });
  });

  test.each([
    [{ loggedIn: true }, null, { login: '', user: { id: 0, identityVerification: 0 } }],
    [
      { loggedIn: true, login: LOGIN },
      { permitTransfer: true, token: 'x' },
      { login: LOGIN, user: { id: 0, identityVerification: 0, permitTransfer: true } },
    ],
    [{ loggedIn: true, login: LOGIN }, ME, { login: LOGIN, user: ME }],
    [{ loggedIn: false, login: LOGIN }, ME, { login: undefined, user: undefined }],
  ])('with the marker %j and the user %j shows the header of %j', async (marker, user, shown) => {
    const { writeJson, storageKeys, session } = await loadPage();
    writeJson(storageKeys.sessionMarker, marker);
    writeJson(storageKeys.user, user);
    session.restart();
    expect(session.getState()).toStrictEqual({ status: 'unknown', ...shown });
  });

  test.each([
    [600_000, true],
    [599_999, false],
  ])('of a session that nobody has used for %d ms locks it: %s', async (ms, locks) => {
    vi.stubEnv('VITE_IDLE_MINUTES', '10');
    const { startSession, writeRecord, flagUse, session, installClock, systemClock } = await loadPage();
    installClock({ ...systemClock, now: () => 1_800_000_000_000, after: () => () => undefined });
    writeRecord({ user: ME, login: LOGIN }, 5);
    flagUse(1_800_000_000_000 - ms);
    session.restart();
    startSession();
    await settle();
    vi.unstubAllEnvs();
    expect([server.asked, session.getState().status]).toEqual(
      locks ? [[LOGOUT], 'signedOut'] : [[REFRESH], 'signedIn'],
    );
  });
});

test('a page does what the other tabs say, and ignores what another release may say', async () => {
  const channels = new Map<string, { hear?: (event: { data: unknown }) => void }>();
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      hear?: (event: { data: unknown }) => void;
      postMessage = () => undefined;
      constructor(name: string) {
        channels.set(name, this);
      }
      addEventListener(_: string, hear: (event: { data: unknown }) => void) {
        this.hear = hear;
      }
    },
  );
  const { session, startSession } = await loadPage();
  startSession();
  const after = (message: object) => {
    channels.get('turpial.session')?.hear?.({ data: { since: 5, login: LOGIN, ...message } });
    return session.accessToken();
  };
  const opened = (accessToken: string) => ({ tokens: { accessToken, refreshToken: 'r' }, user: ME });
  expect(after({ type: 'opened', at: 5, opened: opened('a') })).toBe('a');
  expect(session.getState()).toEqual({ status: 'signedIn', login: LOGIN, user: ME });
  expect(after({ type: 'refreshed', at: 6, opened: opened('b') })).toBe('b');
  expect(after({ type: 'refreshed', at: 7, opened: { user: ME } })).toBe('b');
  expect(after({ type: 'closed', left: true })).toBe('b');
  after({ type: 'cookieLost' });
  await settle();
  expect([server.asked, session.accessToken()]).toEqual([[`${REFRESH} Bearer b`], 'new']);
  expect(after({ type: 'ended', left: true })).toBeUndefined();
});
