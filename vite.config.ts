import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { demoBuild } from './scripts/build/demo/plugin.mjs';
import { checkedSettings } from './scripts/build/settings.mjs';
import { previewFallback, webManifest } from './scripts/build/sitePlugins.mjs';
import { themeStyles } from './scripts/build/themeStyles.mjs';
import { bundledInDev } from './scripts/dev/bundledInDev.mjs';
import { withoutPackageMaps } from './scripts/dev/withoutPackageMaps.mjs';
import { paths } from './src/lib/paths.ts';

const require = createRequire(import.meta.url);
const { version } = require('./package.json') as { version: string };

/** Runs before MSW's code. */
const beforeMsw = `
// A page stays alive while the next one loads, but MSW already stops intercepting its calls. They would reach the
// host, and the page would take the host's error for the end of its session.
addEventListener('message', (event) => {
  if (event.data === 'CLIENT_CLOSED') event.stopImmediatePropagation();
});
// Scripts, styles, images and fonts are no calls. MSW would ask the page about each of them.
addEventListener('fetch', (event) => {
  if (event.request.destination !== '') event.stopImmediatePropagation();
});
`;

/** Serves MSW's worker in dev and adds it to builds with the sandbox, so that the repository needs no copy. */
export function mockServiceWorker(): Plugin {
  const read = async () => beforeMsw + (await readFile(require.resolve('msw/mockServiceWorker.js'), 'utf8'));
  return {
    name: 'mock-service-worker',
    configureServer(server) {
      server.middlewares.use(`${server.config.base}mockServiceWorker.js`, (_request, response) => {
        void read().then((source) => {
          response.setHeader('Content-Type', 'text/javascript');
          response.end(source);
        });
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'mockServiceWorker.js', source: await read() });
    },
  };
}

/** Short class names for CSS modules, because every page contains them. */
function shortClassNames() {
  const taken = new Map<string, string>();
  return (name: string, file: string) => {
    const meant = `${relative(import.meta.dirname, file)} ${name}`;
    const short = `_${createHash('sha256').update(meant).digest('base64url').slice(0, 4)}`;
    if ((taken.get(short) ?? meant) !== meant)
      throw new Error(`${short} is ${meant} and ${taken.get(short)}`);
    taken.set(short, meant);
    return short;
  };
}

export default defineConfig(({ mode }) => {
  const withFake = mode !== 'production';
  return {
    plugins: [
      checkedSettings(),
      react(),
      themeStyles(),
      webManifest(),
      previewFallback(),
      ...(withFake ? [mockServiceWorker()] : []),
      ...(mode === 'demo'
        ? [
            demoBuild(Object.values(paths)),
            bundledInDev('mocks/main.ts', /^(\.|@mocks\/)/),
            withoutPackageMaps(),
            bundledInDev('src/ui/icons.ts', /^(\.|@tabler\/)/),
          ]
        : []),
    ],
    resolve: { tsconfigPaths: true },
    ...(mode === 'production' && { css: { modules: { generateScopedName: shortClassNames() } } }),
    // Pages load lazily: scan the source for their packages instead of discovering them at run time.
    optimizeDeps: { entries: ['src/main.tsx', 'mocks/main.ts', 'mocks/adapters/setup.ts'] },
    define: { __APP_VERSION__: JSON.stringify(version) },
    build: {
      outDir: mode === 'demo' ? 'dist-demo' : 'dist',
      target: 'es2022',
      // A browser without preloads gains nothing from fetching the same files a moment before their imports do.
      modulePreload: { polyfill: false },
      sourcemap: 'hidden',
    },
  };
});
