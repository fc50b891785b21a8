import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

export default defineConfig((env) =>
  mergeConfig(viteConfig(env), {
    test: {
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'node',
            include: [
              'tests/unit/**/*.test.{ts,tsx}',
              'tests/mocks/**/*.test.ts',
              'tests/architecture.test.ts',
            ],
          },
        },
      ],
    },
  }),
);
