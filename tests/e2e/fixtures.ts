import { test as base } from '@playwright/test';
import { AppDriver } from './app';
import { serveDemo, serveReal, type Origin } from './origins';
import { targets, type TargetName } from './targets';

interface WorkerFixtures {
  /** Set by the project. */
  readonly target: TargetName;
  readonly origin: Origin;
}

/** `test` with the app at hand; one server per worker, a new scenario per test. */
export const test = base.extend<{ readonly app: AppDriver }, WorkerFixtures>({
  target: ['demo', { option: true, scope: 'worker' }],
  origin: [
    async ({ target }, use) => {
      const origin = await (target === 'demo' ? serveDemo() : serveReal());
      await use(origin);
      await origin.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ origin }, use) => use(origin.url),
  app: async ({ page, target }, use) => {
    const app = new AppDriver(page, targets[target](page));
    await use(app);
    app.verifyCalm();
  },
});
