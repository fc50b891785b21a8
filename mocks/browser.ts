import { http } from 'msw';
import { setupWorker } from 'msw/browser';
import { config } from '@/lib/config';
import type { VirtualClock } from './control/clock';
import type { SnapshotStorage } from './control/storage';
import { browserPage } from './control/page';
import { createSandbox, type Sandbox } from './sandbox';
import type { ScenarioChoice } from './verbs/server';

const LOCK = 'turpial-sandbox';

/** A storage of the browser, reached for only when it is used: where it is closed, even naming it throws. */
const browserStorage = (open: () => Storage): SnapshotStorage => ({
  getItem: (key) => open().getItem(key),
  setItem: (key, value) => open().setItem(key, value),
});

/** A sandbox whose state is the browser's local storage, shared by all of its tabs. */
export function createBrowserSandbox(clock: VirtualClock, scenario?: ScenarioChoice): Sandbox {
  const sandbox = createSandbox({
    storage: browserStorage(() => localStorage),
    // Each tab has a way back of its own.
    undoStorage: browserStorage(() => sessionStorage),
    clock,
    ...(scenario && { scenario }),
    // Two tabs that serve at the same moment take turns, so that neither overwrites the other's rows.
    exclusive: (task) => navigator.locks.request(LOCK, () => Promise.resolve(task())),
    page: browserPage,
  });
  window.addEventListener('storage', () => sandbox.refresh());
  return sandbox;
}

/** Firefox sends a fetch with `keepalive` past the service worker, to a host that knows no API. */
function dropKeepalive(): void {
  const send = window.fetch.bind(window);
  window.fetch = (input, init) => send(input, init && { ...init, keepalive: false });
}

/** Puts a sandbox behind every call to the API. Anything else goes to the network. */
export async function startWorker(sandbox: Pick<Sandbox, 'respond'>): Promise<void> {
  dropKeepalive();
  const worker = setupWorker(
    http.all(`${config.apiBaseUrl}/api/*`, ({ request }) => sandbox.respond(request)),
  );
  await worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: `${config.basePath}/mockServiceWorker.js` },
  });
}
