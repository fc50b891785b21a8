import { createSandbox, type Sandbox } from '@mocks/engine/sandbox';
import type { VirtualClock } from '@mocks/host/clock';
import { browserPage } from '@mocks/host/page';
import type { SnapshotStorage } from '@mocks/host/storage';
import type { Scenario } from '@mocks/server/scenario';
import type { HttpHandler } from 'msw';
import { setupWorker, type SetupWorker } from 'msw/browser';
import { config } from '@/lib/config';

const LOCK = 'turpial-sandbox';

/** Opens the browser's storage only on use: when storage is blocked, even reading `window.localStorage` throws. */
const browserStorage = (open: () => Storage): SnapshotStorage => ({
  getItem: (key) => open().getItem(key),
  setItem: (key, value) => open().setItem(key, value),
});

/** The local storage, which all tabs share. While it is full, the tab keeps the state for its own next page. */
function stateStorage(): SnapshotStorage {
  const shared = browserStorage(() => localStorage);
  const own = browserStorage(() => sessionStorage);
  return {
    getItem: (key) => own.getItem(key) ?? shared.getItem(key),
    setItem(key, value) {
      try {
        shared.setItem(key, value);
      } catch {
        own.setItem(key, value);
        return;
      }
      sessionStorage.removeItem(key);
    },
  };
}

/** A sandbox that keeps its state in the browser's storage. */
export function createBrowserSandbox(clock: VirtualClock, scenario?: Scenario): Sandbox {
  const sandbox = createSandbox({
    storage: stateStorage(),
    // Each tab has its own undo history.
    undoStorage: browserStorage(() => sessionStorage),
    clock,
    ...(scenario && { scenario }),
    // The lock lets one tab serve at a time, so that none overwrites another's rows.
    exclusive: (task) => navigator.locks.request(LOCK, () => Promise.resolve(task())),
    page: browserPage,
  });
  window.addEventListener('storage', ({ key }) => {
    // What another tab stored is newer.
    if (key !== null) sessionStorage.removeItem(key);
    sandbox.refresh();
  });
  return sandbox;
}

/** Works around Firefox, which sends a `keepalive` fetch past the service worker to a host that has no API. */
function dropKeepalive(): void {
  const send = window.fetch.bind(window);
  window.fetch = (input, init) => send(input, init && { ...init, keepalive: false });
}

const drop = ({ response }: { readonly response: Response }): void => void response.body?.cancel();

interface WorkerOptions {
  /** False logs each call with its handler to the console. */
  readonly quiet: boolean;
}

/** Starts MSW's worker. All requests without a handler go to the network. */
export async function startWorker(
  handlers: readonly HttpHandler[],
  { quiet }: WorkerOptions,
): Promise<SetupWorker> {
  dropKeepalive();
  const worker = setupWorker(...handlers);
  // MSW sends the page a copy of each answer. A copy that nobody reads stays in memory with its message port.
  worker.events.on('response:mocked', drop);
  worker.events.on('response:bypass', drop);
  await worker.start({
    quiet,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: `${config.basePath}/mockServiceWorker.js` },
  });
  return worker;
}
