import { ApiError } from '@/api/errors';
import { isReusedRefreshToken, type OpenedSession, type SessionUser, type Tokens } from '@/api/session';
import type { Cancel, Clock } from '@/lib/clock';
import { clearRecord, flagLogin, readRecord, writeRecord } from './record';
import type { Tabs } from './tabs';

/**
 * 'unknown' until the first check; 'unreachable' when a check failed on the network or a 5xx, so that nobody is
 * thrown out for a bad connection (decisions 5).
 */
export type SessionStatus = 'unknown' | 'signedIn' | 'signedOut' | 'unreachable';

export interface SessionState {
  readonly status: SessionStatus;
  /** From the server, or from the last visit while the status is unknown or unreachable. */
  readonly user: SessionUser | undefined;
  /** The e-mail or phone logged in with. */
  readonly login: string | undefined;
  /** True after an explicit logout in this tab: the next login starts afresh instead of going back to the page left. */
  readonly loggedOut?: boolean;
}

/** What a session is made of; a test passes its own to play several tabs. */
export interface SessionParts {
  readonly api: {
    refreshSession(refreshToken: string | undefined): Promise<OpenedSession>;
    logout(refreshToken: string | undefined): Promise<void>;
  };
  readonly clock: Clock;
  readonly tabs: Tabs;
  /** Called when another user, or nobody, is logged in from now on: the `auth-changed` event. */
  readonly onUserChange: () => void;
}

/** Period of the proactive refresh, and the wait before a reused token is tried again (spec §9). */
const REFRESH_PERIOD_MS = 780_000;
const REUSED_RETRY_MS = 250;
/** When the server could not be reached, the next try comes sooner than a period. */
const UNREACHABLE_RETRY_MS = 30_000;

export type Session = ReturnType<typeof createSession>;

/** The session of one tab: tokens in memory, one refresh at a time for all tabs, and who is logged in. */
export function createSession({ api, clock, tabs, onUserChange }: SessionParts) {
  let state = stateOfRecord();
  let tokens: Tokens | undefined;
  let refreshedAt = clock.now();
  let checking: Promise<SessionStatus> | undefined;
  let cancelTimer: Cancel | undefined;
  /** Rises when the session is opened or ended, so that an answer from before is known to be stale. */
  let epoch = 0;
  const listeners = new Set<() => void>();

  function set(next: SessionState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function schedule(ms: number): void {
    cancelTimer?.();
    cancelTimer = clock.after(ms, () => void refresh());
  }

  /** Takes over an answer; `previous` fills what it left unsaid of the same user. */
  function adopt(opened: OpenedSession, login: string, previous: SessionUser | undefined): void {
    const before = state;
    const user = mergeUser(previous, opened.user);
    const replaced = before.user !== undefined && before.user.id !== user.id;
    tokens = { ...(replaced ? undefined : tokens), ...opened.tokens };
    refreshedAt = clock.now();
    writeRecord({ user, login }, refreshedAt);
    schedule(REFRESH_PERIOD_MS);
    set({ status: 'signedIn', user, login });
    if (before.status === 'signedOut' || replaced) onUserChange();
  }

  /** Forgets the session in this tab. */
  function forget(loggedOut = false): void {
    const wasIn = state.user !== undefined;
    epoch += 1;
    tokens = undefined;
    cancelTimer?.();
    clearRecord();
    set({ status: 'signedOut', user: undefined, login: undefined, loggedOut });
    if (wasIn) onUserChange();
  }

  /** Ends the session in every tab. */
  function end(loggedOut = false): void {
    forget(loggedOut);
    tabs.post({ type: 'ended' });
  }

  async function requestTokens(): Promise<OpenedSession> {
    const used = tokens?.refreshToken;
    try {
      return await api.refreshSession(used);
    } catch (error) {
      if (!isReusedRefreshToken(error)) throw error;
      await new Promise<void>((resolve) => clock.after(REUSED_RETRY_MS, resolve));
      // By now another tab may have passed on its newer token; else the cookie holds the newest one.
      const newest = tokens?.refreshToken;
      return await api.refreshSession(newest === used ? undefined : newest);
    }
  }

  async function refreshAlone(before: Tokens | undefined): Promise<SessionStatus> {
    const refreshedElsewhere = tokens !== undefined && tokens !== before;
    if (refreshedElsewhere) return state.status;
    const started = epoch;
    try {
      const opened = await requestTokens();
      if (epoch !== started) return state.status;
      const login = state.login ?? '';
      adopt(opened, login, state.user);
      tabs.post({ type: 'opened', opened, login });
    } catch (error) {
      if (epoch !== started) return state.status;
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) {
        // Only a tab that held the session may end it for the others: a visitor's check proves nothing about them.
        if (tokens) end();
        else forget();
      } else {
        schedule(UNREACHABLE_RETRY_MS);
        if (tokens === undefined) set({ ...state, status: 'unreachable' });
        return 'unreachable';
      }
    }
    return state.status;
  }

  /**
   * The session check and the refresh, which are one call (decisions 1): asks the server for new tokens.
   * Calls made meanwhile, in any tab, share the answer. Never throws.
   */
  function refresh(): Promise<SessionStatus> {
    const before = tokens;
    checking ??= tabs
      .alone(() => refreshAlone(before))
      .finally(() => {
        checking = undefined;
      });
    return checking;
  }

  tabs.listen((message) => {
    epoch += 1;
    if (message.type === 'ended') forget();
    else adopt(message.opened, message.login, undefined);
  });

  return {
    getState: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    accessToken: () => tokens?.accessToken,
    refresh,
    /** True when a call refused with `rejected` may be repeated, with a token that is newer. */
    async refreshAfter(rejected: string | undefined): Promise<boolean> {
      if (tokens !== undefined && tokens.accessToken !== rejected) return true;
      return (await refresh()) === 'signedIn';
    },
    /** Refreshes when the period has passed unnoticed, as on a laptop that slept. */
    async refreshIfDue(): Promise<void> {
      const due = state.status === 'unreachable' || clock.now() - refreshedAt >= REFRESH_PERIOD_MS;
      if (state.status !== 'signedOut' && (tokens || state.status === 'unreachable') && due) await refresh();
    },
    /** After a successful login: user saved, session marked, proactive refresh started (spec §4). */
    open(opened: OpenedSession, login: string): void {
      epoch += 1;
      flagLogin(clock.now());
      if (state.status === 'unknown') set({ status: 'signedOut', user: undefined, login: undefined });
      adopt(opened, login, undefined);
      tabs.post({ type: 'opened', opened, login });
    },
    /** Back to what a full page load finds: nothing in memory, the record read again. */
    restart(): void {
      epoch += 1;
      tokens = undefined;
      checking = undefined;
      cancelTimer?.();
      set(stateOfRecord());
    },
    /** The session was refused by the server: it ends in every tab. */
    rejected: () => end(),
    /** Explicit logout: ends the session here and in every tab, then tells the server. */
    async logout(): Promise<void> {
      const refreshToken = tokens?.refreshToken;
      end(true);
      await api.logout(refreshToken);
    },
  };
}

/** What is known before the first check. */
function stateOfRecord(): SessionState {
  const record = readRecord();
  return { status: 'unknown', user: record?.user, login: record?.login };
}

/** The user of an answer; what it left unknown (spec §3) stays as it was, unless it is another user's. */
function mergeUser(previous: SessionUser | undefined, next: SessionUser): SessionUser {
  if (!previous || (next.id !== 0 && previous.id !== 0 && next.id !== previous.id)) return next;
  return {
    ...previous,
    ...next,
    id: next.id || previous.id,
    identityVerification: next.identityVerification || previous.identityVerification,
  };
}
