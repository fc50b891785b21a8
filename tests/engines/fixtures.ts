import { test as base, chromium, expect, firefox, type Browser } from '@playwright/test';
import { chromiumArgs } from '../../scripts/tools/browser.mjs';
import { findFirefox, findWebKit } from '../../scripts/tools/engines.mjs';
import { addressOf } from '../e2e/addresses';
import { serveSite } from '../e2e/origins';
import type { Driver, Size } from './driver';
import { openWindow } from './playwrightDriver';
import { readRecords, RECORDS } from './recorder';
import { startRecordingProxy } from './recordingProxy';
import { sandboxAt } from './sandbox';
import { startWebKit } from './webkit/programs';

export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** `site`: the production build behind nginx. `demo`: the demo build on a static host. */
type Target = 'site' | 'demo';

type Proxy = Awaited<ReturnType<typeof startRecordingProxy>>;

interface Engine {
  open(origin: string, size: Size): Promise<Driver>;
  close(): Promise<void>;
}

const started = (browser: Browser): Engine => ({
  open: (origin, size) => openWindow(browser, origin, size),
  close: () => browser.close(),
});

const engines: Readonly<Record<EngineName, { find(): unknown; start(): Promise<Engine> }>> = {
  chromium: {
    find: () => true,
    start: async () => {
      const executablePath = process.env.CHROMIUM_PATH;
      return started(
        await chromium.launch({ args: chromiumArgs, ...(executablePath && { executablePath }) }),
      );
    },
  },
  firefox: {
    find: findFirefox,
    start: async () => {
      const executablePath = 'scripts/engines/firefox.mjs';
      const env = { ...process.env, FIREFOX_PATH: findFirefox() };
      return started(await firefox.launch({ channel: 'moz-firefox', executablePath, env }));
    },
  },
  webkit: { find: findWebKit, start: startWebKit },
};

interface TestFixtures {
  /** Set by a file. */
  readonly target: Target;
  readonly driver: Driver;
  readonly sandbox: ReturnType<typeof sandboxAt>;
  readonly connection: Pick<Proxy, 'disconnect' | 'reconnect'>;
  /** Skips the test if the engine is missing. */
  readonly installed: boolean;
}

interface WorkerFixtures {
  /** Set by the project, as the next one. */
  readonly engine: EngineName;
  readonly size: Size;
  readonly started: Engine;
  readonly proxies: Readonly<Record<Target, Proxy>>;
}

/** `test` with a browser of the project's engine. Any error in the page or violation of its policy fails the test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  size: [
    { width: 1280, height: 800 },
    { option: true, scope: 'worker' },
  ],
  target: ['site', { option: true }],
  started: [
    async ({ engine }, use) => {
      const running = await engines[engine].start();
      await use(running);
      await running.close();
    },
    { scope: 'worker' },
  ],
  proxies: [
    async ({}, use, { parallelIndex }) => {
      const site = await serveSite(addressOf('real', parallelIndex));
      const proxies = {
        site: await startRecordingProxy(site.url),
        demo: await startRecordingProxy(addressOf('demo', parallelIndex)),
      };
      await use(proxies);
      for (const { close } of [...Object.values(proxies), site]) await close();
    },
    { scope: 'worker' },
  ],
  installed: [
    async ({ engine }, use, testInfo) => {
      const isInstalled = Boolean(engines[engine].find());
      if (!isInstalled) {
        // The summary of the suite names it.
        testInfo.annotations.push({ type: 'not run', description: engine });
        testInfo.skip();
      }
      await use(isInstalled);
    },
    { auto: true },
  ],
  sandbox: [
    async ({}, use, { parallelIndex }) => {
      const sandbox = sandboxAt(addressOf('real', parallelIndex));
      await sandbox.reset();
      await use(sandbox);
    },
    { auto: true },
  ],
  connection: ({ proxies, target }, use) => use(proxies[target]),
  driver: async ({ started: engine, proxies, target, size }, use, testInfo) => {
    const proxy = proxies[target];
    const driver = await engine.open(proxy.url, size);
    await use(driver);
    // Before the picture: Playwright adds a style to Firefox for it, which violates the policy.
    const recorded = await driver.run(readRecords, RECORDS);
    if (testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach('page', { body: await driver.picture(), contentType: 'image/png' });
    }
    await driver.close();
    expect(recorded, 'errors in the page').toEqual([]);
    expect(driver.errors(), "errors in the browser's console").toEqual([]);
    expect(proxy.takeReports(), 'reports of policy violations').toEqual([]);
  },
});
