import { afterEach, beforeEach, vi } from 'vitest';
import { installClock } from '@/lib/clock';
import { stubStorage } from './stubStorage';

export const ME = { id: 1, identityVerification: 2 };
export const LOGIN = 'ana@turpial.example';

export const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
export const settle = () => new Promise<void>((done) => setImmediate(done));

const opened = () => json({ accessToken: 'new', user: ME });
const emptyPage = () =>
  Object.assign(new EventTarget(), { cookie: 'csrf-token=csrf', visibilityState: 'visible' });

/** The page of a tab without other tabs, and a server, for each test. */
export function newPage() {
  const server = {
    page: emptyPage(),
    /** The calls, with their tokens. */
    asked: [] as string[],
    answer: (_path: string) => opened(),
    /** How often the page heard of another user. */
    changes: 0,
  };

  beforeEach(() => {
    vi.resetModules();
    Object.assign(server, { page: emptyPage(), asked: [], answer: opened, changes: 0 });
    const view = new EventTarget();
    view.addEventListener('auth-changed', () => (server.changes += 1));
    stubStorage();
    vi.stubGlobal('window', view);
    vi.stubGlobal('document', server.page);
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('BroadcastChannel', undefined);
    vi.stubGlobal('fetch', (path: string, { headers }: RequestInit) => {
      const sent = new Headers(headers).get('authorization');
      server.asked.push(sent === null ? path : `${path} ${sent}`);
      return Promise.resolve(server.answer(path));
    });
  });

  afterEach(() => installClock());

  return server;
}

/** The modules of a newly loaded page. */
export async function loadPage() {
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
