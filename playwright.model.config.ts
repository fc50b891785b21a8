import { defineConfig } from '@playwright/test';
import { chromiumArgs } from './scripts/browser.mjs';

const executablePath = process.env.CHROMIUM_PATH;

/** Random ways through the send flow, played in two browsers by a model of what has to hold. */
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
  use: { launchOptions: { args: chromiumArgs, ...(executablePath ? { executablePath } : {}) } },
});
