import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { mockServiceWorker } from '../vite.config.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal(base, { configType }) {
    return mergeConfig(base, {
      // Relative addresses, so that the built stories work from a sub-path.
      base: configType === 'PRODUCTION' ? './' : '/',
      // A production build of the app leaves the worker out; the stories need it.
      plugins: configType === 'PRODUCTION' ? [mockServiceWorker()] : [],
    });
  },
};

export default config;
