import type { TabMessage } from './tabMessages';

/** The other tabs of this browser that show the app. */
export interface Tabs {
  post(message: TabMessage): void;
  listen(listener: (message: TabMessage) => void): void;
  /** Runs `task` while no other tab runs one: a refresh token can be used only once. */
  alone<T>(task: () => Promise<T>): Promise<T>;
}

const NAME = 'turpial.session';

/** The channel between the tabs of a browser; undefined where the browser has no BroadcastChannel. */
export function openChannel(): BroadcastChannel | undefined {
  return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(NAME);
}

/** Connects tabs by BroadcastChannel and Web Locks. Where the browser lacks one of them, each tab works alone. */
export function browserTabs(channel: BroadcastChannel | undefined): Tabs {
  return {
    post: (message) => channel?.postMessage(message),
    listen(listener) {
      channel?.addEventListener('message', (event: MessageEvent<TabMessage>) => listener(event.data));
    },
    alone: async (task) => ('locks' in navigator ? await navigator.locks.request(NAME, task) : await task()),
  };
}
