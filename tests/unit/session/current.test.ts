import { stubStorage } from '@tests/support/stubStorage';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { installClock } from '@/lib/clock';

const ME = { id: 1, identityVerification: 2 };
const LOGIN = 'ana@turpial.example';

/** The page of a tab without other tabs, and a server. */
let page: EventTarget & { cookie: string; visibilityState: string };
let asked: string[];
let answer: (path: string) => Response;
let changes: number;

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const settle = () => new Promise<void>((done) => setImmediate(done));

beforeEach(() => {
  vi.resetModules();
  asked = [];
  changes = 0;
  answer = () => json({ accessToken: 'new', user: ME });
  page = Object.assign(new EventTarget(), { cookie: 'csrf-token=csrf', visibilityState: 'visible' });
  const view = new EventTarget();
  view.addEventListener('auth-changed', () => (changes += 1));
  stubStorage();
  vi.stubGlobal('window', view);
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('fetch', (path: string, { headers }: RequestInit) => {
    const sent = new Headers(headers).get('authorization');
    asked.push(sent === null ? path : `${path} ${sent}`);
    return Promise.resolve(answer(path));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  installClock();
});

/** The modules of a newly loaded page. */
async function load() {
  const [current, http, record, storage, owner, time] = await Promise.all([
    import('@/session/current'),
    import('@/api/http'),
    import('@/session/record'),
    import('@/lib/storage'),
    import('@/lib/owner'),
    import('@/lib/clock'),
  ]);
  // No timer of this page may fire in a later test.
  time.installClock({ ...time.systemClock, after: () => () => undefined });
  const open = (permitTransfer?: boolean) => {
    const user = { ...ME, ...(permitTransfer !== undefined && { permitTransfer }) };
    current.session.open({ tokens: { accessToken: 'old', refreshToken: 'r' }, user }, LOGIN);
  };
  return { ...current, ...http, ...record, ...storage, ...owner, ...time, open };
}

const REFRESH = '/api/session/refresh';
const LOGOUT = '/api/session/logout';

describe('a new page', () => {
  test('makes no call for a visitor', async () => {
    const { startSession } = await load();
    startSession();
    await settle();
    expect(asked).toEqual([]);
  });

  test('checks the session that the browser was left in', async () => {
    const { startSession, writeRecord, session } = await load();
    writeRecord({ user: ME, login: LOGIN }, 5);
    session.restart();
    startSession();
    await settle();
    expect(asked).toEqual([REFRESH]);
    expect(session.getState().status).toBe('signedIn');
  });

  test('knows the user to whom its drafts belong', async () => {
    const { currentOwner, open } = await load();
    expect(currentOwner()).toBeUndefined();
    open();
    expect(currentOwner()).toEqual({ id: 1, login: LOGIN });
  });
});

describe('the transport', () => {
  test('sends the token, and refreshes it after a 401', async () => {
    const { startSession, call, open } = await load();
    startSession();
    open();
    answer = (path) =>
      path === REFRESH ? json({ accessToken: 'new', user: ME }) : json({}, asked.length === 1 ? 401 : 200);
    await call('listExchanges', {});
    expect(asked).toEqual([
      '/api/exchanges Bearer old',
      `${REFRESH} Bearer old`,
      '/api/exchanges Bearer new',
    ]);
  });

  test('ends a session whose new token is refused', async () => {
    const { startSession, call, open, session } = await load();
    startSession();
    open();
    answer = (path) => (path === REFRESH ? json({ accessToken: 'new', user: ME }) : json({}, 401));
    await call('listExchanges', {}).catch(() => undefined);
    expect(session.getState().status).toBe('signedOut');
  });

  test('proves the session with every success', async () => {
    const { startSession, call, open, session, installClock: install, systemClock } = await load();
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
    const { startSession, call, writeText, storageKeys } = await load();
    startSession();
    await call('listCountries', {});
    writeText(storageKeys.logoutOwed, 'owed');
    await call('listCountries', {});
    expect(asked).toEqual(['/api/countries', LOGOUT, '/api/countries']);
  });
});

describe('a session that is due', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  const dueSession = async () => {
    const { installClock: install, systemClock, startSession, open } = await load();
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
    expect(asked).toEqual([`${REFRESH} Bearer old`]);
  });

  test('is refreshed a second time if the first call does not get through yet', async () => {
    await dueSession();
    answer = () => (asked.length === 1 ? json({}, 503) : json({ accessToken: 'new', user: ME }));
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(asked).toHaveLength(1);
    for (let times = 0; times < 2; times += 1) {
      vi.advanceTimersByTime(2000);
      await settle();
      expect(asked).toHaveLength(2);
      window.dispatchEvent(new Event('online'));
    }
  });

  test('is refreshed when its page is shown again, not when it is hidden', async () => {
    await dueSession();
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(asked).toEqual([]);
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(asked).toEqual([`${REFRESH} Bearer old`]);
  });
});

test('a change of the user is an event of the window; a logout drops the drafts, a refusal keeps them', async () => {
  const { session, open, writeTabText, readTabText, draftKeys } = await load();
  const draft = () => readTabText(draftKeys.entries);
  writeTabText(draftKeys.entries, '{}');
  open();
  session.rejected('old');
  expect([changes, draft()]).toEqual([2, '{}']);
  open();
  await session.logout();
  expect([changes, draft()]).toEqual([4, null]);
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
  afterEach(() => void vi.unstubAllEnvs());

  test('goes with a login and with a logout; a refusal keeps it', async () => {
    const { session, open, sharedTextCache } = await load();
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
    (await load()).open();
    expect(deleted).toEqual([]);
  });

  test.each([
    ['without caches', undefined],
    ['that refuses caches', { delete: () => Promise.reject(new DOMException('', 'SecurityError')) }],
  ])('is not looked for in a browser %s, and nothing else fails', async (_, refusing) => {
    vi.stubGlobal('caches', refusing);
    const { session, open } = await load();
    open();
    expect(session.getState().status).toBe('signedIn');
  });
});

const comeBack = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

test('a page of the back/forward cache shows nothing of a session that is over elsewhere, and is checked', async () => {
  const { session, open, startSession, clearRecord } = await load();
  startSession();
  open();
  comeBack();
  expect(session.getState().status).toBe('signedIn');
  clearRecord();
  comeBack();
  expect([session.getState().user, session.accessToken()]).toEqual([undefined, undefined]);
  await vi.waitFor(() => expect(asked).toContain(REFRESH));
});

test('a page that missed a logout drops what that would have dropped', async () => {
  const { startSession, writeTabText, readTabText, draftKeys, flagUse, removeText, storageKeys } =
    await load();
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

test('a login of this page signs in', async () => {
  const { beginSignIn, session } = await load();
  expect(await beginSignIn(() => true)({ loginType: 1, login: LOGIN }, 'Turpial2026')).toBe(true);
  expect([asked, session.accessToken()]).toEqual([['/api/login'], 'new']);
});

describe('whether the user may send', () => {
  const withAnswer = (permitTransfer: boolean | undefined, status = 200) => {
    answer = () => json({ accessToken: 'new', user: { ...ME, permitTransfer } }, status);
  };

  test('is known without a call if they may', async () => {
    const { maySend, open } = await load();
    open(true);
    expect([await maySend(), asked]).toEqual([{ may: true, asked: true }, []]);
  });

  test.each([
    [true, true],
    [false, false],
    [undefined, false],
  ])('is asked for once otherwise: %j', async (permitTransfer, may) => {
    const { maySend, open } = await load();
    open();
    withAnswer(permitTransfer);
    expect(await maySend()).toEqual({ may, asked: true });
    expect(asked).toHaveLength(1);
  });

  test('stays unknown for a visitor, and if the server is not reached', async () => {
    const { maySend, open } = await load();
    answer = () => json({}, 401);
    expect(await maySend()).toEqual({ may: false, asked: true });
    open();
    answer = () => json({}, 500);
    expect(await maySend()).toEqual({ may: false, asked: false });
  });
});
