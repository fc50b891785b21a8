import { test as base } from '@playwright/test';
import { AppDriver } from './app';
import { serveBuild, serveReal } from './origins';
import { targets, type TargetName } from './targets';

interface WorkerFixtures {
  /** Set by the project. */
  readonly target: TargetName;
  /** Address of the worker's own server, without a trailing slash. */
  readonly origin: string;
}

/** `test` with the app driver and a new scenario per test. */
export const test = base.extend<{ readonly app: AppDriver }, WorkerFixtures>({
  target: ['demo', { option: true, scope: 'worker' }],
  origin: [
    async ({ target }, use) => {
      const server = await (target === 'demo' ? serveBuild('demo') : serveReal());
      await use(server.url);
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ origin }, use) => use(origin),
  app: async ({ page, target }, use) => {
    const app = new AppDriver(page, targets[target](page));
    await use(app);
    app.verifyCalm();
  },
});
