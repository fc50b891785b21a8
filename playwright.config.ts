import { defineConfig, devices, type Project } from '@playwright/test';
import { chromiumArgs } from './scripts/browser.mjs';
import type { TargetName } from './tests/e2e/targets';

const executablePath = process.env.CHROMIUM_PATH;

const sizes = {
  phone: { ...devices['Pixel 7'], viewport: { width: 360, height: 780 } },
  desktop: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
} as const;

/** What is not about sizes or targets. */
const once = ['build.spec.ts', 'serving*.spec.ts'];

const project = (target: TargetName, size: keyof typeof sizes): Project<object, { target: TargetName }> => ({
  name: `${target}-${size}`,
  testIgnore: once,
  use: { ...sizes[size], target },
  // A test of a keyboard is one of a desktop; a test of a thumb, or of what no size changes, one of a phone. What no
  // target changes is played on the build that senders get.
  grepInvert: [size === 'phone' ? /@desktop/ : /@phone/, ...(target === 'demo' ? [/@real/] : [])],
});

/** `demo` is the app with the sandbox in the browser; `real` the production build in front of the HTTP sandbox. */
export default defineConfig<object, { target: TargetName }>({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/globalSetup.ts',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  workers: 2,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '.cache/reports/end-to-end.json' }],
  ],
  use: {
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    launchOptions: { args: chromiumArgs, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    { name: 'build', testMatch: once },
    project('demo', 'phone'),
    project('demo', 'desktop'),
    project('real', 'phone'),
    project('real', 'desktop'),
  ],
});
