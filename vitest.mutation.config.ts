import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';
import { unitTests } from './vitest.config.ts';

/** The unit tests of one group of mutants; scripts/mutation/stryker.mjs sets MUTATION_TESTS. */
export default defineConfig((env) =>
  mergeConfig(viteConfig(env), {
    test: {
      ...unitTests,
      include: (process.env.MUTATION_TESTS ?? '').split(','),
      // A mutant may wait forever; every test of a group takes less than two seconds.
      testTimeout: 10_000,
      setupFiles: ['tests/support/fixedSeed.ts'],
    },
  }),
);
