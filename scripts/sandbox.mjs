import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureReady, root, stopWith } from './tools/cli.mjs';

/**
 * Runs the sandbox as an HTTP server, alone or in front of a built app: node scripts/sandbox.mjs --app dist
 * `--openapi` prints the description of its calls instead.
 */

const options = /** @type {const} */ ({
  port: { type: 'string', default: process.env.PORT ?? '8787' },
  scenario: { type: 'string', default: 'normal' },
  app: { type: 'string' },
  openapi: { type: 'boolean', default: false },
});

/**
 * Loads a TypeScript module through Vite, which knows the aliases and the configuration.
 *
 * @param {string} path
 */
async function load(path) {
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

try {
  const { values } = parseArgs({ options });
  ensureReady();
  const { openApiText, startHttpSandbox } = await load('/mocks/adapters/http/server.ts');
  if (values.openapi) console.log(openApiText());
  else {
    const { url, server } = await startHttpSandbox({
      port: Number(values.port),
      scenario: values.scenario,
      ...(values.app && { app: resolve(root, values.app) }),
    });
    console.log(`Sandbox: ${url}/  (scenario '${values.scenario}', control calls under /sandbox/)`);
    for (const signal of ['SIGINT', 'SIGTERM']) {
      process.once(signal, () => {
        server.close();
        server.closeAllConnections();
      });
    }
  }
} catch (error) {
  stopWith(error);
}
