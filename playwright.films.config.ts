import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs } from './scripts/tools/browser.mjs';
import { addressOf } from './tests/e2e/addresses';
import { WRITTEN } from './tests/e2e/film/written';

const executablePath = process.env.CHROMIUM_PATH;

/** Runs the tests that the sandbox has written, as they are, against the demo that the films were recorded in. */
export default defineConfig({
  testDir: WRITTEN,
  fullyParallel: true,
  timeout: 60_000,
  workers: 2,
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: addressOf('demo', 0),
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    launchOptions: { args: chromiumArgs, ...(executablePath ? { executablePath } : {}) },
  },
});
