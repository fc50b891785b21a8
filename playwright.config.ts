import { defineConfig, devices, type PlaywrightWorkerOptions, type Project } from '@playwright/test';
import { chromiumLaunch } from './scripts/tools/browser.mjs';
import type { TargetName } from './tests/e2e/targets';
import type { EngineName, Size } from './tests/engines/driver';

const phone = { width: 360, height: 780 };
const desktop = { width: 1280, height: 800 };

const devicesBySize = {
  phone: { ...devices['Pixel 7'], viewport: phone },
  desktop: { ...devices['Desktop Chrome'], viewport: desktop },
} as const;

/** What depends on neither size nor target; each runs once. */
const once = ['build.spec.ts', 'serving*.spec.ts'];
/** What the demo alone has. */
const onlyDemo = ['demo.spec.ts', 'panel.spec.ts'];
/** The way from the login to the receipt. */
const journey = 'journey.spec.ts';

interface Options {
  readonly target: TargetName;
  readonly engine: EngineName;
  readonly size: Size;
}

/**
 * `real`: the production build in front of the HTTP sandbox. `demo`: the same build with the sandbox in the browser, so
 * that other journeys would prove nothing more.
 */
const journeys = (target: TargetName, size: keyof typeof devicesBySize): Project<object, Options> => ({
  name: `${target}-${size}`,
  testDir: 'tests/e2e',
  ...(target === 'demo' ? { testMatch: [...onlyDemo, journey] } : { testIgnore: [...once, ...onlyDemo] }),
  use: { ...devicesBySize[size], target },
  // `@desktop`: tests of the keyboard. `@phone`: tests of touch, and tests that no screen size affects.
  grepInvert: size === 'phone' ? /@desktop/ : /@phone/,
});

/** The main tasks on the built apps in another engine. */
const engine = (
  name: EngineName,
  size: 'phone' | 'desktop',
): Project<object, Options & PlaywrightWorkerOptions> => ({
  name: `${name}-${size}`,
  testDir: 'tests/engines',
  // The driver takes the picture of a failure: Playwright's adds a style to Firefox that the policy forbids.
  use: { engine: name, size: size === 'phone' ? phone : desktop, screenshot: 'off', trace: 'off' },
});

const launch = chromiumLaunch();
/** Every run of the model loads a new document, so no code runs long enough to profit from optimisation. */
const modelLaunch = {
  ...launch,
  args: [...launch.args, '--js-flags=--no-opt --no-maglev --no-flush-bytecode'],
};

/** `@all`: only `npm test -- --all` runs it. `@nightly`: only a run of everything does. */
export default defineConfig<object, Options>({
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  // CI names what passed only when repeated: a fault of the test or of the app.
  retries: process.env.CI ? 1 : 0,
  // A shared machine can be five times slower for a minute.
  timeout: 240_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  workers: 2,
  reporter: 'list',
  use: {
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    launchOptions: launch,
    screenshot: 'only-on-failure',
    trace: process.env.CI ? 'retain-on-failure' : 'off',
  },
  projects: [
    { name: 'build', testDir: 'tests/e2e', testMatch: once },
    journeys('real', 'phone'),
    journeys('real', 'desktop'),
    journeys('demo', 'phone'),
    journeys('demo', 'desktop'),
    engine('firefox', 'phone'),
    engine('firefox', 'desktop'),
    engine('webkit', 'phone'),
    engine('webkit', 'desktop'),
    { name: 'model-build', testDir: 'tests/model', testMatch: 'build.setup.ts' },
    {
      // Random runs through the send flow in two tabs; a model checks the invariants.
      name: 'model',
      // Money that moves twice once is a fault.
      retries: 0,
      testDir: 'tests/model',
      dependencies: ['model-build'],
      use: { launchOptions: modelLaunch, screenshot: 'off', trace: 'off' },
    },
  ],
});
