import { defineConfig } from '@playwright/test';
import { chromiumArgs } from './scripts/browser.mjs';

const executablePath = process.env.CHROMIUM_PATH;

/** Random walks through the send flow of the built app. */
export default defineConfig({
  testDir: 'tests/model',
  fullyParallel: true,
  retries: 0,
  workers: 2,
  reporter: [['list']],
  use: { launchOptions: { args: chromiumArgs, ...(executablePath ? { executablePath } : {}) } },
});
