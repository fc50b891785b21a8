import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';
import { unitTests } from './vitest.config.ts';

/** The unit tests that notice changed code (stryker.config.mjs). Other unit tests only pass through it. */
export default defineConfig((env) =>
  mergeConfig(viteConfig(env), {
    test: {
      ...unitTests,
      include: ['tests/unit/{api,lib,session,features/send}/**/*.test.ts'],
      // Their properties would take seconds for each change; the other tests of the session notice the same.
      exclude: ['tests/unit/session/{tabs,logins}.test.ts'],
      // A changed loop may wait forever.
      testTimeout: 10_000,
      setupFiles: ['tests/support/fixedSeed.ts'],
    },
  }),
);
