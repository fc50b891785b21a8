import { handlers } from '@mocks/engine/handlers';
import { createSandbox, type Sandbox, type SandboxOptions } from '@mocks/engine/sandbox';
import { browserPage } from '@mocks/host/page';
import { setupServer, type SetupServer } from 'msw/node';

/** A sandbox for a test, with its own memory. If there is a page, it keeps the app's session marker in sync. */
export function createTestSandbox(options: SandboxOptions = {}): Sandbox {
  return createSandbox({ page: browserPage, ...options });
}

/** An MSW server that routes `fetch` in Node to the sandbox. The caller starts and closes it. */
export function createServer(sandbox: Sandbox): SetupServer {
  return setupServer(...handlers(sandbox));
}
