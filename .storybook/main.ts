import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { mockServiceWorker } from '../vite.config.ts';

/** The folders of stories, and what the sidebar calls them; preview.tsx has their order. */
const chapters = {
  foundations: 'Fundamentos',
  ui: 'Piezas',
  'features/site': 'Pantallas/Sitio público',
  'features/signup': 'Pantallas/Registro',
  'features/login': 'Pantallas/Inicio de sesión',
  'features/recovery': 'Pantallas/Recuperación',
  'features/profile': 'Pantallas/Datos personales',
  'features/send': 'Pantallas/Envío',
  'features/beneficiaries': 'Pantallas/Beneficiarios',
  'features/history': 'Pantallas/Historial',
  app: 'Pantallas/Marco',
  flows: 'Flujos',
  sandbox: 'Sandbox',
};

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  // Each folder under its title in the sidebar, which reads as the catalogue's table of contents.
  stories: [
    { directory: '../stories', files: '*.mdx' },
    ...Object.entries(chapters).map(([folder, titlePrefix]) => ({
      directory: `../stories/${folder}`,
      files: '**/*.@(mdx|stories.tsx)',
      titlePrefix,
    })),
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  docs: { defaultName: 'Guía' },
  // The tables of props take a third of a build, and no test looks at them.
  typescript: { reactDocgen: process.env.VITEST || process.env.SUITE ? false : 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal(base, { configType }) {
    // A production build of the app leaves the worker out; built stories need it.
    return configType === 'PRODUCTION' ? mergeConfig(base, { plugins: [mockServiceWorker()] }) : base;
  },
};

export default config;
