import type { OpenedSession } from '@/api/session';

/**
 * What one tab tells the others: a login, newer tokens of one, the end of one, and that a logout was told to the server,
 * whose answer deletes the cookie of whoever is in. `since` is the instant of the login, in
 * ms, which tells it from others; undefined where the browser forgot it. Tokens travel from memory to memory and are
 * never stored.
 */
export type TabMessage = { readonly since: number | undefined } & (
  | { readonly type: 'opened' | 'refreshed'; readonly opened: OpenedSession; readonly login: string }
  | { readonly type: 'ended' }
  | { readonly type: 'cookieDeleted' }
);

/** The other tabs of this browser that show the app. */
export interface Tabs {
  post(message: TabMessage): void;
  listen(listener: (message: TabMessage) => void): void;
  /** Runs `task` while no other tab runs one: a refresh token must be used once. */
  alone<T>(task: () => Promise<T>): Promise<T>;
}

const NAME = 'turpial.session';

/** Tabs joined by BroadcastChannel and Web Locks; where the browser lacks one, each tab is on its own. */
export function browserTabs(): Tabs {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(NAME);
  return {
    post: (message) => channel?.postMessage(message),
    listen(listener) {
      channel?.addEventListener('message', (event: MessageEvent<TabMessage>) => listener(event.data));
    },
    alone: async (task) => ('locks' in navigator ? await navigator.locks.request(NAME, task) : await task()),
  };
}
