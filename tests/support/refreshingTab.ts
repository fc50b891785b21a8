import { vi } from 'vitest';
import { ApiError } from '@/api/errors';
import type { OpenedSession } from '@/api/session';
import type { OwedLogouts } from '@/session/owedLogouts';
import { flagLogin } from '@/session/record';
import { createRefresher } from '@/session/refresh';
import { createStateMachine } from '@/session/stateMachine';
import type { TabMessage } from '@/session/tabs';
import { createTestClock } from './virtualPage';

export const ana = { id: 1, identityVerification: 2 };
export const bea = { id: 2, identityVerification: 2 };
export const refused = new ApiError('refused', 401);

export const opened = (accessToken: string, user = ana): OpenedSession => ({
  tokens: { accessToken, refreshToken: `${accessToken}-refresh` },
  user,
});

/** A tab whose requests, lock and owed logouts the test answers. */
export function tabOf() {
  const { clock, advance } = createTestClock();
  const machine = createStateMachine({ clock, onRefreshDue: vi.fn(), onUserChange: vi.fn() });
  const sent: (string | undefined)[] = [];
  const answers: ((answer: OpenedSession | ApiError) => void)[] = [];
  const posted: TabMessage[] = [];
  const locks: (() => void)[] = [];
  const server = { holdLock: false };
  const owedLogouts = {
    isOwed: vi.fn(() => false),
    hasUnsettled: vi.fn(() => false),
    owe: vi.fn<OwedLogouts['owe']>(),
    settle: vi.fn(() => Promise.resolve()),
    cookieReplaced: vi.fn(),
    restart: vi.fn(),
  };
  const endEverywhere = vi.fn(() => machine.end(machine.snapshot().login.since, false, false));
  const refresher = createRefresher({
    api: {
      refreshSession: (token) => {
        sent.push(token);
        return new Promise((resolve, reject) => {
          answers.push((answer) => (answer instanceof ApiError ? reject(answer) : resolve(answer)));
        });
      },
    },
    clock,
    machine,
    lockIfUnattended: () => undefined,
    owedLogouts,
    endEverywhere,
    tabs: {
      post: (message) => void posted.push(message),
      listen: () => undefined,
      async alone(task) {
        if (server.holdLock) await new Promise<void>((given) => locks.push(given));
        return await task();
      },
    },
  });
  const settle = () => new Promise<void>((done) => setImmediate(done));
  return {
    ...{ machine, refresher, owedLogouts, endEverywhere, sent, posted, server, advance, settle },
    given: (accessToken: string, user = ana) => ({
      opened: opened(accessToken, user),
      login: 'ana@turpial.example',
      at: clock.now(),
    }),
    /** Answers the oldest request. */
    async answer(answer: OpenedSession | ApiError): Promise<void> {
      await settle();
      answers.shift()?.(answer);
      await settle();
    },
    async passLock(): Promise<void> {
      for (const pass of locks.splice(0)) pass();
      await settle();
    },
  };
}

/** A tab in the login of the time 5. */
export function signedIn() {
  const tab = tabOf();
  flagLogin(5);
  tab.machine.enter(5, tab.given('a'), true);
  return tab;
}
