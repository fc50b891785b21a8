import { defineConfig } from '@playwright/test';
import type { Size } from './tests/engines/driver';
import type { EngineName } from './tests/engines/fixtures';

const engines: readonly EngineName[] = ['chromium', 'firefox', 'webkit'];

const sizes = { phone: { width: 360, height: 780 }, desktop: { width: 1280, height: 800 } } as const;

/** The main tasks in every engine, on the built apps. */
export default defineConfig<object, { engine: EngineName; size: Size }>({
  testDir: 'tests/engines',
  outputDir: 'test-results/engines',
  globalSetup: './tests/e2e/globalSetup.ts',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers: 2,
  reporter: [
    ['list'],
    ['./tests/engines/reporter.ts'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '.cache/reports/engines.json' }],
  ],
  projects: engines.flatMap((engine) =>
    Object.entries(sizes).map(([name, size]) => ({ name: `${engine} ${name}`, use: { engine, size } })),
  ),
});
