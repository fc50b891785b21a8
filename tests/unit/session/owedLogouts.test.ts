import { stubStorage } from '@tests/support/stubStorage';
import { createTestClock } from '@tests/support/virtualPage';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createOwedLogouts } from '@/session/owedLogouts';
import type { TabMessage } from '@/session/tabs';

const NOTE = 'turpial.logout-owed';
let items: Map<string, string>;

beforeEach(() => {
  ({ items } = stubStorage());
});

const settled = () => new Promise<void>((done) => setImmediate(done));

/** The owed logouts of a tab, and a server that answers with `arrives` and can be made to wait. */
function tabOf() {
  const { clock, advance } = createTestClock();
  const posted: TabMessage[] = [];
  const server = {
    arrives: true,
    waiting: undefined as Promise<void> | undefined,
    sent: [] as (string | undefined)[],
    aborted: [] as boolean[],
    locked: 0,
  };
  const owedLogouts = createOwedLogouts({
    clock,
    logout: async (token, signal) => {
      server.sent.push(token);
      await server.waiting;
      server.aborted.push(signal.aborted);
      // Never asked so often; an endless repetition ends.
      return server.arrives && server.sent.length < 10;
    },
    tabs: {
      post: (message) => void posted.push(message),
      listen: () => undefined,
      alone: (task) => {
        server.locked += 1;
        return task();
      },
    },
  });
  return { owedLogouts, server, posted, advance };
}

const cookieLost = { type: 'cookieLost', since: undefined };

describe('a logout', () => {
  test('is owed until the server has received it', async () => {
    const { owedLogouts, server, posted } = tabOf();
    expect([owedLogouts.isOwed(), owedLogouts.hasUnsettled()]).toEqual([false, false]);
    owedLogouts.owe({ refreshToken: 'r' }, true);
    expect([owedLogouts.isOwed(), owedLogouts.hasUnsettled()]).toEqual([true, true]);
    server.arrives = false;
    await owedLogouts.settle();
    expect([owedLogouts.isOwed(), server.sent, posted]).toEqual([true, ['r'], []]);
    server.arrives = true;
    await owedLogouts.settle();
    expect([owedLogouts.isOwed(), owedLogouts.hasUnsettled()]).toEqual([false, false]);
    expect([server.sent, posted, server.locked]).toEqual([['r', 'r'], [cookieLost], 2]);
    await owedLogouts.settle();
    expect([server.sent.length, server.locked]).toEqual([2, 2]);
  });

  test('of a session that another one has replaced does not sign the browser out', async () => {
    const { owedLogouts, server } = tabOf();
    owedLogouts.owe({ refreshToken: 'r' }, false);
    expect([items.has(NOTE), owedLogouts.isOwed(), owedLogouts.hasUnsettled()]).toEqual([false, false, true]);
    await owedLogouts.settle();
    expect([server.sent, owedLogouts.hasUnsettled()]).toEqual([['r'], false]);
  });

  test('of another tab is sent with the cookie', async () => {
    const { owedLogouts, server, posted } = tabOf();
    items.set(NOTE, 'of another tab');
    expect([owedLogouts.isOwed(), owedLogouts.hasUnsettled()]).toEqual([true, false]);
    await owedLogouts.settle();
    expect([server.sent, items.has(NOTE), posted]).toEqual([[undefined], false, [cookieLost]]);
  });

  test('does not remove the note of a later one', async () => {
    const { owedLogouts, server } = tabOf();
    owedLogouts.owe({ refreshToken: 'r' }, true);
    let answer = (): void => undefined;
    server.waiting = new Promise((resolve) => (answer = resolve));
    const over = owedLogouts.settle();
    await settled();
    items.set(NOTE, 'later');
    server.arrives = true;
    answer();
    await over;
    // The later one is sent too, with the cookie.
    expect(server.sent).toEqual(['r', undefined]);
    expect(items.has(NOTE)).toBe(false);
  });

  test('is sent in the order of the logouts, each once', async () => {
    const { owedLogouts, server } = tabOf();
    owedLogouts.owe({ refreshToken: 'first' }, false);
    owedLogouts.owe({ refreshToken: 'second' }, true);
    await Promise.all([owedLogouts.settle(), owedLogouts.settle()]);
    expect([server.sent, server.locked]).toEqual([['first', 'second'], 1]);
  });
});

describe('a call that waits for a logout', () => {
  test('goes on after 10 s, and the logout is not repeated by then', async () => {
    const { owedLogouts, server, advance } = tabOf();
    owedLogouts.owe({ refreshToken: 'first' }, true);
    owedLogouts.owe({ refreshToken: 'second' }, true);
    let answer = (): void => undefined;
    server.waiting = new Promise((resolve) => (answer = resolve));
    let over = false;
    const waiting = owedLogouts.settle().then(() => (over = true));
    await settled();
    advance(9_999);
    await settled();
    expect(over).toBe(false);
    advance(1);
    await waiting;
    answer();
    await settled();
    expect([server.sent, server.aborted]).toEqual([['first'], [true]]);
    expect(owedLogouts.hasUnsettled()).toBe(true);
  });

  test('has no timer left when the server has answered', async () => {
    const { owedLogouts, server, advance } = tabOf();
    owedLogouts.owe({ refreshToken: 'r' }, true);
    const abort = vi.spyOn(AbortController.prototype, 'abort');
    await owedLogouts.settle();
    advance(10_000);
    expect(server.aborted).toEqual([false]);
    expect(abort).not.toHaveBeenCalled();
  });
});

describe('a new login', () => {
  test('in this tab removes the note, and needs no logout of a session without a token', () => {
    const { owedLogouts } = tabOf();
    owedLogouts.owe({ refreshToken: undefined }, true);
    owedLogouts.cookieReplaced(true);
    expect([owedLogouts.isOwed(), owedLogouts.hasUnsettled()]).toEqual([false, false]);
  });

  test('in another tab keeps the note, and every session with a token is still to end', () => {
    const { owedLogouts } = tabOf();
    owedLogouts.owe({ refreshToken: 'r' }, true);
    owedLogouts.cookieReplaced(false);
    expect([owedLogouts.isOwed(), owedLogouts.hasUnsettled()]).toEqual([true, true]);
  });
});

test('a full page load forgets the tokens and keeps the note', async () => {
  const { owedLogouts, server } = tabOf();
  owedLogouts.owe({ refreshToken: 'r' }, true);
  server.waiting = new Promise(() => undefined);
  void owedLogouts.settle();
  owedLogouts.restart();
  expect([owedLogouts.isOwed(), owedLogouts.hasUnsettled()]).toEqual([true, false]);
  server.waiting = undefined;
  await owedLogouts.settle();
  expect([server.sent, owedLogouts.isOwed()]).toEqual([['r', undefined], false]);
});
