import { existsSync } from 'node:fs';
import { test as base, expect, firefox, webkit, type Browser } from '@playwright/test';
import { findFirefox, findWebKit } from '../../scripts/tools/engines.mjs';
import { serveBuild, serveReal, serveSite } from '../e2e/origins';
import type { Driver, EngineName, Size } from './driver';
import { openWindow } from './playwrightDriver';
import { readRecords, RECORDS } from './recorder';
import { startRecordingProxy } from './recordingProxy';
import { sandboxAt } from './sandbox';
import { startWebKit } from './webkit/programs';

/** `site`: the production build behind nginx. `demo`: the demo build on a static host. */
type Target = 'site' | 'demo';

type Proxy = Awaited<ReturnType<typeof startRecordingProxy>>;

interface Engine {
  open(origin: string, size: Size): Promise<Driver>;
  close(): Promise<void>;
}

async function started(launch: Promise<Browser>): Promise<Engine> {
  const browser = await launch;
  return { open: (origin, size) => openWindow(browser, origin, size), close: () => browser.close() };
}

/** The ways to start an engine: Playwright's own browser first, else that of the system. */
const engines = {
  firefox: [
    { isHere: () => existsSync(firefox.executablePath()), start: () => started(firefox.launch()) },
    {
      isHere: () => findFirefox() !== undefined,
      start: () => {
        const env = { ...process.env, FIREFOX_PATH: findFirefox() };
        const executablePath = 'scripts/engines/firefox.mjs';
        return started(firefox.launch({ channel: 'moz-firefox', executablePath, env }));
      },
    },
  ],
  webkit: [
    { isHere: () => existsSync(webkit.executablePath()), start: () => started(webkit.launch()) },
    { isHere: () => findWebKit() !== undefined, start: startWebKit },
  ],
} as const;

interface TestFixtures {
  readonly driver: Driver;
  readonly sandbox: ReturnType<typeof sandboxAt>;
  readonly connection: Pick<Proxy, 'disconnect' | 'reconnect'>;
}

interface WorkerFixtures {
  /** Set by a file, which then runs in a worker of its own. */
  readonly target: Target;
  /** Set by the project, as the next one. */
  readonly engine: EngineName;
  readonly size: Size;
  /** Undefined if the engine is missing. */
  readonly started: Engine | undefined;
  /** Address of the sandbox behind the site. */
  readonly api: string;
  /** In front of the target. */
  readonly recorder: Proxy;
}

/** `test` with a browser of the project's engine. Any error in the page or violation of its policy fails the test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  size: [
    { width: 1280, height: 800 },
    { option: true, scope: 'worker' },
  ],
  target: ['site', { option: true, scope: 'worker' }],
  started: [
    async ({ engine }, use) => {
      const running = await engines[engine].find(({ isHere }) => isHere())?.start();
      await use(running);
      await running?.close();
    },
    { scope: 'worker' },
  ],
  api: [
    async ({}, use) => {
      const server = await serveReal();
      await use(server.url);
      await server.close();
    },
    { scope: 'worker' },
  ],
  recorder: [
    async ({ api, target }, use) => {
      const origin = await (target === 'demo' ? serveBuild('demo') : serveSite(api));
      const proxy = await startRecordingProxy(origin.url);
      await use(proxy);
      await proxy.close();
      await origin.close();
    },
    { scope: 'worker' },
  ],
  sandbox: [
    async ({ api }, use) => {
      const sandbox = sandboxAt(api);
      await sandbox.reset();
      await use(sandbox);
    },
    { auto: true },
  ],
  connection: ({ recorder }, use) => use(recorder),
  driver: async ({ engine, started: running, recorder, size }, use, testInfo) => {
    const missing = `No ${engine} is installed: npx playwright install --with-deps ${engine}`;
    // CI names the engines that it runs, so a missing one fails there.
    if (process.env.CI) expect(running, missing).toBeDefined();
    testInfo.skip(running === undefined, missing);
    if (running === undefined) return;
    const driver = await running.open(recorder.url, size);
    await use(driver);
    // Before the picture: Playwright adds a style to Firefox for it, which violates the policy.
    const recorded = await driver.run(readRecords, RECORDS);
    if (testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach('page', { body: await driver.picture(), contentType: 'image/png' });
    }
    await driver.close();
    expect(recorded, 'errors in the page').toEqual([]);
    expect(driver.errors(), "errors in the browser's console").toEqual([]);
    expect(recorder.takeReports(), 'reports of policy violations').toEqual([]);
  },
});
