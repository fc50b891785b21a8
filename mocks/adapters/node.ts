import { createSandbox, type Sandbox, type SandboxOptions } from '@mocks/engine/sandbox';
import { browserPage } from '@mocks/host/page';
import { http } from 'msw';
import { setupServer, type SetupServer } from 'msw/node';
import { config } from '@/lib/config';

/** A sandbox for a test, with its own memory. If there is a page, it keeps the app's session marker in sync. */
export function createTestSandbox(options: SandboxOptions = {}): Sandbox {
  return createSandbox({ page: browserPage, ...options });
}

/** An MSW server that routes `fetch` in Node to the sandbox. The caller starts and closes it. */
export function createServer(sandbox: Pick<Sandbox, 'respond'>): SetupServer {
  const base = config.apiBaseUrl || (typeof location === 'undefined' ? '*' : location.origin);
  return setupServer(http.all(`${base}/api/*`, ({ request }) => sandbox.respond(request)));
}
