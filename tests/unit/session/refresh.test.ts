import { ana, bea, opened, refused, signedIn, tabOf } from '@tests/support/refreshingTab';
import { stubStorage } from '@tests/support/stubStorage';
import { beforeEach, describe, expect, test } from 'vitest';
import { ApiError, unreadable } from '@/api/errors';
import { flagLogin, writeRecord } from '@/session/record';

beforeEach(() => void stubStorage());

describe('a refresh', () => {
  test('replaces the tokens here and in the other tabs', async () => {
    const { refresher, machine, answer, sent, posted, given } = signedIn();
    const over = refresher.refresh();
    await answer(opened('b'));
    expect(await over).toBe('signedIn');
    expect([sent, machine.accessToken()]).toEqual([['a-refresh'], 'b']);
    expect(posted).toEqual([{ type: 'refreshed', since: 5, ...given('b') }]);
  });

  test('of a visitor with a cookie has no name of a login', async () => {
    const { refresher, answer, sent, posted } = tabOf();
    void refresher.refresh();
    await answer(opened('b'));
    expect(sent).toEqual([undefined]);
    expect(posted).toMatchObject([{ type: 'refreshed', since: undefined, login: '' }]);
  });

  test('is not sent if another tab has logged in', async () => {
    const { refresher, machine, sent } = signedIn();
    flagLogin(9);
    expect(await refresher.refresh()).toBe('signedOut');
    expect([sent, machine.accessToken()]).toEqual([[], undefined]);
  });

  test('is sent by a tab that does not know the time of its login', async () => {
    const { refresher, answer, sent } = tabOf();
    flagLogin(9);
    const over = refresher.refresh();
    await answer(opened('b'));
    expect(sent).toEqual([undefined]);
    await over;
  });

  test('is not sent if newer tokens have arrived while it waited for the lock', async () => {
    const { refresher, machine, server, sent, given, passLock } = signedIn();
    server.holdLock = true;
    const over = refresher.refresh();
    machine.join(5, given('b'));
    await passLock();
    expect([await over, sent, machine.accessToken()]).toEqual(['signedIn', [], 'b']);
  });

  test('is not sent if the session has ended while it waited for the lock', async () => {
    const { refresher, machine, server, sent, passLock } = signedIn();
    server.holdLock = true;
    const over = refresher.refresh();
    machine.end(5, false, false);
    await passLock();
    expect([await over, sent]).toEqual(['signedOut', []]);
  });

  test('is forgotten by a full page load', async () => {
    const { refresher, sent, settle } = signedIn();
    void refresher.refresh();
    await settle();
    void refresher.refresh();
    refresher.restart();
    void refresher.refresh();
    await settle();
    expect(sent).toHaveLength(2);
  });
});

describe('an answer that comes late', () => {
  test('signs nobody in after a logout, which gets the newest token', async () => {
    const { refresher, machine, answer, posted } = signedIn();
    const over = refresher.refresh();
    machine.end(5, true, true);
    await answer(opened('b'));
    expect(await over).toBe('signedOut');
    expect(machine.snapshot()).toMatchObject({
      state: { status: 'signedOut', loggedOut: true },
      login: { since: 5, refreshToken: 'b-refresh' },
    });
    expect(posted).toEqual([]);
  });

  test('as a refusal ends nothing after a logout', async () => {
    const { refresher, machine, answer, endEverywhere } = signedIn();
    void refresher.refresh();
    machine.end(5, true, true);
    await answer(refused);
    expect(machine.getState().loggedOut).toBe(true);
    expect(endEverywhere).not.toHaveBeenCalled();
  });

  test('as a refusal ends nothing when there are newer tokens', async () => {
    const { refresher, machine, answer, endEverywhere, given } = signedIn();
    const over = refresher.refresh();
    machine.join(5, given('b'));
    await answer(refused);
    expect([await over, machine.accessToken()]).toEqual(['signedIn', 'b']);
    expect(endEverywhere).not.toHaveBeenCalled();
  });

  test('is followed by a refresh of the login that has replaced its own', async () => {
    // The browser does not know the time of a login, as with blocked storage.
    const { refresher, machine, answer, sent, given } = tabOf();
    machine.enter(5, given('a'), true);
    const over = refresher.refresh();
    machine.enter(9, given('b', bea), false);
    await answer(opened('x'));
    await answer(opened('c', bea));
    expect([await over, sent, machine.accessToken()]).toEqual(['signedIn', ['a-refresh', 'b-refresh'], 'c']);
  });

  test('asks the tab of the newest login to set its cookie again', async () => {
    const { refresher, machine, answer, sent, posted } = signedIn();
    const over = refresher.refresh();
    flagLogin(9);
    await answer(opened('b'));
    expect([await over, sent, machine.accessToken()]).toEqual(['signedOut', ['a-refresh'], undefined]);
    expect(posted).toEqual([{ type: 'cookieLost', since: undefined }]);
  });

  test('does so after a logout too, which stays a logout', async () => {
    const { refresher, machine, answer, posted } = signedIn();
    void refresher.refresh();
    machine.end(5, true, true);
    flagLogin(9);
    await answer(opened('b'));
    expect(posted).toEqual([{ type: 'cookieLost', since: undefined }]);
    expect(machine.getState().loggedOut).toBe(true);
  });
});

describe('a reused token', () => {
  const reused = new ApiError('refused', 401, { code: 'token_reused' });

  test('is followed by one more try with the cookie, after 250 ms', async () => {
    const { refresher, answer, advance, settle, sent, endEverywhere } = signedIn();
    const over = refresher.refresh();
    await answer(reused);
    advance(249);
    await settle();
    expect(sent).toEqual(['a-refresh']);
    advance(1);
    await answer(reused);
    expect([await over, sent]).toEqual(['signedOut', ['a-refresh', undefined]]);
    expect(endEverywhere).toHaveBeenCalledOnce();
  });

  test('is not followed by another try if newer tokens are known by then', async () => {
    const { refresher, machine, answer, advance, sent, given } = signedIn();
    const over = refresher.refresh();
    await answer(reused);
    machine.join(5, given('b'));
    advance(250);
    expect([await over, sent, machine.accessToken()]).toEqual(['signedIn', ['a-refresh'], 'b']);
  });
});

describe('a refusal', () => {
  test('of the token and of the cookie alone ends the session in every tab', async () => {
    const { refresher, answer, sent, endEverywhere } = signedIn();
    const over = refresher.refresh();
    await answer(refused);
    expect(endEverywhere).not.toHaveBeenCalled();
    await answer(refused);
    expect(await over).toBe('signedOut');
    expect(sent).toEqual(['a-refresh', undefined]);
    expect(endEverywhere).toHaveBeenCalledOnce();
  });

  test('of the token alone ends nothing: a server may give the newer one in the cookie only', async () => {
    const { refresher, machine, answer, endEverywhere } = signedIn();
    const over = refresher.refresh();
    await answer(refused);
    await answer(opened('b'));
    expect([await over, machine.accessToken()]).toEqual(['signedIn', 'b']);
    expect(endEverywhere).not.toHaveBeenCalled();
  });

  test("of the token does not open the session of another user's cookie", async () => {
    writeRecord({ user: ana, login: 'ana@turpial.example' }, 5);
    const { refresher, machine, answer, sent, owedLogouts, endEverywhere } = signedIn();
    const over = refresher.refresh();
    await answer(refused);
    await answer(opened('b', bea));
    expect([await over, machine.accessToken(), machine.getState().user]).toEqual(['signedIn', 'a', ana]);
    expect(owedLogouts.owe.mock.calls).toEqual([[{ refreshToken: 'b-refresh' }, false]]);
    // The next refresh asks with the token of this tab, or with a newer one of another tab.
    const next = refresher.refresh();
    await answer(refused);
    await answer(refused);
    await next;
    expect(sent).toEqual(['a-refresh', undefined, 'a-refresh', undefined]);
    expect(endEverywhere).toHaveBeenCalledOnce();
  });

  test("and another user's cookie do not end a session with newer tokens of another tab", async () => {
    writeRecord({ user: ana, login: 'ana@turpial.example' }, 5);
    const { refresher, machine, answer, sent, given } = signedIn();
    const over = refresher.refresh();
    await answer(refused);
    machine.join(5, given('c'));
    await answer(opened('b', bea));
    expect([await over, machine.accessToken(), machine.getState().user]).toEqual(['signedIn', 'c', ana]);
    void refresher.refresh();
    await answer(opened('d'));
    expect(sent.at(-1)).toBe('c-refresh');
  });

  test.each([
    unreadable(),
    unreadable('Respuesta inválida del servidor'),
    ...[408, 425, 429, 500, 503].map((status) => new ApiError('refused', status)),
  ])('is not %s, which proves nothing: the session stays', async (error) => {
    const { refresher, machine, answer, endEverywhere } = signedIn();
    const over = refresher.refresh();
    await answer(error);
    expect([await over, machine.accessToken()]).toEqual(['unreachable', 'a']);
    expect(endEverywhere).not.toHaveBeenCalled();
  });

  test('of a visitor ends nothing elsewhere', async () => {
    const { refresher, machine, answer, endEverywhere } = tabOf();
    const over = refresher.refresh();
    await answer(refused);
    expect([await over, machine.getState().status]).toEqual(['signedOut', 'signedOut']);
    expect(endEverywhere).not.toHaveBeenCalled();
  });
});

test("another user's cookie signs nobody in, and its session is ended", async () => {
  writeRecord({ user: ana, login: 'ana@turpial.example' }, 5);
  const { refresher, answer, owedLogouts } = tabOf();
  const over = refresher.refresh();
  await answer(opened('b', bea));
  expect(await over).toBe('signedOut');
  expect(owedLogouts.owe.mock.calls).toEqual([[{ refreshToken: 'b-refresh' }, true]]);
  expect(owedLogouts.settle).toHaveBeenCalledOnce();
});

describe('while a logout is owed', () => {
  const owing = () => {
    const tab = tabOf();
    tab.owedLogouts.isOwed.mockReturnValue(true);
    return tab;
  };

  test('the cookie signs nobody in', async () => {
    const { refresher, machine, owedLogouts, sent } = owing();
    expect(await refresher.refresh()).toBe('signedOut');
    expect(sent).toEqual([]);
    expect(owedLogouts.settle).toHaveBeenCalledOnce();
    expect(machine.getState().loggedOut).toBe(false);
    machine.end(undefined, true, true);
    await refresher.refresh();
    expect(machine.getState().loggedOut).toBe(true);
  });

  test('a login that comes meanwhile stays', async () => {
    const { refresher, machine, owedLogouts, given } = owing();
    owedLogouts.settle.mockImplementation(() => {
      machine.enter(5, given('a'), true);
      return Promise.resolve();
    });
    expect(await refresher.refresh()).toBe('signedIn');
  });

  test('tokens are refreshed as always', async () => {
    const { refresher, owedLogouts, answer, sent } = signedIn();
    owedLogouts.isOwed.mockReturnValue(true);
    const over = refresher.refresh();
    await answer(opened('b'));
    expect([await over, sent]).toEqual(['signedIn', ['a-refresh']]);
  });
});
