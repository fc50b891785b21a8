import { defineConfig, devices, type Project } from '@playwright/test';
import { chromiumArgs } from './scripts/tools/browser.mjs';
import type { TargetName } from './tests/e2e/targets';

const executablePath = process.env.CHROMIUM_PATH;

const sizes = {
  phone: { ...devices['Pixel 7'], viewport: { width: 360, height: 780 } },
  desktop: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
} as const;

/** Journeys that depend on neither size nor target; each runs once. */
const once = ['build.spec.ts', 'serving*.spec.ts'];

const project = (target: TargetName, size: keyof typeof sizes): Project<object, { target: TargetName }> => ({
  name: `${target}-${size}`,
  testIgnore: once,
  use: { ...sizes[size], target },
  // `@desktop`: tests of the keyboard. `@phone`: tests of touch, and tests that no screen size affects. `@real`:
  // tests that the target does not affect; they run on the production build.
  grepInvert: [size === 'phone' ? /@desktop/ : /@phone/, ...(target === 'demo' ? [/@real/] : [])],
});

/** `demo`: the app with the sandbox in the browser. `real`: the production build in front of the HTTP sandbox. */
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
