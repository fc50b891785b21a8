import type fc from 'fast-check';
import { ApiError } from '@/api/errors';
import type { OpenedSession } from '@/api/session';
import type { Clock } from '@/lib/clock';
import { readRecord } from '@/session/record';
import { createSession, type Session } from '@/session/session';
import type { TabMessage, Tabs } from '@/session/tabs';

type Scheduler = Pick<fc.Scheduler, 'schedule'>;

/** What a call of a tab came to. */
export type CallResult = 'answered' | 'refused';

export interface Tab {
  readonly session: Session;
  /** A call of the app: on a 401 the session is refreshed once and the call repeated once, as the transport does. */
  call(): Promise<CallResult>;
  login(): Promise<void>;
  /** The tab is closed or reloaded: nothing of it happens any more, though its requests still reach the server. */
  close(): void;
}

/** Time that moves only when told. */
function createClock() {
  let now = 1_000_000;
  const timers = new Map<object, { readonly at: number; readonly task: () => void }>();
  const clock: Clock = {
    now: () => now,
    after(ms, task) {
      const key = {};
      timers.set(key, { at: now + ms, task });
      return () => void timers.delete(key);
    },
    every: () => () => undefined,
  };
  const advance = (ms: number) => {
    now += ms;
    for (const [key, { at, task }] of timers) {
      if (at > now) continue;
      timers.delete(key);
      task();
    }
  };
  return { clock, advance };
}

/** A page load, which may end in the middle of anything. */
function createPage() {
  let resolve = (): void => undefined;
  const closed = new Promise<void>((close) => {
    resolve = close;
  });
  const never = new Promise<void>(() => undefined);
  let open = true;
  return {
    closed,
    close() {
      open = false;
      resolve();
    },
    /** Resolves while the page is open, never afterwards. */
    alive: () => (open ? Promise.resolve() : never),
  };
}

type Page = ReturnType<typeof createPage>;

/**
 * One browser with several tabs and a server. Every request, answer and message between tabs takes as long as the
 * scheduler pleases, in any order that a browser allows: the messages of one tab arrive in the order they were sent.
 */
export function createWorld(scheduler: Scheduler) {
  const { clock, advance } = createClock();
  const pause = (label: string) => scheduler.schedule(Promise.resolve(), label);

  // The server: one user, sessions with rotating refresh tokens, the newest one in the cookie.
  const sessions: { rotation: number; ended: boolean }[] = [];
  let cookie: string | undefined;
  let validAccess = new Set<string>();
  let accessCount = 0;
  const faults = { drops: 0, reuses: 0 };
  let underWay = 0;
  const seen = { together: new Set<Page>(), mostTogether: 0, refreshes: 0, userChanges: 0 };

  const open = (id: number): OpenedSession => {
    const refreshToken = `refresh-${id}-${sessions[id]?.rotation ?? 0}`;
    const accessToken = `access-${id}-${(accessCount += 1)}`;
    validAccess.add(accessToken);
    cookie = refreshToken;
    return { tokens: { accessToken, refreshToken }, user: { id: 7, identityVerification: 1 } };
  };
  /** One refusal for reuse is answered by one retry: two of them in a row would end the session rightly. */
  const justReused = new Set<Page>();
  const refuse = (code?: string) => new ApiError('refused', 401, { code });
  const drop = () => {
    if (faults.drops === 0) return;
    faults.drops -= 1;
    throw new ApiError('network', 503);
  };
  const idOf = (token: string) => Number(token.split('-')[1]);

  const answerRefresh = (page: Page, sent: string | undefined): OpenedSession => {
    const token = sent ?? cookie ?? 'none--1';
    const session = sessions[idOf(token)];
    if (!session || session.ended) throw refuse();
    const newest = token === `refresh-${idOf(token)}-${session.rotation}`;
    if (!newest || (faults.reuses > 0 && !justReused.has(page))) {
      faults.reuses = 0;
      justReused.add(page);
      throw refuse('refresh_token_reused');
    }
    justReused.delete(page);
    session.rotation += 1;
    return open(idOf(token));
  };

  const apiOf = (page: Page) => ({
    async refreshSession(token: string | undefined) {
      seen.refreshes += 1;
      seen.together.add(page);
      seen.mostTogether = Math.max(seen.mostTogether, seen.together.size);
      try {
        await pause('refresh');
        drop();
        const answer = answerRefresh(page, token);
        await pause('refreshed');
        return answer;
      } finally {
        await page.alive();
        seen.together.delete(page);
      }
    },
    async logout(token: string | undefined) {
      await pause('logout');
      const id = idOf(token ?? cookie ?? 'none--1');
      const session = sessions[id];
      // A server knows its newest token; an older one ends nothing.
      if (session && (token ?? cookie) === `refresh-${id}-${session.rotation}`) session.ended = true;
      if (cookie && idOf(cookie) === id) cookie = undefined;
      return true;
    },
  });

  // The browser: messages and the lock.
  const listeners = new Map<Page, (message: TabMessage) => void>();
  let lock = Promise.resolve();
  const tabsOf = (self: Page): Tabs => {
    const lines = new Map<Page, Promise<void>>();
    return {
      post(message) {
        for (const other of listeners.keys()) {
          if (other === self) continue;
          const line = lines.get(other) ?? Promise.resolve();
          underWay += 1;
          lines.set(
            other,
            line.then(async () => {
              await pause('message');
              underWay -= 1;
              listeners.get(other)?.(message);
            }),
          );
        }
      },
      listen: (listener) => void listeners.set(self, listener),
      alone<T>(task: () => Promise<T>): Promise<T> {
        const before = lock;
        const mine = before.then(async () => {
          await pause('lock');
          await self.alive();
          return task();
        });
        const over = mine.then(
          () => undefined,
          () => undefined,
        );
        lock = before.then(() => Promise.race([over, self.closed]));
        return mine;
      },
    };
  };

  const send = async (session: Session): Promise<{ token: string | undefined; ok: boolean }> => {
    const token = session.accessToken();
    await pause('call');
    const ok = token !== undefined && validAccess.has(token);
    await pause('answer');
    return { token, ok };
  };

  return {
    faults,
    seen,
    now: clock.now,
    advance,
    openTab(): Tab {
      const page = createPage();
      const session = createSession({
        api: apiOf(page),
        clock: { ...clock, after: (ms, task) => clock.after(ms, () => void page.alive().then(task)) },
        tabs: tabsOf(page),
        onUserChange: () => {
          seen.userChanges += 1;
        },
      });
      if (readRecord()) void session.refresh();
      return {
        session,
        async call() {
          underWay += 1;
          try {
            const first = await send(session);
            if (first.ok) return 'answered';
            if ((await session.refreshAfter(first.token)) !== 'refreshed') return 'refused';
            if ((await send(session)).ok) return 'answered';
            session.rejected();
            return 'refused';
          } finally {
            underWay -= 1;
          }
        },
        async login() {
          await pause('login');
          const id = sessions.push({ rotation: 0, ended: false }) - 1;
          const opened = open(id);
          await pause('logged in');
          await page.alive();
          // No two people log in within the same millisecond.
          advance(1);
          session.open(opened, 'ana@turpial.example');
        },
        close() {
          listeners.delete(page);
          seen.together.delete(page);
          page.close();
        },
      };
    },
    /** All access tokens given so far expire; not while one is on its way, for none lives as shortly as that. */
    expireAccess(): void {
      if (underWay === 0 && seen.together.size === 0) validAccess = new Set();
    },
    /** The server ends every session. */
    endAll(): void {
      for (const session of sessions) session.ended = true;
      validAccess = new Set();
    },
    /** Whether the cookie could still bring a session back. */
    cookieLives(): boolean {
      return cookie !== undefined && sessions[idOf(cookie)]?.ended === false;
    },
  };
}

export type World = ReturnType<typeof createWorld>;
