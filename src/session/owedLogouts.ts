import type { Clock } from '@/lib/clock';
import { randomId } from '@/lib/randomId';
import { readText, removeText, storageKeys, writeText } from '@/lib/storage';
import type { Tabs } from './tabs';

/** A session to end on the server. Without a token the cookie identifies it. */
export interface EndedSession {
  readonly refreshToken: string | undefined;
}

/** A logout that the server has not received yet. */
interface OwedLogout {
  readonly session: EndedSession;
  /** The note in local storage that keeps the browser signed out; undefined when somebody else has signed in since. */
  readonly mark?: string;
}

interface OwedLogoutsParts {
  /** Ends a session on the server; false when the server may not have received the call. Never throws. */
  readonly logout: (refreshToken: string | undefined, signal: AbortSignal) => Promise<boolean>;
  readonly clock: Clock;
  readonly tabs: Tabs;
}

/** How long other calls wait for a running logout (decision 40). */
const PATIENCE_MS = 10_000;

export type OwedLogouts = ReturnType<typeof createOwedLogouts>;

/**
 * The logouts that the server has not received yet. A note in local storage, without a secret, keeps the browser
 * signed out until the server has received them. Tokens stay in memory.
 */
export function createOwedLogouts({ logout, clock, tabs }: OwedLogoutsParts) {
  let owed: readonly OwedLogout[] = [];
  let settling: Promise<void> | undefined;

  const mark = () => readText(storageKeys.logoutOwed);
  const isOwed = () => mark() !== null;

  /** The next logout to send. After a reload, or for another tab's logout, only the cookie identifies the session. */
  function next(): OwedLogout | undefined {
    const marked = mark();
    return owed[0] ?? (marked === null ? undefined : { session: { refreshToken: undefined }, mark: marked });
  }

  async function tellServer(signal: AbortSignal): Promise<void> {
    for (let told = next(); told && !signal.aborted; told = next()) {
      if (!(await logout(told.session.refreshToken, signal))) return;
      const done = told;
      owed = owed.filter((other) => other !== done);
      if (mark() === done.mark) removeText(storageKeys.logoutOwed);
      tabs.post({ type: 'cookieLost', since: undefined });
    }
  }

  return {
    /** True while a logout of this browser has not reached the server: its cookie then signs nobody in. */
    isOwed,
    /** Adds a session to end. `signedOut`: nobody is signed in, so the browser must ignore the session's cookie. */
    owe(session: EndedSession, signedOut: boolean): void {
      const added = signedOut ? { session, mark: randomId() } : { session };
      owed = [...owed, added];
      if (added.mark) writeText(storageKeys.logoutOwed, added.mark);
    },
    /** Sends them after any running refresh. Resolves when the server answers or cannot be reached, or after 10 s. */
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
     * A new login has replaced the cookie: only sessions with a known token can and need to be ended. Only the tab of
     * that login (`here`) removes the note: its message may reach the other tabs after the next logout.
     */
    cookieReplaced(here: boolean): void {
      if (here) removeText(storageKeys.logoutOwed);
      owed = owed.filter(({ session }) => session.refreshToken !== undefined);
    },
    /** True while this page knows a session that it still has to end. */
    hasUnsettled: () => owed.length > 0,
    /** Forgets what a full page load forgets. */
    restart(): void {
      owed = [];
      settling = undefined;
    },
  };
}
