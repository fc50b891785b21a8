import type { SessionUser, Tokens } from '@/api/session';
import { MINUTE_MS, type Cancel, type Clock } from '@/lib/clock';
import { isSameOwner } from '@/lib/owner';
import { keepRefreshToken, loginOfRecord, newLogin, type Login } from './login';
import { clearRecord, lastLoginAt, writeRecord } from './record';
import { ownerOf, stateOfRecord, type SessionState } from './state';
import type { Given } from './tabs';

/** Period of the proactive refresh (product 4.2). */
const REFRESH_PERIOD_MS = 780_000;
/** The next try after a refresh that did not reach the server. */
const UNREACHABLE_RETRY_MS = 30_000;
/** How long a protected route trusts the last proof of the session (product 2.15). */
const PROOF_MS = MINUTE_MS;

interface StateMachineParts {
  readonly clock: Clock;
  /** Called when the period is over, or the wait after a failed refresh. */
  readonly onRefreshDue: () => void;
  /**
   * Called when another user has signed in, or the user was signed out. `left`: by a logout, here or in another tab,
   * and not by a refusal of the server.
   */
  readonly onUserChange: (left: boolean) => void;
}

/** The tokens of this tab. */
interface Held {
  readonly tokens: Tokens;
  /** When the server gave them. */
  readonly since: number;
  /** When an answer last showed that the session is alive. */
  provenAt: number;
}

/** What this tab knows at one instant. A task keeps one and compares it when its answer arrives. */
interface Snapshot {
  readonly state: SessionState;
  /** The login that this tab is in, or was in last. */
  readonly login: Login;
  readonly tokens: Tokens | undefined;
  /** When the server gave the tokens; undefined without tokens. */
  readonly heldSince: number | undefined;
  /** Increases when the session opens or ends: answers to earlier calls are then stale. */
  readonly epoch: number;
}

/** The user of an answer. Fields that it leaves unknown (product 3.2) keep their value if it is the same user. */
function mergeUser(previous: SessionUser | undefined, next: SessionUser): SessionUser {
  if (!previous || (next.id !== 0 && previous.id !== 0 && next.id !== previous.id)) return next;
  return {
    ...previous,
    ...next,
    id: next.id || previous.id,
    identityVerification: next.identityVerification || previous.identityVerification,
  };
}

export type StateMachine = ReturnType<typeof createStateMachine>;

/**
 * What this tab knows of its session, and every change of it. Also updates the browser's record and the timer of the
 * next refresh. Makes no calls and sends no messages.
 */
export function createStateMachine({ clock, onRefreshDue, onUserChange }: StateMachineParts) {
  let state = stateOfRecord();
  let login = loginOfRecord();
  let held: Held | undefined;
  let epoch = 0;
  let openings = 0;
  let cancelTimer: Cancel | undefined;
  const listeners = new Set<() => void>();

  function set(next: SessionState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function refreshIn(ms: number): void {
    cancelTimer?.();
    cancelTimer = clock.after(ms, onRefreshDue);
  }

  /** Takes over tokens and user. If `previous` is the same user, it provides the fields that the answer omits. */
  function adopt({ opened, login: name, at }: Given, previous: SessionUser | undefined): void {
    const before = state;
    const user = mergeUser(previous, opened.user);
    held = { tokens: opened.tokens, since: at, provenAt: at };
    keepRefreshToken(login, opened.tokens);
    // The record belongs to the browser's newest login. An older one must not come back on a reload.
    if (lastLoginAt() === login.since) writeRecord({ user, login: name }, at);
    refreshIn(REFRESH_PERIOD_MS);
    set({ status: 'signedIn', user, login: name });
    const replaced = before.user !== undefined && !isSameOwner(ownerOf(before), ownerOf(state));
    if (before.status === 'signedOut' || replaced) onUserChange(false);
  }

  /** Signs this tab out. `loggedOut`: the user logged out in this tab; `left`: in any tab. */
  function forget(loggedOut = false, left = loggedOut): void {
    const wasIn = state.user !== undefined;
    const former = ownerOf(state) ?? state.former;
    epoch += 1;
    held = undefined;
    cancelTimer?.();
    // Another tab may have logged in before this end became known here. The record is then that login's.
    if ([login.since, undefined].includes(lastLoginAt())) clearRecord();
    set({ status: 'signedOut', user: undefined, login: undefined, loggedOut, former });
    if (wasIn) onUserChange(left);
  }

  return {
    getState: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    accessToken: () => held?.tokens.accessToken,
    /** The number of logins so far, in this tab or another. */
    openings: () => openings,
    snapshot: (): Snapshot => ({ state, login, tokens: held?.tokens, heldSince: held?.since, epoch }),

    /** Starts another login. Answers to calls of the one before are stale. `here`: the user logged in in this tab. */
    enter(since: number | undefined, given: Given, here: boolean): void {
      // A login here always reports a change of user, also before the first check.
      if (here && state.status === 'unknown') set({ status: 'signedOut', user: undefined, login: undefined });
      epoch += 1;
      openings += 1;
      login = newLogin(since);
      adopt(given, undefined);
    },
    /** Takes over newer tokens of the same login, from a refresh of this tab. */
    renew(given: Given): void {
      adopt(given, state.user);
    },
    /** Takes over newer tokens of the same login, from another tab. */
    join(since: number | undefined, given: Given): void {
      if (!held) openings += 1;
      login.since = since;
      adopt(given, state.user);
    },
    forget,
    /** Ends a login for good: only a new login signs this tab in again. */
    end(since: number | undefined, loggedOut: boolean, left: boolean): void {
      if (since !== login.since) login = newLogin(since);
      login.ended = true;
      forget(loggedOut, left);
    },
    /** The server could not be reached. Tokens stay valid, and an open session stays so. */
    failToReach(): void {
      refreshIn(UNREACHABLE_RETRY_MS);
      if (state.status !== 'signedIn') set({ ...state, status: 'unreachable' });
    },
    /** Returns to what a full page load finds: an empty memory and the record. */
    restart(): void {
      const before = ownerOf(state);
      epoch += 1;
      login = loginOfRecord();
      held = undefined;
      cancelTimer?.();
      set(stateOfRecord());
      if (before && !isSameOwner(before, ownerOf(state))) onUserChange(false);
    },

    /** True when there is a session to refresh. */
    isHeld: () => held !== undefined || state.status === 'unreachable',
    /** True when the period is over although the timer has not fired, as on a laptop that slept. */
    isRefreshDue: () => !held || clock.now() - held.since >= REFRESH_PERIOD_MS,
    /** The server answered a call that carried `token`: its session is alive. */
    proven(token: string): void {
      if (token === held?.tokens.accessToken) held.provenAt = clock.now();
    },
    /** True when an answer of the last minute showed that the session is alive (product 2.15). */
    isProven: () => held !== undefined && clock.now() - held.provenAt < PROOF_MS,
  };
}
