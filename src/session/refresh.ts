import { isRefusal } from '@/api/errors';
import type { RefreshOutcome } from '@/api/http';
import { isReusedRefreshToken, type OpenedSession, type Tokens } from '@/api/session';
import type { Clock } from '@/lib/clock';
import { isOutdated, keepRefreshToken } from './login';
import type { OwedLogouts } from './owedLogouts';
import { isMarkedForAnother } from './record';
import type { SessionStatus } from './state';
import type { StateMachine } from './stateMachine';
import type { Tabs } from './tabs';

/** The wait before a second try after a reused token (product 4.2). */
const REUSED_RETRY_MS = 250;

export interface RefresherParts {
  readonly api: { refreshSession(refreshToken: string | undefined): Promise<OpenedSession> };
  readonly clock: Clock;
  readonly tabs: Tabs;
  readonly owedLogouts: OwedLogouts;
  readonly machine: StateMachine;
  /** Ends the session in all tabs, after the server refused it. */
  readonly endEverywhere: () => void;
  /** Locks an unattended session; undefined if the session is in use. */
  readonly lockIfUnattended: () => Promise<void> | undefined;
}

export type Refresher = ReturnType<typeof createRefresher>;

/** Asks the server for new tokens, one request at a time in all tabs, and tells the state machine the result. */
export function createRefresher({
  api,
  clock,
  tabs,
  owedLogouts,
  machine,
  endEverywhere,
  lockIfUnattended,
}: RefresherParts) {
  /** The tokens a pending refresh wants to replace. If newer ones arrive while it waits for the lock, it does nothing. */
  let replacing: Tokens | undefined;
  let pending: Promise<SessionStatus> | undefined;

  const status = () => machine.getState().status;

  /**
   * Asks the server for new tokens. Without a token the cookie identifies the session. If the token was used before
   * (decision 5) or is refused, asks once more with the cookie alone, which may hold a newer one.
   * `overtaken`: newer tokens are known, or the session has ended.
   * @throws ApiError when the server refuses or cannot be reached.
   */
  async function requestTokens(
    refreshToken: string | undefined,
    overtaken: () => boolean,
  ): Promise<OpenedSession> {
    try {
      return await api.refreshSession(refreshToken);
    } catch (error) {
      const isReused = isReusedRefreshToken(error);
      if (!isReused && (refreshToken === undefined || !isRefusal(error))) throw error;
      if (isReused) await new Promise<void>((resolve) => clock.after(REUSED_RETRY_MS, resolve));
      // Another tab may have sent newer tokens meanwhile.
      if (overtaken()) throw error;
      return await api.refreshSession(undefined);
    }
  }

  /** One request and its result; the caller holds the lock. */
  async function replaceTokens(): Promise<SessionStatus> {
    const started = machine.snapshot();
    if (isOutdated(started.login)) {
      // Another tab has logged in and its message is on its way: the cookie is no longer this login's.
      machine.forget();
      return status();
    }
    const ended = () => machine.snapshot().epoch !== started.epoch;
    const overtaken = () => ended() || machine.snapshot().tokens !== started.tokens;
    try {
      const refreshToken = started.tokens && started.login.refreshToken;
      const opened = await requestTokens(refreshToken, overtaken);
      const isNewest = machine.snapshot().login === started.login && !isOutdated(started.login);
      if (isNewest && !ended() && isMarkedForAnother(opened.user)) return turnAway(opened.tokens);
      // Also when the login has ended meanwhile: its logout needs the newest token.
      keepRefreshToken(started.login, opened.tokens);
      if (!isNewest) return await restoreCookie();
      if (ended()) return status();
      const given = { opened, login: machine.getState().login ?? '', at: clock.now() };
      machine.renew(given);
      tabs.post({ type: 'refreshed', since: started.login.since, ...given });
    } catch (error) {
      if (!overtaken()) return fail(error);
    }
    return status();
  }

  /** The answer to an older login's refresh has replaced the cookie. The newest login refreshes to set its own again. */
  async function restoreCookie(): Promise<SessionStatus> {
    const { login, tokens } = machine.snapshot();
    if (tokens) {
      if (!isOutdated(login)) return await replaceTokens();
      // The newest login is in another tab, and its message is on its way.
      machine.forget();
    }
    tabs.post({ type: 'cookieLost', since: undefined });
    return status();
  }

  /**
   * The cookie is another user's, from a login that is no longer wanted. It signs nobody in. It proves nothing about
   * this tab's session: another tab may have newer tokens of it.
   */
  function turnAway({ refreshToken }: Tokens): SessionStatus {
    const isHeld = machine.snapshot().tokens !== undefined;
    owedLogouts.owe({ refreshToken }, !isHeld);
    if (isHeld) machine.failToReach();
    else machine.forget();
    void owedLogouts.settle();
    return status();
  }

  function fail(error: unknown): SessionStatus {
    if (isRefusal(error)) {
      // A visitor's failed check proves nothing about the other tabs.
      if (machine.snapshot().tokens) endEverywhere();
      else machine.forget();
      return status();
    }
    machine.failToReach();
    return 'unreachable';
  }

  /** While a logout is owed, its cookie signs nobody in (decision 40). */
  async function stayOut(): Promise<SessionStatus> {
    await owedLogouts.settle();
    if (!machine.snapshot().tokens) machine.forget(machine.getState().loggedOut);
    return status();
  }

  /**
   * The session check and the refresh, which are one call (decision 1): asks the server for new tokens.
   * Calls made meanwhile share the answer. An unattended session locks instead (product 4.1). Never throws.
   */
  function refresh(): Promise<SessionStatus> {
    const locked = lockIfUnattended();
    if (locked) return locked.then(status);
    const { tokens, epoch } = machine.snapshot();
    if (owedLogouts.isOwed() && !tokens) return stayOut();
    replacing = tokens;
    pending ??= tabs.alone(async () => {
      try {
        const now = machine.snapshot();
        const refreshedElsewhere = now.tokens !== undefined && now.tokens !== replacing;
        // A session that ended during the wait must not come back from a cookie that is still there.
        return refreshedElsewhere || now.epoch !== epoch ? status() : await replaceTokens();
      } finally {
        pending = undefined;
      }
    });
    return pending;
  }

  /** Settles owed logouts first: the answer to a late logout may delete the cookie of the user who is signed in. */
  async function keepUp(): Promise<void> {
    await owedLogouts.settle();
    if (machine.isHeld()) await refresh();
  }

  async function refreshIfDue(): Promise<void> {
    if (machine.isHeld() && machine.isRefreshDue()) await refresh();
  }

  return {
    refresh,
    keepUp,
    refreshIfDue,
    /** What to do about a call refused with the token `rejected`; 'refreshed': repeat it, with a newer token. */
    async refreshAfter(rejected: string | undefined): Promise<RefreshOutcome> {
      const token = machine.accessToken();
      if (token !== undefined && token !== rejected) return 'refreshed';
      // A call of a session that has ended is not repeated.
      if (status() === 'signedOut') return 'refused';
      let result = await refresh();
      // It may have joined a check that was already over, without a new token.
      if (result === 'signedIn' && machine.accessToken() === rejected) result = await refresh();
      if (result === 'unreachable') return 'unreachable';
      return result === 'signedIn' ? 'refreshed' : 'refused';
    },
    /** The browser is online again. */
    async reconnect(): Promise<void> {
      const unsettled = owedLogouts.hasUnsettled();
      await owedLogouts.settle();
      await (unsettled && machine.isHeld() ? refresh() : refreshIfDue());
    },
    /** Forgets what a full page load forgets. */
    restart(): void {
      pending = undefined;
    },
  };
}
