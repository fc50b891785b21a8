import { defineConfig } from '@playwright/test';
import { chromiumArgs } from './scripts/tools/browser.mjs';

const executablePath = process.env.CHROMIUM_PATH;

/** Every run loads a new document, so no code runs long enough to profit from optimisation. */
const scriptFlags = '--js-flags=--no-opt --no-maglev --no-flush-bytecode';

/** Random runs through the send flow in two browsers; a model checks the invariants. */
export default defineConfig({
  testDir: 'tests/model',
  globalSetup: './tests/model/globalSetup.ts',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  retries: 0,
  workers: 2,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '.cache/reports/model.json' }],
  ],
  use: {
    launchOptions: { args: [...chromiumArgs, scriptFlags], ...(executablePath ? { executablePath } : {}) },
  },
});
