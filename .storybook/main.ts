import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { mockServiceWorker } from '../vite.config.ts';
import { describedManifests } from './agents/manifests.ts';
import { llmsTexts } from './agents/plugin.ts';
import { pieceFacts } from './facts/plugin.ts';

/** The folders of stories, or the files of one, with their sidebar titles; preview.tsx has their order. */
const chapters = {
  foundations: 'Fundamentos',
  'ui/page': 'Piezas/Página',
  'ui/money': 'Piezas/Dinero',
  'ui/fields': 'Piezas/Campos',
  'ui/phone': 'Piezas/Teléfono',
  'ui/flag': 'Piezas/Banderas',
  'ui/feedback': 'Piezas/Avisos',
  'ui/tooltip': 'Piezas/Avisos',
  'features/access/verify/!(*View)': 'Piezas/Acceso',
  'features/access/parts': 'Piezas/Acceso',
  patterns: 'Patrones',
  'features/site': 'Pantallas/Sitio público',
  'features/access/signup': 'Pantallas/Registro',
  'features/access/login': 'Pantallas/Inicio de sesión',
  'features/access/password-reset': 'Pantallas/Recuperación',
  'features/access/verify/*View': 'Pantallas/Código y contraseña',
  'features/profile': 'Pantallas/Datos personales',
  'features/send': 'Pantallas/Envío',
  'features/beneficiaries': 'Pantallas/Beneficiarios',
  'features/history': 'Pantallas/Historial',
  app: 'Pantallas/Marco',
  flows: 'Flujos',
  sandbox: 'Sandbox',
};

/** True for the tests and the suite's build, which show no page of a piece. */
const isTest = Boolean(process.env.VITEST ?? process.env.SUITE);

const config: StorybookConfig & { experimental_manifests: typeof describedManifests } = {
  framework: '@storybook/react-vite',
  // Each folder has its own title, so that the sidebar is the catalogue's table of contents.
  stories: [
    { directory: '../stories', files: '*.mdx' },
    ...Object.entries(chapters).map(([place, titlePrefix]) => {
      const [, folder = place, files = '**/*'] = /^(.*)\/(.*\*.*)$/.exec(place) ?? [];
      return { directory: `../stories/${folder}`, files: `${files}.@(mdx|stories.tsx)`, titlePrefix };
    }),
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    ...(isTest ? [] : ['@storybook/addon-mcp']),
  ],
  docs: { defaultName: 'Guía' },
  // For the MCP server and as manifests/ in the static catalogue.
  experimental_manifests: describedManifests,
  // The app's font around the stories; inside them Vite serves it.
  staticDirs: [
    {
      from: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
      to: '/fonts/figtree-latin-wght-normal.woff2',
    },
  ],
  // The props tables take a third of the build time, and no test uses them.
  typescript: { reactDocgen: isTest ? false : 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal(base, { configType }) {
    // The app's production build has no worker, but the built stories need it.
    const worker = configType === 'PRODUCTION' ? [mockServiceWorker()] : [];
    return mergeConfig(base, { plugins: [...worker, llmsTexts(), ...(isTest ? [] : [pieceFacts()])] });
  },
};

export default config;
