import type { Clock } from '@/lib/clock';
import { randomId } from '@/lib/randomId';
import { readText, remove, storageKeys, writeText } from '@/lib/storage';
import type { Tabs } from './tabs';

/** A session that is to be ended on the server; without a token the cookie names it. */
export interface EndedSession {
  readonly refreshToken: string | undefined;
}

/** One logout that the server has yet to hear of. */
interface OwedLogout {
  readonly session: EndedSession;
  /** What keeps the browser signed out because of it; undefined where somebody else is in by now. */
  readonly mark?: string;
}

interface OwedLogoutsParts {
  /** Ends a session on the server; false when the server may not have heard of it. Never throws. */
  readonly logout: (refreshToken: string | undefined, signal: AbortSignal) => Promise<boolean>;
  readonly clock: Clock;
  readonly tabs: Tabs;
}

/** How long others wait for a logout under way (decisions 40). */
const PATIENCE_MS = 10_000;

export type OwedLogouts = ReturnType<typeof createOwedLogouts>;

/**
 * The logouts that the server has not heard of. That there is one is remembered in local storage, without a secret,
 * and keeps the browser signed out until the server knows; tokens stay in memory.
 */
export function createOwedLogouts({ logout, clock, tabs }: OwedLogoutsParts) {
  let owed: readonly OwedLogout[] = [];
  let settling: Promise<void> | undefined;

  const mark = () => readText(storageKeys.logoutOwed);
  const isOwed = () => mark() !== null;

  /** The next one to be told; after a reload, and of other tabs, only the cookie knows the session. */
  function next(): OwedLogout | undefined {
    const marked = mark();
    return owed[0] ?? (marked === null ? undefined : { session: { refreshToken: undefined }, mark: marked });
  }

  async function tellServer(signal: AbortSignal): Promise<void> {
    for (let told = next(); told && !signal.aborted; told = next()) {
      if (!(await logout(told.session.refreshToken, signal))) return;
      const done = told;
      owed = owed.filter((other) => other !== done);
      if (mark() === done.mark) remove(storageKeys.logoutOwed);
      tabs.post({ type: 'cookieDeleted', since: undefined });
    }
  }

  return {
    /** True while a logout of this browser has not reached the server: nobody gets in by its cookie. */
    isOwed,
    /** Remembers a session to be ended. `signedOut`: its cookie would otherwise let somebody in. */
    owe(session: EndedSession, signedOut: boolean): void {
      const added = signedOut ? { session, mark: randomId() } : { session };
      owed = [...owed, added];
      if (added.mark) writeText(storageKeys.logoutOwed, added.mark);
    },
    /** Tells the server, after a refresh under way; resolves when it knows, when it cannot be told, or after 10 s. */
    settle(): Promise<void> {
      if (!isOwed() && owed.length === 0) return Promise.resolve();
      settling ??= new Promise<void>((resolve) => {
        const patience = new AbortController();
        const cancel = clock.after(PATIENCE_MS, () => {
          patience.abort();
          resolve();
        });
        void tabs
          .alone(() => tellServer(patience.signal))
          .finally(() => {
            cancel();
            resolve();
          });
      }).finally(() => {
        settling = undefined;
      });
      return settling;
    },
    /**
     * A new login has replaced the cookie: only sessions whose token is known can and need be ended. What keeps the
     * browser signed out goes with the login's own tab: news of it may reach the others after the next logout.
     */
    cookieReplaced(here: boolean): void {
      if (here) remove(storageKeys.logoutOwed);
      owed = owed.filter(({ session }) => session.refreshToken !== undefined);
    },
    /** True while this page knows a session that waits to be ended. */
    hasUnsettled: () => owed.length > 0,
    /** Forgets what a full page load forgets. */
    restart(): void {
      owed = [];
      settling = undefined;
    },
  };
}
