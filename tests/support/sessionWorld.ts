import type fc from 'fast-check';
import { ApiError } from '@/api/errors';
import { identityLabel, type OpenedSession } from '@/api/session';
import type { Clock } from '@/lib/clock';
import { createOwedLogouts } from '@/session/owedLogouts';
import { readRecord } from '@/session/record';
import { createSession, type Session } from '@/session/session';
import { createSignIn } from '@/session/signIn';
import type { TabMessage } from '@/session/tabs';
import type { Tabs } from '@/session/tabs';
import { createPage, createTestClock, type Page } from './virtualPage';

type Scheduler = Pick<fc.Scheduler, 'schedule'>;

/** The result of a tab's call. */
export type CallResult = 'answered' | 'refused';

export interface Tab {
  readonly session: Session;
  /** A call of the app. Like the transport, it refreshes once after a 401 and repeats the call once. */
  call(): Promise<CallResult>;
  login(): Promise<void>;
  /** Logs a user in; false if the answer came too late. */
  signIn(user: number): Promise<boolean>;
  /** Closes or reloads the tab: its code stops, but its requests still reach the server. */
  close(): void;
}

/**
 * A simulated browser with several tabs, and a server. The scheduler decides how long each request, answer and
 * message takes, in every order that a browser allows: the messages of one tab arrive in the order sent.
 */
export function createWorld(scheduler: Scheduler) {
  const { clock, advance } = createTestClock();
  const pause = (label: string) => scheduler.schedule(Promise.resolve(), label);

  // The server: users and their sessions with rotating refresh tokens; the cookie holds the newest one.
  const sessions: { readonly user: number; rotation: number; ended: boolean }[] = [];
  let cookie: string | undefined;
  let validAccess = new Set<string>();
  let accessCount = 0;
  const faults = { drops: 0, reuses: 0, lostLogouts: 0 };
  let underWay = 0;
  const seen = { together: new Set<Page>(), mostTogether: 0, refreshes: 0, userChanges: 0 };

  const open = (id: number): OpenedSession => {
    const { rotation = 0, user = 0 } = sessions[id] ?? {};
    const refreshToken = `refresh-${id}-${rotation}`;
    const accessToken = `access-${id}-${(accessCount += 1)}`;
    validAccess.add(accessToken);
    return { tokens: { accessToken, refreshToken }, user: { id: user, identityVerification: 1 } };
  };
  /** After one refusal for reuse the app retries once; a second refusal in a row would rightly end the session. */
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
    // No two refreshes get their answer in the same millisecond.
    advance(1);
    const answer = open(idOf(token));
    // A keepalive call: its cookie arrives even if the page is closed.
    cookie = answer.tokens.refreshToken;
    return answer;
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
    async login(user: number): Promise<OpenedSession> {
      await pause('login');
      const answer = open(sessions.push({ user, rotation: 0, ended: false }) - 1);
      await pause('logged in');
      await page.alive();
      cookie = answer.tokens.refreshToken;
      // No two users log in within the same millisecond.
      advance(1);
      return answer;
    },
    async logout(token: string | undefined, signal: AbortSignal): Promise<boolean> {
      const sent = token ?? cookie ?? 'none--1';
      await pause('logout');
      if (faults.lostLogouts > 0) {
        faults.lostLogouts -= 1;
        return false;
      }
      const session = sessions[idOf(sent)];
      // Only the newest token can end a session.
      if (session && sent === `refresh-${idOf(sent)}-${session.rotation}`) session.ended = true;
      await pause('logged out');
      await page.alive();
      if (signal.aborted) return false;
      // Like real servers, whatever user the cookie belongs to by now.
      cookie = undefined;
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
              await pause(`told ${message.type}`);
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
      const api = apiOf(page);
      const tabs = tabsOf(page);
      const pageClock: Clock = {
        ...clock,
        after: (ms, task) => clock.after(ms, () => void page.alive().then(task)),
      };
      const owedLogouts = createOwedLogouts({ logout: api.logout, clock: pageClock, tabs });
      const session = createSession({
        api,
        owedLogouts,
        clock: pageClock,
        tabs,
        onUserChange: () => {
          seen.userChanges += 1;
        },
      });
      if (readRecord()) void session.refresh();
      const beginSignIn = createSignIn({
        session,
        owedLogouts,
        login: (identity) => api.login(Number(identityLabel(identity))),
      });
      const signIn = (user: number) => beginSignIn(() => true)({ loginType: 1, login: String(user) }, '');
      return {
        session,
        async call() {
          underWay += 1;
          try {
            const first = await send(session);
            if (first.ok) return 'answered';
            if ((await session.refreshAfter(first.token)) !== 'refreshed') return 'refused';
            const second = await send(session);
            if (second.ok) return 'answered';
            if (second.token !== undefined) session.rejected(second.token);
            return 'refused';
          } finally {
            underWay -= 1;
          }
        },
        login: () => signIn(7).then(() => undefined),
        signIn,
        close() {
          listeners.delete(page);
          seen.together.delete(page);
          page.close();
        },
      };
    },
    /**
     * Expires all access tokens. Call it only when no token is on its way, because real tokens live longer than a
     * request.
     */
    expireAccess(): void {
      if (underWay === 0 && seen.together.size === 0) validAccess = new Set();
    },
    /** The server ends every session. */
    endAll(): void {
      for (const session of sessions) session.ended = true;
      validAccess = new Set();
    },
    /** Users of the sessions that the server has, oldest first. */
    liveUsers: () => sessions.filter(({ ended }) => !ended).map(({ user }) => user),
    /** True if the cookie could restore a session. */
    cookieLives(): boolean {
      return cookie !== undefined && sessions[idOf(cookie)]?.ended === false;
    },
  };
}

export type World = ReturnType<typeof createWorld>;
