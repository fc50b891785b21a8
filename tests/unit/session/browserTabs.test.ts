import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { CALL_LIMIT_MS } from '@/api/http';
import { openChannel } from '@/lib/browser';
import { browserTabs, type TabMessage } from '@/session/tabs';

const message: TabMessage = { type: 'cookieLost', since: undefined };
const NAME = 'turpial.session';

const done = () => Promise.resolve('done');
const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

describe('messages', () => {
  const openPair = () => {
    const channels = [openChannel(NAME), openChannel(NAME)] as const;
    onTestFinished(() => channels.forEach(({ close }) => close()));
    return channels;
  };

  test('a message reaches the other tabs', async () => {
    const [here, there] = openPair();
    const heard = new Promise<TabMessage>((resolve) => browserTabs(there).listen(resolve));
    browserTabs(here).post(message);
    expect(await heard).toEqual(message);
  });

  const opened = { tokens: { accessToken: 'a' }, user: { id: 7, identityVerification: 1 } };
  test.each([
    ['null', null],
    ['a text', 'ended'],
    ['an unknown type', { type: 'closed', since: 1 }],
    ['an end without its time', { type: 'ended', left: true }],
    ['an end whose time is a text', { type: 'ended', since: 'ahora', left: true }],
    ['a login without tokens', { type: 'opened', since: 1, login: 'ana', at: 1, opened: {} }],
    ['a login without its time', { type: 'opened', login: 'ana', at: 1, opened }],
    ['tokens without their time', { type: 'refreshed', since: 1, login: 'ana', opened }],
  ])('%s is ignored', async (_, odd) => {
    const [here, there] = openPair();
    const listener = vi.fn<(heard: TabMessage) => void>();
    const heard = new Promise<void>((resolve) =>
      browserTabs(there).listen((received) => {
        listener(received);
        resolve();
      }),
    );
    here.post(odd);
    here.post(message);
    await heard;
    expect(listener.mock.calls).toEqual([[message]]);
  });

  test.each([
    ['has no channels', undefined],
    ['refuses channels', vi.fn(refuse)],
    [
      'refuses messages',
      class {
        postMessage = refuse;
        addEventListener = () => undefined;
      },
    ],
  ])('a browser that %s has no other tabs', (_, Channel) => {
    vi.stubGlobal('BroadcastChannel', Channel);
    const tabs = browserTabs();
    expect(() => {
      tabs.post(message);
      tabs.listen(() => undefined);
    }).not.toThrow();
  });
});

describe('the lock', () => {
  test('a task runs while its tab holds it', async () => {
    const names: string[] = [];
    const request = (name: string, _: unknown, task: () => Promise<unknown>) => {
      names.push(name);
      return task();
    };
    vi.stubGlobal('navigator', { locks: { request } });
    expect(await browserTabs().alone(done)).toBe('done');
    expect(names).toEqual([NAME]);
  });

  test.each([
    ['has no locks', {}],
    ['refuses locks', { locks: { request: () => Promise.reject(new DOMException('', 'SecurityError')) } }],
    ['forbids locks', { locks: { request: refuse } }],
  ])('in a browser that %s a task runs at once', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator);
    expect(await browserTabs().alone(done)).toBe('done');
  });

  test('a task that fails runs once', async () => {
    const task = vi.fn<() => Promise<never>>().mockRejectedValue(new Error('no'));
    const request = (_: string, __: unknown, run: () => Promise<unknown>) => run();
    vi.stubGlobal('navigator', { locks: { request } });
    await expect(browserTabs().alone(task)).rejects.toThrow('no');
    expect(task).toHaveBeenCalledOnce();
  });

  test('a lock that another tab never lets go is waited for no longer than a call takes', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const request = (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((__, reject) =>
        signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
      );
    vi.stubGlobal('navigator', { locks: { request } });
    const task = vi.fn(done);
    const result = browserTabs().alone(task);
    await vi.advanceTimersByTimeAsync(CALL_LIMIT_MS - 1);
    expect(task).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await result).toBe('done');
  });
});
