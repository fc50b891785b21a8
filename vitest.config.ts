import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { chromiumArgs } from './scripts/browser.mjs';
import viteConfig from './vite.config.ts';

const executablePath = process.env.CHROMIUM_PATH;

/** The real browser of the screen and story tests; scripts/browser.mjs finds one and names it in CHROMIUM_PATH. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { args: chromiumArgs, ...(executablePath ? { executablePath } : {}) },
    contextOptions: { locale: 'es-ES', timezoneId: 'Europe/Madrid' },
  }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 390, height: 844 } }],
});

export default defineConfig((env) =>
  mergeConfig(viteConfig(env), {
    test: {
      // What a test replaced is put back before the next one.
      restoreMocks: true,
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            // Loading the sandbox for each file anew would take longer than the tests.
            isolate: false,
            // Large seeds and properties take their time on a busy machine.
            testTimeout: 60_000,
            environment: 'node',
            include: [
              'tests/unit/**/*.test.{ts,tsx}',
              'tests/mocks/**/*.test.ts',
              'tests/architecture.test.ts',
            ],
          },
        },
        {
          extends: true,
          // All faults with MATRIX=full, as `npm run matrix` sets it; else the telling ones.
          define: { 'import.meta.env.MATRIX': JSON.stringify(process.env.MATRIX ?? 'brief') },
          test: {
            name: 'screen',
            // One page for all: renderApp and Storybook's loader start over for each test anyway.
            isolate: false,
            include: ['tests/{screen,matrix}/**/*.test.tsx'],
            setupFiles: [
              'tests/support/reactSetup.ts',
              'tests/support/taintSetup.ts',
              'tests/support/consoleSetup.ts',
            ],
            browser: browser(),
          },
        },
        {
          extends: true,
          plugins: [storybookTest({ configDir: '.storybook' })],
          // Found late, it would load the page anew in the middle of a test.
          optimizeDeps: { include: ['storybook/theming'] },
          test: {
            name: 'stories',
            isolate: false,
            setupFiles: ['tests/support/reactSetup.ts', 'tests/support/consoleSetup.ts'],
            browser: browser(),
          },
        },
      ],
    },
  }),
);
