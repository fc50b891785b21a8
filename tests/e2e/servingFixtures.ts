import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { listen } from '@mocks/adapters/http/messages';
import { test as base, type Page } from '@playwright/test';
import { AppDriver } from './app';
import { serveReal, serveSite } from './origins';
import { real } from './targets';

/** The production build behind nginx with the configuration of deploy/, and the sandbox behind /api. */
interface Site {
  /** Without a trailing slash, like the next one. */
  readonly url: string;
  readonly sandbox: string;
}

/** `test` with the deployed site. */
export const test = base.extend<{ readonly app: AppDriver }, { readonly site: Site }>({
  site: [
    async ({}, use) => {
      const sandbox = await serveReal();
      const site = await serveSite(sandbox.url);
      await use({ url: site.url, sandbox: sandbox.url });
      await site.close();
      await sandbox.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.url),
  app: async ({ page, site }, use) => {
    const app = new AppDriver(page, real(page, site.sandbox));
    await use(app);
    app.verifyCalm();
  },
});

/** Waits until the worker controls the page. */
export async function startWorker(page: Page, app: AppDriver): Promise<void> {
  await page.waitForLoadState('networkidle');
  await app.advance(8000);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

interface Reached {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

/** The site before a server that keeps what reaches it, and sends these headers. */
export async function siteBefore(sending: OutgoingHttpHeaders, ...options: readonly string[]) {
  const reached: Reached[] = [];
  const server = createServer(({ method = '', url = '', headers }, response) => {
    reached.push({ method, url, headers });
    response.writeHead(200, sending).end('{}');
  });
  const api = await listen(server);
  const site = await serveSite(api.url, ...options);
  return {
    url: site.url,
    reached,
    close: async () => {
      await site.close();
      await api.close();
    },
  };
}
