import { defineConfig } from '@playwright/test';
import { chromiumArgs } from './scripts/tools/browser.mjs';

const executablePath = process.env.CHROMIUM_PATH;

/** The built catalogue is served below a path, as a host may publish it. */
const address = 'http://127.0.0.1:6107/catalogo/';

const sizes = { phone: { width: 360, height: 760 }, desktop: { width: 1280, height: 860 } };
const schemes = ['light', 'dark'] as const;

export interface Look {
  readonly scheme: (typeof schemes)[number];
}

/** Screenshots of the built catalogue's stories in each size and scheme, compared with those in `baseline`. */
export default defineConfig<Look>({
  testDir: 'tests/visual',
  outputDir: 'test-results/visual',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  reporter: [['list'], ['html', { open: 'never', outputFolder: 'playwright-report/visual' }]],
  snapshotPathTemplate: '{testDir}/baseline/{arg}-{projectName}{ext}',
  expect: {
    timeout: 15_000,
    // Machines and browsers render text slightly differently. Other hinting without subpixels changes up to 3700
    // pixels beyond the threshold; a heading 3 px lower changes at least 6700 on a phone, and a button of another
    // colour 16 000.
    toHaveScreenshot: { threshold: 0.25, maxDiffPixels: 5500, animations: 'disabled' },
  },
  webServer: {
    command:
      'node node_modules/vite/bin/vite.js preview --outDir storybook-static --base /catalogo/ --host 127.0.0.1 --port 6107 --strictPort',
    url: address,
  },
  use: {
    baseURL: address,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    reducedMotion: 'reduce',
    launchOptions: { args: chromiumArgs, ...(executablePath ? { executablePath } : {}) },
  },
  projects: Object.entries(sizes).flatMap(([size, viewport]) =>
    schemes.map((scheme) => ({ name: `${size}-${scheme}`, use: { viewport, scheme } })),
  ),
});
