import { ApiError } from '@/api/errors';
import { isReusedRefreshToken, type OpenedSession, type SessionUser, type Tokens } from '@/api/session';
import type { Cancel, Clock } from '@/lib/clock';
import { clearRecord, flagLogin, lastLoginAt, readRecord, writeRecord } from './record';
import type { TabMessage, Tabs } from './tabs';
import { mergeUser } from './user';

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

/**
 * A visitor before the first check, and the state that pages are prerendered in: the same object, so that taking them
 * over does not render them twice.
 */
export const nothingKnown: SessionState = { status: 'unknown', user: undefined, login: undefined };

/** What a session is made of; a test passes its own to play several tabs. */
export interface SessionParts {
  readonly api: {
    refreshSession(refreshToken: string | undefined): Promise<OpenedSession>;
    logout(refreshToken: string | undefined): Promise<boolean>;
  };
  readonly clock: Clock;
  readonly tabs: Tabs;
  /**
   * Called when another user, or nobody, is logged in from now on: the `auth-changed` event. `left` is true when the
   * user went, here or in another tab, rather than being thrown out.
   */
  readonly onUserChange: (left: boolean) => void;
}

/** Period of the proactive refresh, and the wait before a reused token is tried again (spec §9). */
const REFRESH_PERIOD_MS = 780_000;
const REUSED_RETRY_MS = 250;
/** When the server could not be reached, the next try comes sooner than a period. */
const UNREACHABLE_RETRY_MS = 30_000;

/** One login, from its opening to its end, with the newest refresh token known of it. */
interface Login {
  since: number | undefined;
  refreshToken: string | undefined;
}

export type Session = ReturnType<typeof createSession>;

/** The session of one tab: tokens in memory, one refresh at a time for all tabs, and who is logged in. */
export function createSession({ api, clock, tabs, onUserChange }: SessionParts) {
  let state = stateOfRecord();
  let current: Login = loginOfRecord();
  let tokens: Tokens | undefined;
  /** The tokens that are to be replaced: a wait for the lock is in vain once newer ones than these are known. */
  let outworn: Tokens | undefined;
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
    tokens = opened.tokens;
    current.refreshToken = tokens.refreshToken ?? current.refreshToken;
    refreshedAt = clock.now();
    // The record is the browser's: news of a login that is over, or not the newest, would bring it back on a reload.
    if (lastLoginAt() === current.since) writeRecord({ user, login }, refreshedAt);
    schedule(REFRESH_PERIOD_MS);
    set({ status: 'signedIn', user, login });
    if (before.status === 'signedOut' || replaced) onUserChange(false);
  }

  /** Forgets the session in this tab. */
  function forget(loggedOut = false, left = loggedOut): void {
    const wasIn = state.user !== undefined;
    epoch += 1;
    tokens = undefined;
    cancelTimer?.();
    // The end of a login may be heard of after the next one began in another tab: that one's record stays.
    if ([current.since, undefined].includes(lastLoginAt())) clearRecord();
    set({ status: 'signedOut', user: undefined, login: undefined, loggedOut });
    if (wasIn) onUserChange(left);
  }

  /** Ends the session in every tab. */
  function end(loggedOut = false): void {
    forget(loggedOut);
    tabs.post({ type: 'ended', since: current.since });
  }

  async function requestTokens(overtaken: () => boolean): Promise<OpenedSession> {
    try {
      return await api.refreshSession(tokens && current.refreshToken);
    } catch (error) {
      if (!isReusedRefreshToken(error)) throw error;
      await new Promise<void>((resolve) => clock.after(REUSED_RETRY_MS, resolve));
      // By now another tab may have passed on what it got for the token; else the cookie holds the newest one.
      if (overtaken()) throw error;
      return await api.refreshSession(undefined);
    }
  }

  async function refreshAlone(askedIn: number): Promise<SessionStatus> {
    const refreshedElsewhere = tokens !== undefined && tokens !== outworn;
    // A session that ended while this waited for the lock must not come back from a cookie that is still there.
    if (refreshedElsewhere || epoch !== askedIn) return state.status;
    const started = { epoch, tokens, login: current };
    const overtaken = () => epoch !== started.epoch || tokens !== started.tokens;
    try {
      const opened = await requestTokens(overtaken);
      // Also for a login that ended meanwhile: the logout has yet to tell the server which token it ends.
      started.login.refreshToken = opened.tokens.refreshToken ?? started.login.refreshToken;
      if (epoch !== started.epoch) return state.status;
      const login = state.login ?? '';
      adopt(opened, login, state.user);
      tabs.post({ type: 'refreshed', since: current.since, opened, login });
    } catch (error) {
      if (!overtaken()) return fail(error);
    }
    return state.status;
  }

  function fail(error: unknown): SessionStatus {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) {
      // Only a tab that held the session may end it for the others: a visitor's check proves nothing about them.
      if (tokens) end();
      else forget();
      return state.status;
    }
    schedule(UNREACHABLE_RETRY_MS);
    if (tokens === undefined) set({ ...state, status: 'unreachable' });
    return 'unreachable';
  }

  /**
   * The session check and the refresh, which are one call (decisions 1): asks the server for new tokens.
   * Calls made meanwhile, in any tab, share the answer. Never throws.
   */
  function refresh(): Promise<SessionStatus> {
    outworn = tokens;
    const askedIn = epoch;
    checking ??= tabs.alone(async () => {
      try {
        return await refreshAlone(askedIn);
      } finally {
        checking = undefined;
      }
    });
    return checking;
  }

  /** Starts another login in this tab; whatever was under way for the one before is stale. */
  function enter(since: number | undefined, opened: OpenedSession, login: string): void {
    epoch += 1;
    current = { since, refreshToken: undefined };
    adopt(opened, login, undefined);
  }

  /** Messages may cross: the newest login wins, and what concerns another one is no news. */
  function receive(message: TabMessage): void {
    const { since = current.since } = message;
    const known = current.since ?? since;
    if (message.type === 'opened') {
      if (since === undefined || known === undefined || since >= known)
        enter(since, message.opened, message.login);
    } else if (since !== known) {
      return;
    } else if (message.type === 'ended') {
      forget(false, true);
    } else if (message.since !== known) {
      // A check without a record may have found the cookie of a login that is over: its tokens are nobody else's.
      return;
    } else if (state.status === 'signedOut') {
      // Only a login opens what was ended, but the logout may still need the newest token.
      current.refreshToken = message.opened.tokens.refreshToken ?? current.refreshToken;
    } else {
      current.since = since;
      adopt(message.opened, message.login, state.user);
    }
  }

  tabs.listen(receive);

  return {
    getState: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    accessToken: () => tokens?.accessToken,
    refresh,
    /** What comes of a call refused with `rejected`: 'refreshed' when it may be repeated, with a token that is newer. */
    async refreshAfter(rejected: string | undefined): Promise<'refreshed' | 'refused' | 'unreachable'> {
      if (tokens !== undefined && tokens.accessToken !== rejected) return 'refreshed';
      // What was under way when the session ended has nothing to come back to.
      if (state.status === 'signedOut') return 'refused';
      let status = await refresh();
      // It may have joined a check that was already over, without a new token.
      if (status === 'signedIn' && tokens?.accessToken === rejected) status = await refresh();
      if (status === 'unreachable') return 'unreachable';
      return status === 'signedIn' ? 'refreshed' : 'refused';
    },
    /** Refreshes when the period has passed unnoticed, as on a laptop that slept. */
    async refreshIfDue(): Promise<void> {
      const due = state.status === 'unreachable' || clock.now() - refreshedAt >= REFRESH_PERIOD_MS;
      if (state.status !== 'signedOut' && (tokens || state.status === 'unreachable') && due) await refresh();
    },
    /** After a successful login: user saved, session marked, proactive refresh started (spec §4). */
    open(opened: OpenedSession, login: string): void {
      const since = clock.now();
      flagLogin(since);
      if (state.status === 'unknown') set({ status: 'signedOut', user: undefined, login: undefined });
      enter(since, opened, login);
      tabs.post({ type: 'opened', since, opened, login });
    },
    /** Back to what a full page load finds: nothing in memory, the record read again. */
    restart(): void {
      epoch += 1;
      current = loginOfRecord();
      tokens = undefined;
      checking = undefined;
      cancelTimer?.();
      set(stateOfRecord());
    },
    /** The session was refused by the server: it ends in every tab. */
    rejected: () => end(),
    /**
     * Explicit logout: ends the session here and in every tab, then tells the server, after a refresh that is under
     * way: its answer would otherwise leave a newer token alive.
     */
    async logout(): Promise<void> {
      const ended = current;
      end(true);
      await tabs.alone(() => api.logout(ended.refreshToken));
    },
  };
}

/** What is known before the first check. */
function stateOfRecord(): SessionState {
  const record = readRecord();
  return record ? { status: 'unknown', ...record } : nothingKnown;
}

function loginOfRecord(): Login {
  return { since: lastLoginAt(), refreshToken: undefined };
}
