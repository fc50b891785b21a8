import { http } from 'msw';
import { setupServer, type SetupServer } from 'msw/node';
import { config } from '@/lib/config';
import { browserPage } from './control/page';
import { createSandbox, type Sandbox, type SandboxOptions } from './sandbox';

/** A sandbox for a test: its own memory, and the app's session marker kept in step where there is a page. */
export function createTestSandbox(options: SandboxOptions = {}): Sandbox {
  return createSandbox({ page: browserPage, ...options });
}

/** Puts a sandbox behind `fetch` in Node. The caller listens and closes, as with every MSW server. */
export function createServer(sandbox: Pick<Sandbox, 'respond'>): SetupServer {
  const base = config.apiBaseUrl || (typeof location === 'undefined' ? '*' : location.origin);
  return setupServer(http.all(`${base}/api/*`, ({ request }) => sandbox.respond(request)));
}
