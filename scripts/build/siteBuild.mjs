import { copyFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeOfflineWorker } from './offlineWorker.mjs';
import { writePackageList } from './packageList.mjs';
import { nginxFolder, writeForNginx } from './precompress.mjs';
import { writePages } from './prerender.mjs';

const renderer = { source: 'src/app/prerender/render.tsx', folder: '.cache/prerender', file: 'render.js' };

/**
 * Makes `vite build` write the whole site, with or without the sandbox: the bundle, a page per route and the offline
 * worker; for production also the files for nginx and the list of packages. Storybook and the model bundle with the same
 * configuration but without these steps, because they build one environment only.
 *
 * @returns {import('vite').Plugin}
 */
export function siteBuild() {
  return {
    name: 'site-build',
    apply: 'build',
    config: () => ({
      builder: {},
      environments: {
        // The app as a module for Node, which renders the pages.
        ssr: {
          // Node also has it, and an open channel would keep the process alive.
          define: { BroadcastChannel: 'undefined' },
          resolve: { noExternal: true },
          build: {
            outDir: renderer.folder,
            emptyOutDir: true,
            copyPublicDir: false,
            sourcemap: false,
            rolldownOptions: { input: renderer.source, output: { codeSplitting: false } },
          },
        },
      },
    }),
    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (!client || !ssr) throw new Error('The site is built from two environments');
      await builder.build(ssr);
      const module = resolve(builder.config.root, renderer.folder, renderer.file);
      /** @type {typeof import('../../src/app/prerender/render')} */
      const { renderSite } = await import(pathToFileURL(module).href);

      const built = await builder.build(client);
      if (!('output' in built)) throw new Error('Expected a single build');
      const outDir = resolve(builder.config.root, client.config.build.outDir);
      const { base, env, mode } = builder.config;
      await writePages({ site: await renderSite(), output: built.output, outDir, base });
      await writeOfflineWorker({ outDir, base, env, withSandbox: mode === 'demo' });
      if (mode !== 'production') {
        // Hosts of static files answer with it to an address without a file.
        await copyFile(resolve(outDir, 'app.html'), resolve(outDir, '404.html'));
        return;
      }
      await writeForNginx(outDir, env);
      // Beside the folders that nginx serves: a list for the operator, not for visitors.
      await writePackageList(built.output, resolve(nginxFolder(outDir), 'packages.cdx.json'));
    },
  };
}
