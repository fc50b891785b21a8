import { root } from '../tools/cli.mjs';

/**
 * Loads a TypeScript module through Vite, which knows the aliases and the configuration.
 *
 * @param {string} path
 */
export async function load(path) {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    mode: 'demo',
    appType: 'custom',
    logLevel: 'error',
    // Its own cache: in the shared one it would delete the packages that a running dev server serves.
    cacheDir: 'node_modules/.cache/sandbox',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    return await vite.ssrLoadModule(path);
  } finally {
    await vite.close();
  }
}
