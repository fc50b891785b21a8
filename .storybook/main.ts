import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { mockServiceWorker } from '../vite.config.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal(base, { configType }) {
    // A production build of the app leaves the worker out; built stories need it.
    return configType === 'PRODUCTION' ? mergeConfig(base, { plugins: [mockServiceWorker()] }) : base;
  },
};

export default config;
