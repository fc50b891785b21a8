import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { mockServiceWorker } from '../vite.config.ts';

/** The chapters in the order of the sidebar: a folder of stories, its title, and its files if it shares the folder. */
const chapters: readonly (readonly [folder: string, title: string, files?: string])[] = [
  ['.', '', '*'],
  ['foundations', 'Fundamentos'],
  ['ui/page', 'Piezas/Página'],
  ['ui/money', 'Piezas/Dinero'],
  ['ui/fields', 'Piezas/Campos'],
  ['ui/phone', 'Piezas/Teléfono'],
  ['ui/flag', 'Piezas/Banderas'],
  ['ui/feedback', 'Piezas/Avisos'],
  ['ui/tooltip', 'Piezas/Avisos'],
  ['features/access/parts', 'Piezas/Acceso'],
  ['features/access/verify', 'Piezas/Acceso', '!(*View)'],
  ['patterns', 'Patrones'],
  // The three steps come first, then what appears in them.
  ['features/send', 'Pantallas/Envío', 'SendQuoteView'],
  ['features/send', 'Pantallas/Envío', 'SendBeneficiaryView'],
  ['features/send', 'Pantallas/Envío', 'ReceiptView'],
  ['features/send', 'Pantallas/Envío', '!(SendQuoteView|SendBeneficiaryView|ReceiptView)'],
  ['features/beneficiaries', 'Pantallas/Beneficiarios'],
  ['features/history', 'Pantallas/Historial'],
  ['features/access/signup', 'Pantallas/Registro'],
  ['features/access/login', 'Pantallas/Inicio de sesión'],
  ['features/access/password-reset', 'Pantallas/Recuperación'],
  ['features/access/verify', 'Pantallas/Código y contraseña', '*View'],
  ['features/profile', 'Pantallas/Datos personales'],
  ['features/site', 'Pantallas/Sitio público'],
  ['app', 'Pantallas/Marco'],
  ['flows', 'Flujos'],
  ['sandbox', 'Sandbox'],
];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: chapters.map(([folder, titlePrefix, files = '**/*']) => ({
    directory: `../stories/${folder}`,
    files: `${files}.@(mdx|stories.tsx)`,
    titlePrefix,
  })),
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-mcp',
  ],
  docs: { defaultName: 'Guía' },
  features: { sidebarOnboardingChecklist: false },
  staticDirs: [
    // The app's font around the stories; inside them Vite serves it.
    {
      from: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
      to: '/fonts/figtree-latin-wght-normal.woff2',
    },
  ],
  // The props tables take a third of the build time, and no test uses them.
  typescript: { reactDocgen: process.env.VITEST ? false : 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (base, { configType }) =>
    // The app's production build has no worker, but the built stories need it.
    mergeConfig(base, { plugins: configType === 'PRODUCTION' ? [mockServiceWorker()] : [] }),
};

export default config;
