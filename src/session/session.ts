import type { OpenedSession } from '@/api/session';
import { keepRefreshToken } from './login';
import { flagLogin, isUnattended, lastLoginAt, readRecord } from './record';
import { createRefresher, type Refresher, type RefresherParts } from './refresh';
import { createStateMachine, type StateMachine } from './stateMachine';
import { readMessage, type Given } from './tabs';

/** The dependencies of a session; a test passes its own to simulate several tabs. */
export interface SessionParts extends Pick<RefresherParts, 'api' | 'owedLogouts' | 'clock' | 'tabs'> {
  /** The `auth-changed` event; `left`: see the state machine. */
  readonly onUserChange: (left: boolean) => void;
}

/** The session of this tab, as the app uses it. */
export interface Session
  extends
    Pick<StateMachine, 'accessToken' | 'getState' | 'isProven' | 'openings' | 'proven' | 'subscribe'>,
    Omit<Refresher, 'restart'> {
  /** After a successful login: saves the user, marks the session, starts the proactive refresh (product 4.1). */
  readonly open: (opened: OpenedSession, login: string) => void;
  /** Returns to what a full page load finds. */
  readonly restart: () => void;
  /** True when the browser's record is no longer that of this tab's session, as after a logout or login elsewhere. */
  readonly isOvertaken: () => boolean;
  /** The server refused a token that had just been refreshed: ends that session in every tab, never a later one. */
  readonly rejected: (token: string) => void;
  /** Logout by the user. */
  readonly logout: () => Promise<void>;
  /** Ends an unattended session. The tabs keep what the user was doing for the next login (product 4.1). */
  readonly lock: () => Promise<void>;
}

/** The session of one tab: connects its state, its refresh and the other tabs. */
export function createSession({ api, owedLogouts, clock, tabs, onUserChange }: SessionParts): Session {
  const machine = createStateMachine({
    clock,
    onRefreshDue: () => void refresher.keepUp(),
    onUserChange,
  });
  const refresher = createRefresher({
    api,
    clock,
    tabs,
    owedLogouts,
    machine,
    endEverywhere,
    lockIfUnattended,
  });

  function endEverywhere(loggedOut = false): void {
    const { since } = machine.snapshot().login;
    machine.end(since, loggedOut, loggedOut);
    tabs.post({ type: 'ended', since, left: loggedOut });
  }

  /** Ends the session in every tab, then tells the server, now or later (decision 40). */
  async function leave(loggedOut = false): Promise<void> {
    const ended = machine.snapshot().login;
    endEverywhere(loggedOut);
    owedLogouts.owe(ended, true);
    await owedLogouts.settle();
  }

  /** After the device's sleep a call may come before the timer of the lock (product 4.1). */
  function lockIfUnattended(): Promise<void> | undefined {
    return machine.getState().user && isUnattended(clock.now()) ? leave() : undefined;
  }

  /** Starts another login in this tab. */
  function enter(since: number | undefined, given: Given, here: boolean): void {
    owedLogouts.cookieReplaced(here);
    machine.enter(since, given, here);
    if (owedLogouts.hasUnsettled()) void refresher.keepUp();
  }

  tabs.listen((message) => {
    readMessage(message, machine.snapshot(), {
      refresh: () => void refresher.refresh(),
      end: (since, left) => machine.end(since, false, left),
      enter: (since, given) => enter(since, given, false),
      join: machine.join,
      remember: (tokens) => keepRefreshToken(machine.snapshot().login, tokens),
    });
  });

  return {
    ...machine,
    ...refresher,
    accessToken() {
      void lockIfUnattended();
      return machine.accessToken();
    },
    open(opened, login) {
      // Always later than the previous login, even if the clock is frozen.
      const since = Math.max(clock.now(), (machine.snapshot().login.since ?? 0) + 1);
      flagLogin(since);
      const given = { opened, login, at: since };
      enter(since, given, true);
      tabs.post({ type: 'opened', since, ...given });
    },
    restart() {
      refresher.restart();
      owedLogouts.restart();
      machine.restart();
    },
    isOvertaken() {
      const { state, login } = machine.snapshot();
      return state.user !== undefined && (readRecord() === undefined || lastLoginAt() !== login.since);
    },
    rejected(token) {
      if (token === machine.accessToken()) endEverywhere();
    },
    logout: () => leave(true),
    lock: leave,
  };
}
