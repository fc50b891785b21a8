import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import react from '@vitejs/plugin-react';
import type { AcceptedPlugin } from 'postcss';
import { defineConfig, type Plugin } from 'vite';
import { flagImages } from './scripts/build/flagImages.mjs';
import { checkedSettings } from './scripts/build/settings.mjs';
import { siteBuild } from './scripts/build/siteBuild.mjs';
import {
  mantineWithoutStyleElements,
  previewFallback,
  securityContact,
  webManifest,
} from './scripts/build/sitePlugins.mjs';
import { themeStyles } from './scripts/build/themeStyles.mjs';
import { independentComponents, requiredParts } from './scripts/build/unusedCode.mjs';

const require = createRequire(import.meta.url);
const { version } = require('./package.json') as { version: string };
type PostcssPlugin = (options: object) => AcceptedPlugin;
// Their own types are missing or wrong.
const mantine = require('postcss-preset-mantine') as PostcssPlugin;
const simpleVars = require('postcss-simple-vars') as PostcssPlugin;

/** Runs before MSW's code. */
const beforeMsw = `
// A page stays alive while the next one loads, but MSW already stops intercepting its calls. They would reach the
// host, and the page would take the host's error for the end of its session.
addEventListener('message', (event) => {
  if (event.data === 'CLIENT_CLOSED') event.stopImmediatePropagation();
});
// Scripts, styles, images and fonts are no calls. MSW would ask the page about each of them, and a handler for */api/*
// would take those of src/api.
addEventListener('fetch', (event) => {
  if (event.request.destination !== '') event.stopImmediatePropagation();
});
`;

/** Serves MSW's worker in dev and adds it to builds with the sandbox, so that the repository needs no copy. */
export function mockServiceWorker(): Plugin {
  const read = async () => beforeMsw + (await readFile(require.resolve('msw/mockServiceWorker.js'), 'utf8'));
  return {
    name: 'mock-service-worker',
    // MSW's line in the console shows the handler by the name of its class.
    config: () => ({
      environments: {
        client: {
          build: { rolldownOptions: { output: { minify: { mangle: { reserved: ['HttpHandler'] } } } } },
        },
      },
    }),
    configureServer(server) {
      server.middlewares.use(`${server.config.base}mockServiceWorker.js`, (_request, response) => {
        void read().then((source) => {
          response.setHeader('Content-Type', 'text/javascript');
          response.end(source);
        });
      });
    },
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'mockServiceWorker.js', source: await read() });
    },
  };
}

/** The mixins of our style sheets, besides those of Mantine's preset. */
const mixins = {
  // Only for screen readers.
  'visually-hidden': {
    position: 'absolute',
    overflow: 'hidden',
    width: '1px',
    height: '1px',
    'clip-path': 'inset(50%)',
  },
  // A card on paper: without its frame, in the paper's colours.
  'printed-card': {
    '@media print': {
      padding: '0',
      color: 'CanvasText',
      background: 'none',
      border: 'none',
      'box-shadow': 'none',
      '& *': {
        color: 'CanvasText !important',
        background: 'none !important',
      },
    },
  },
};

const breakpoints = {
  'mantine-breakpoint-xs': '36em',
  'mantine-breakpoint-sm': '48em',
  'mantine-breakpoint-md': '62em',
  'mantine-breakpoint-lg': '75em',
  'mantine-breakpoint-xl': '88em',
  'below-sm': '47.99em',
  'below-short': '29.99em',
};

/** Chunks of code that is fetched together (decision 71). Without the groups each module that two pages share is a file. */
const groups = [
  // Its own chunk, which a page runs in a separate task.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 8 },
  // Code that every page runs.
  { name: 'shell', tags: ['$initial' as const], priority: 7 },
  // The home page needs these two, and none of the styles of forms below.
  {
    name: 'icons',
    test: /@tabler\/icons-react\/|src\/(ui\/(flag\/|useNow)|lib\/countdown)/,
    minShareCount: 2,
    priority: 6,
  },
  { name: 'amounts', test: /node_modules\/big\.js\/|src\/lib\/(money|calculator|currencies)/, priority: 6 },
  // Components of both login and step 1.
  {
    name: 'parts',
    test: /@mantine\/core\/.*\/components\/(ActionIcon|Alert|Anchor|CloseButton|Text|VisuallyHidden)\/|@mantine\/hooks\/.*\/(use-id|utils)\/|src\/(theme\/formStyles|lib\/(origin|textSearch)|ui\/fields\/useCaret)/,
    priority: 5,
  },
  // Fields, which step 1 does not have.
  {
    name: 'forms',
    test: /@mantine\/(form|core\/.*\/components\/(Input|TextInput))\/|src\/(features\/access\/parts|lib\/phone)\//,
    priority: 4,
  },
  // Every page behind the login, and step 1, where nearly every visit behind it starts.
  {
    name: 'area',
    test: /@tanstack\/(query-core|react-query)\/|src\/(app\/AppArea|features\/send\/SendQuotePage)/,
    priority: 3,
  },
  // What lies over a page, except Mantine's own boxes, which load when one opens.
  {
    name: 'layers',
    test: /src\/(navigation\/KeptLink|ui\/(feedback\/(toast|ConfirmDialog)|useReturnFocus))|@mantine\/(store|core\/.*\/(Portal|get-style-object|create-safe-context|DirectionProvider|get-default-z-index|color-functions)|hooks\/.*\/(use-merged-ref|use-uncontrolled|use-force-update))\//,
    priority: 2,
  },
  {
    name: 'popover',
    test: /@floating-ui\/|@mantine\/core\/.*\/components\/(Popover|FocusTrap)\/|get-parsed-combobox-data|ComboboxChevron/,
    priority: 2,
  },
  // Pages that read an exchange. Step 1 does not, because dates are large.
  {
    name: 'transfers',
    test: /node_modules\/dayjs\/(dayjs|locale|plugin\/utc)|@mantine\/core\/.*\/Skeleton\/|src\/(api\/(exchanges|payment|sentStatus|sender|identifiers|ownAnswer|beneficiaries)|lib\/(dates|timeZones|issuer|repeatExchange)|ui\/(printPage|secondPress|page\/(?!Copy)|money\/Money|feedback\/(StatusBadge|LoadProblem)|fields\/SearchField)|features\/beneficiaries\/beneficiary\.)/,
    priority: 1,
  },
  // Step 2, which step 1 fetches while the user types.
  { name: 'send', test: /src\/features\/send\/(?!hints|again|receipt|SendQuote)/ },
  // What comes below the calculator of step 1, when the browser is idle.
  { name: 'hints', test: /src\/features\/send\/(hints|again)/ },
];

export default defineConfig(({ mode }) => ({
  plugins: [
    checkedSettings(),
    react(),
    themeStyles(),
    webManifest(),
    flagImages(),
    securityContact(),
    previewFallback(),
    ...(mode === 'production' ? [mantineWithoutStyleElements()] : [mockServiceWorker()]),
    independentComponents(),
    requiredParts(),
    siteBuild(),
  ],
  resolve: { tsconfigPaths: true },
  css: { postcss: { plugins: [mantine({ mixins }), simpleVars({ variables: breakpoints })] } },
  // Pages load lazily: scan the source for their packages instead of discovering them at run time.
  optimizeDeps: { entries: ['src/main.tsx', 'mocks/main.ts', 'mocks/adapters/setup.ts'] },
  define: { __APP_VERSION__: JSON.stringify(version) },
  build: {
    outDir: mode === 'demo' ? 'dist-demo' : 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // A browser without preloads gains nothing from fetching the same files a moment before their imports do.
    modulePreload: {
      polyfill: false,
      // What every page runs is there when another one is fetched.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !/\/(index|react|rolldown-runtime)-/.test(file)) : files,
    },
    sourcemap: 'hidden',
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
}));
