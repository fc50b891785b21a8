import { expect, test, vi } from 'vitest';
import { emailIdentity } from '@/api/identity';
import type { OpenedSession } from '@/api/session';
import type { OwedLogouts } from '@/session/owedLogouts';
import type { Session } from '@/session/session';
import { createSignIn } from '@/session/signIn';

const identity = emailIdentity('ana@turpial.example');
const opened: OpenedSession = {
  tokens: { accessToken: 'a', refreshToken: 'r' },
  user: { id: 1, identityVerification: 0 },
};

/** A tab whose session counts its logins, and a server that opens a session. */
function tabOf(accessToken?: string) {
  let openings = 0;
  const open = vi.fn<Session['open']>(() => void (openings += 1));
  const keepUp = vi.fn(() => Promise.resolve());
  const owe = vi.fn<OwedLogouts['owe']>();
  const settle = vi.fn(() => Promise.resolve());
  const login = vi.fn(() => Promise.resolve(opened));
  const begin = createSignIn({
    session: { openings: () => openings, accessToken: () => accessToken, open, keepUp } as unknown as Session,
    owedLogouts: { owe, settle } as unknown as OwedLogouts,
    login,
  });
  const enterElsewhere = () => (openings += 1);
  return { begin, open, keepUp, owe, settle, login, enterElsewhere };
}

const wanted = () => true;

test('a login waits for a running logout and opens the session with its name', async () => {
  const { begin, open, settle, login, owe } = tabOf();
  expect(await begin(wanted)(identity, 'Turpial2026')).toBe(true);
  expect(login.mock.calls).toEqual([[identity, 'Turpial2026']]);
  expect(open.mock.calls).toEqual([[opened, 'ana@turpial.example']]);
  expect(settle.mock.invocationCallOrder[0]).toBeLessThan(login.mock.invocationCallOrder[0] ?? 0);
  expect(owe).not.toHaveBeenCalled();
});

test('an attempt that is no longer the newest sends no password', async () => {
  const { begin, login } = tabOf();
  const first = begin(wanted);
  const second = begin(wanted);
  expect(await first(identity, 'x')).toBe(false);
  expect(login).not.toHaveBeenCalled();
  expect(await second(identity, 'x')).toBe(true);
  expect(await begin(wanted)(identity, 'x')).toBe(true);
});

test('an attempt that nobody wants sends no password', async () => {
  const { begin, login } = tabOf();
  expect(await begin(() => false)(identity, 'x')).toBe(false);
  expect(login).not.toHaveBeenCalled();
});

test('an attempt after which another user has signed in sends no password', async () => {
  const { begin, login, enterElsewhere } = tabOf();
  const attempt = begin(wanted);
  enterElsewhere();
  expect(await attempt(identity, 'x')).toBe(false);
  expect(login).not.toHaveBeenCalled();
});

test.each([
  ['a newer attempt has started', ({ begin }: ReturnType<typeof tabOf>) => void begin(wanted), undefined],
  [
    'another user has signed in',
    ({ enterElsewhere }: ReturnType<typeof tabOf>) => void enterElsewhere(),
    'b',
  ],
])('a session is ended if it opens after %s', async (_what, happen, accessToken) => {
  const tab = tabOf(accessToken);
  tab.login.mockImplementation(() => {
    happen(tab);
    return Promise.resolve(opened);
  });
  expect(await tab.begin(wanted)(identity, 'x')).toBe(false);
  expect(tab.open).not.toHaveBeenCalled();
  // The browser is signed out only if nobody is signed in here.
  expect(tab.owe.mock.calls).toEqual([[{ refreshToken: 'r' }, accessToken === undefined]]);
  expect(tab.keepUp).toHaveBeenCalledOnce();
});
