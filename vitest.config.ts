import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { chromiumLaunch } from './scripts/tools/browser.mjs';
import viteConfig from './vite.config.ts';

const contextOptions = { locale: 'es-ES', timezoneId: 'Europe/Madrid' };
const viewport = { width: 390, height: 844 };

/** The browser of the screen and story tests. */
const browser = () => ({
  enabled: true,
  headless: true,
  // CI keeps the folder of a failed run.
  screenshotFailures: !!process.env.CI,
  screenshotDirectory: 'test-results/screens',
  // Outside git, because another machine draws other pixels. Names come from the ids of stories.
  expect: {
    toMatchScreenshot: {
      resolveScreenshotPath: ({ root, arg, ext }: { root: string; arg: string; ext: string }) =>
        join(root, '.cache/pictures', arg + ext),
      resolveDiffPath: ({ root, arg, ext }: { root: string; arg: string; ext: string }) =>
        join(root, '.cache/reports/pictures', arg + ext),
    },
  },
  provider: playwright({ launchOptions: chromiumLaunch(), contextOptions }),
  instances: [{ browser: 'chromium' as const, viewport }],
});

/** Time in ms for a screen to reach the expected state, long enough for a busy machine. */
const PATIENCE_MS = 20_000;
/** For tests that render in a browser. */
const patience = {
  expect: { poll: { timeout: PATIENCE_MS } },
  testTimeout: 3 * PATIENCE_MS,
  // CI names what passed only when repeated: a fault of the test or of the app.
  retry: process.env.CI ? 1 : 0,
};

/** Tests move the clock by hours while nobody uses the session. */
const withoutLock = { VITE_IDLE_MINUTES: '0' };

const unitTests = {
  name: 'unit',
  env: withoutLock,
  // Loading the sandbox again for each file would take longer than the tests.
  isolate: false,
  // Large seeds and property tests are slow on a busy machine.
  testTimeout: 60_000,
  environment: 'node' as const,
  include: ['tests/unit/**/*.test.{ts,tsx}'],
  setupFiles: ['tests/support/unitSetup.ts'],
};

/** `npm run mutation`: the unit tests that notice changed code. Others only pass through it. */
const mutationTests = {
  ...unitTests,
  include: ['tests/unit/{api,lib,session,features/send}/**/*.test.ts'],
  // Their properties would take seconds for each change; the other tests of the session notice the same.
  exclude: ['tests/unit/session/{tabs,logins}.test.ts'],
  // A changed loop may wait forever.
  testTimeout: 10_000,
  setupFiles: [...unitTests.setupFiles, 'tests/support/fixedSeed.ts'],
};
/** Stryker cannot choose a project, but it numbers its processes. */
const isMutation = process.env.STRYKER_MUTATOR_WORKER !== undefined;

/** Tests of the app's screens in a browser. */
const rendered = (name: string, include: string) => ({
  // If Vite discovered it late, it would reload the page in the middle of a test.
  optimizeDeps: { include: ['@guidepup/virtual-screen-reader'] },
  test: {
    name,
    ...patience,
    env: withoutLock,
    // One page for all tests: renderApp and Storybook's loader reset the state for each test.
    isolate: false,
    include: [include],
    setupFiles: [
      // React must not load before this file.
      'tests/support/reactSetup.ts',
      'tests/support/sandboxSetup.ts',
      'tests/support/taintSetup.ts',
      'tests/support/consoleSetup.ts',
    ],
    browser: browser(),
  },
});

/** The tags of the stories of a mode. Storybook gives 'play-fn' to a story with `play`; the others prove nothing without axe. */
const storiesOf: Readonly<Record<string, { include?: string[]; exclude: string[] }>> = {
  quick: { include: ['play-fn'], exclude: ['all'] },
  pictures: { exclude: ['no-picture'] },
};

/** Every story of the catalogue. */
const stories = (mode: string) => ({
  // Vitest would call every mode 'test'.
  mode,
  plugins: [
    storybookTest({
      configDir: '.storybook',
      tags: storiesOf[mode] ?? {},
      initialGlobals: mode === 'pictures' ? { clock: 'frozen', scheme: 'light' } : {},
    }),
  ],
  // If Vite discovered it late, it would reload the page in the middle of a test.
  optimizeDeps: { include: ['storybook/theming'] },
  test: {
    name: 'stories',
    ...patience,
    env: withoutLock,
    isolate: false,
    // React must not load before the first file.
    setupFiles: [
      'tests/support/reactSetup.ts',
      // `npm run look -- modes`. First, so that its changes of size come after the look at the console: they
      // make Chromium log 'ResizeObserver loop'.
      ...(mode === 'modes' ? ['tests/support/modes/setup.ts'] : []),
      ...(mode === 'pictures' ? ['tests/support/pictures/setup.ts'] : []),
      'tests/support/consoleSetup.ts',
    ],
    browser: browser(),
  },
});

export default defineConfig((env) =>
  mergeConfig(viteConfig(env), {
    test: {
      // Restores replaced functions before the next test.
      restoreMocks: true,
      attachmentsDir: '.cache/attachments',
      tags: [
        {
          name: 'core',
          description: 'The screens that `npm test` runs; `npm test -- --all` runs all of them.',
        },
        { name: 'all', description: 'Other tests that only `npm test -- --all` runs.' },
        { name: 'nightly', description: 'Both leave it out.' },
      ],
      projects: isMutation
        ? [{ extends: true, test: mutationTests }]
        : [
            { extends: true, test: unitTests },
            { extends: true, ...rendered('screen', 'tests/screen/**/*.test.tsx') },
            // Every call with every fault.
            { extends: true, ...rendered('matrix', 'tests/matrix/matrix.test.tsx') },
            { extends: true, ...stories(env.mode) },
          ],
    },
  }),
);
