import { test as base } from '@playwright/test';
import { addressOf } from './addresses';
import { AppDriver } from './app';
import { targets, type TargetName } from './targets';

interface WorkerFixtures {
  /** Set by the project. */
  readonly target: TargetName;
}

/** `test` with the app driver and a new scenario per test. */
export const test = base.extend<{ readonly app: AppDriver }, WorkerFixtures>({
  target: ['demo', { option: true, scope: 'worker' }],
  baseURL: ({ target }, use, { parallelIndex }) => use(addressOf(target, parallelIndex)),
  app: async ({ page, target }, use) => {
    const app = new AppDriver(page, targets[target](page));
    await use(app);
    app.verifyCalm();
  },
});
