import { json, loadPage, LOGIN, ME, newPage, settle } from '@tests/support/newPage';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const server = newPage();
const REFRESH = '/api/session/refresh';
const LOGOUT = '/api/session/logout';

describe('the transport', () => {
  test('sends the token, and refreshes it after a 401', async () => {
    const { startSession, call, open } = await loadPage();
    startSession();
    open();
    server.answer = (path) =>
      path === REFRESH
        ? json({ accessToken: 'new', user: ME })
        : json({}, server.asked.length === 1 ? 401 : 200);
    await call('listExchanges', {});
    expect(server.asked).toEqual([
      '/api/exchanges Bearer old',
      `${REFRESH} Bearer old`,
      '/api/exchanges Bearer new',
    ]);
  });

  test('ends a session whose new token is refused', async () => {
    const { startSession, call, open, session } = await loadPage();
    startSession();
    open();
    server.answer = (path) => (path === REFRESH ? json({ accessToken: 'new', user: ME }) : json({}, 401));
    await call('listExchanges', {}).catch(() => undefined);
    expect(session.getState().status).toBe('signedOut');
  });

  test('proves the session with every success', async () => {
    const { startSession, call, open, session, installClock: install, systemClock } = await loadPage();
    let now = 1_800_000_000_000;
    install({ ...systemClock, now: () => now, after: () => () => undefined });
    startSession();
    open();
    now += 60_000;
    expect(session.isProven()).toBe(false);
    await call('listExchanges', {});
    expect(session.isProven()).toBe(true);
  });

  test('sends an owed logout before any other call', async () => {
    const { startSession, call, writeText, storageKeys } = await loadPage();
    startSession();
    await call('listCountries', {});
    writeText(storageKeys.logoutOwed, 'owed');
    await call('listCountries', {});
    expect(server.asked).toEqual(['/api/countries', LOGOUT, '/api/countries']);
  });
});

describe('a session that is due', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  const dueSession = async () => {
    const { installClock: install, systemClock, startSession, open } = await loadPage();
    let now = 1_800_000_000_000;
    install({ ...systemClock, now: () => now, after: () => () => undefined });
    startSession();
    open();
    now += 780_000;
  };

  test('is refreshed when the browser is online again', async () => {
    await dueSession();
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(server.asked).toEqual([`${REFRESH} Bearer old`]);
  });

  test('is refreshed a second time if the first call does not get through yet', async () => {
    await dueSession();
    server.answer = () =>
      server.asked.length === 1 ? json({}, 503) : json({ accessToken: 'new', user: ME });
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(server.asked).toHaveLength(1);
    for (let times = 0; times < 2; times += 1) {
      vi.advanceTimersByTime(2000);
      await settle();
      expect(server.asked).toHaveLength(2);
      window.dispatchEvent(new Event('online'));
    }
  });

  test('is refreshed when its page is shown again, not when it is hidden', async () => {
    await dueSession();
    server.page.visibilityState = 'hidden';
    server.page.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(server.asked).toEqual([]);
    server.page.visibilityState = 'visible';
    server.page.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(server.asked).toEqual([`${REFRESH} Bearer old`]);
  });
});

test('a change of the user is an event of the window; a logout drops the drafts, a refusal keeps them', async () => {
  const { session, open, writeTabText, readTabText, draftKeys } = await loadPage();
  const { entries, visitor } = draftKeys;
  const kept = () => [entries, visitor].filter((key) => readTabText(key) !== null);
  for (const key of [entries, visitor]) writeTabText(key, '{}');
  open();
  // What a visitor typed lasts until a login.
  expect([server.changes, kept()]).toEqual([1, [entries]]);
  writeTabText(visitor, '{}');
  session.rejected('old');
  expect([server.changes, kept()]).toEqual([2, [entries, visitor]]);
  open();
  await session.logout();
  expect([server.changes, kept()]).toEqual([4, []]);
});

describe('a shared text that no page has claimed', () => {
  let deleted: string[];
  beforeEach(() => {
    deleted = [];
    const caches = { delete: (name: string) => deleted.push(name) };
    Object.assign(window, { caches });
    vi.stubGlobal('caches', caches);
    vi.stubEnv('MODE', 'production');
  });

  test('goes with a login and with a logout; a refusal keeps it', async () => {
    const { session, open, sharedTextCache } = await loadPage();
    open();
    expect(deleted).toEqual([sharedTextCache]);
    session.rejected('old');
    expect(deleted).toHaveLength(1);
    open();
    await session.logout();
    expect(deleted).toHaveLength(3);
  });

  test('is not looked for without the worker that would keep it', async () => {
    vi.stubEnv('VITE_OFFLINE', 'off');
    (await loadPage()).open();
    expect(deleted).toEqual([]);
  });

  test.each([
    ['without caches', undefined],
    ['that refuses caches', { delete: () => Promise.reject(new DOMException('', 'SecurityError')) }],
  ])('is not looked for in a browser %s, and nothing else fails', async (_, refusing) => {
    vi.stubGlobal('caches', refusing);
    const { session, open } = await loadPage();
    open();
    expect(session.getState().status).toBe('signedIn');
  });
});

const showPage = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
const comeBack = () => showPage(true);

test('a page of the back/forward cache shows nothing of a session that is over elsewhere, and is checked', async () => {
  const { session, open, startSession, clearRecord } = await loadPage();
  startSession();
  open();
  comeBack();
  expect(session.getState().status).toBe('signedIn');
  clearRecord();
  comeBack();
  expect([session.getState().user, session.accessToken()]).toEqual([undefined, undefined]);
  await vi.waitFor(() => expect(server.asked).toContain(REFRESH));
});

test('a page that missed a logout drops what that would have dropped', async () => {
  const { startSession, writeTabText, readTabText, draftKeys, flagUse, removeText, storageKeys } =
    await loadPage();
  const { entries, visitor } = draftKeys;
  for (const event of [startSession, comeBack]) {
    for (const key of [entries, visitor]) writeTabText(key, '{}');
    flagUse(1);
    event();
    expect(readTabText(entries)).toBe('{}');
    removeText(storageKeys.lastUse);
    event();
    expect([entries, visitor].map(readTabText)).toEqual([null, '{}']);
  }
});

test('a page that is shown for the first time drops nothing that a visitor did while it loaded', async () => {
  const { startSession, writeTabText, readTabText, draftKeys } = await loadPage();
  startSession();
  writeTabText(draftKeys.entries, '{}');
  showPage(false);
  expect(readTabText(draftKeys.entries)).toBe('{}');
});

test('a login of this page signs in', async () => {
  const { beginSignIn, session } = await loadPage();
  expect(await beginSignIn(() => true)({ loginType: 1, login: LOGIN }, 'Turpial2026')).toBe(true);
  expect([server.asked, session.accessToken()]).toEqual([['/api/login'], 'new']);
});

describe('whether the user may send', () => {
  const withAnswer = (permitTransfer: boolean | undefined, status = 200) => {
    server.answer = () => json({ accessToken: 'new', user: { ...ME, permitTransfer } }, status);
  };

  test('is known without a call if they may', async () => {
    const { maySend, open } = await loadPage();
    open(true);
    expect([await maySend(), server.asked]).toEqual([{ may: true, asked: true }, []]);
  });

  test.each([
    [true, true],
    [false, false],
    [undefined, false],
  ])('is server.asked for once otherwise: %j', async (permitTransfer, may) => {
    const { maySend, open } = await loadPage();
    open();
    withAnswer(permitTransfer);
    expect(await maySend()).toEqual({ may, asked: true });
    expect(server.asked).toHaveLength(1);
  });

  test('stays unknown for a visitor, and if the server is not reached', async () => {
    const { maySend, open } = await loadPage();
    server.answer = () => json({}, 401);
    expect(await maySend()).toEqual({ may: false, asked: true });
    open();
    server.answer = () => json({}, 500);
    expect(await maySend()).toEqual({ may: false, asked: false });
  });
});
