import { afterEach, expect, test, vi } from 'vitest';
import type { TabMessage } from '@/session/tabs';
import { browserTabs, openChannel } from '@/session/tabs';

const message: TabMessage = { type: 'cookieLost', since: undefined };

afterEach(() => vi.unstubAllGlobals());

test('a message reaches the other tabs', async () => {
  const channels = [openChannel(), openChannel()];
  const [here, there] = channels.map(browserTabs);
  const heard = new Promise<TabMessage>((resolve) => there?.listen(resolve));
  here?.post(message);
  expect(await heard).toEqual(message);
  for (const channel of channels) channel?.close();
});

test('a browser without channels has no other tabs', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  expect(openChannel()).toBeUndefined();
  const tabs = browserTabs(undefined);
  expect(() => {
    tabs.post(message);
    tabs.listen(() => undefined);
  }).not.toThrow();
});

test('a task runs while its tab holds the lock', async () => {
  const names: string[] = [];
  const request = (name: string, task: () => Promise<unknown>) => {
    names.push(name);
    return task();
  };
  vi.stubGlobal('navigator', { locks: { request } });
  expect(await browserTabs(undefined).alone(() => Promise.resolve('done'))).toBe('done');
  expect(names).toEqual(['turpial.session']);
});

test('a task runs at once in a browser without locks', async () => {
  vi.stubGlobal('navigator', {});
  expect(await browserTabs(undefined).alone(() => Promise.resolve('done'))).toBe('done');
});
