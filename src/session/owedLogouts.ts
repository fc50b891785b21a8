import type { Clock } from '@/lib/clock';
import { readText, remove, storageKeys, writeText } from '@/lib/storage';
import type { Tabs } from './tabs';

/** A session that is to be ended on the server; without a token the cookie names it. */
export interface EndedSession {
  readonly refreshToken: string | undefined;
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
  let ended: readonly EndedSession[] = [];
  let settling: Promise<void> | undefined;

  const isOwed = () => readText(storageKeys.logoutOwed) !== null;

  async function tellServer(signal: AbortSignal): Promise<void> {
    // After a reload only the cookie knows the session.
    const unknown: readonly EndedSession[] = isOwed() ? [{ refreshToken: undefined }] : [];
    for (const session of ended.length > 0 ? ended : unknown) {
      if (signal.aborted) return;
      if (await logout(session.refreshToken, signal)) ended = ended.filter((other) => other !== session);
      else return;
    }
    if (ended.length === 0) remove(storageKeys.logoutOwed);
  }

  return {
    /** True while a logout of this browser has not reached the server: nobody gets in by its cookie. */
    isOwed,
    /** Remembers a session to be ended. `signedOut`: its cookie would otherwise let somebody in. */
    owe(session: EndedSession, signedOut: boolean): void {
      ended = [...ended, session];
      if (signedOut) writeText(storageKeys.logoutOwed, 'true');
    },
    /** Tells the server, after a refresh under way; resolves when it knows, when it cannot be told, or after 10 s. */
    settle(): Promise<void> {
      if (!isOwed() && ended.length === 0) return Promise.resolve();
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
    /** A new login has replaced the cookie: only sessions whose token is known can and need be ended. */
    cookieReplaced(): void {
      remove(storageKeys.logoutOwed);
      ended = ended.filter(({ refreshToken }) => refreshToken !== undefined);
    },
    /** True while a session whose token is known waits to be ended. */
    hasUnsettled: () => ended.length > 0,
  };
}
