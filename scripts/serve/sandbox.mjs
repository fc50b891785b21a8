import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Advice, root } from '../tools/cli.mjs';

/**
 * Runs the sandbox as an HTTP server, alone or in front of a built app: npm run serve -- sandbox --app dist
 * `--openapi` prints the description of its calls instead. `--mirror URL` passes the calls to another server and
 * prints what differs from the contract.
 */

const options = /** @type {const} */ ({
  port: { type: 'string', default: process.env.PORT ?? '8787' },
  scenario: { type: 'string', default: 'normal' },
  app: { type: 'string' },
  openapi: { type: 'boolean', default: false },
  mirror: { type: 'string' },
  ca: { type: 'string' },
  demo: { type: 'string' },
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

/** @param {import('node:http').Server} server */
function closeOnSignal(server) {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
}

/**
 * The address of `--mirror`. Credentials in it would reach the report.
 *
 * @param {string} text
 */
function targetOf(text) {
  const target = URL.canParse(text) ? new URL(text) : undefined;
  if (target && /^https?:$/.test(target.protocol) && !target.username && !target.password) return target;
  throw new Advice('--mirror needs an address such as https://api.example, without a user or a password.');
}

/** @param {string} file */
function readCertificates(file) {
  try {
    return [readFileSync(resolve(root, file), 'utf8')];
  } catch (error) {
    throw new Advice(`--ca: ${/** @type {Error} */ (error).message}`);
  }
}

/** @param {string[]} args */
export async function serve(args) {
  const { values } = parseArgs({ args, options });
  const app = values.app && { app: resolve(root, values.app) };
  const port = Number(values.port);
  if (values.mirror !== undefined) {
    const target = targetOf(values.mirror);
    const ca = values.ca && { ca: readCertificates(values.ca) };
    const { startMirror } = await load('/mocks/mirror/server.ts');
    const demo = values.demo && { demo: values.demo.replace(/\/+$/, '') };
    const print = (/** @type {string[]} */ lines) => console.log(lines.join('\n'));
    const { url, server } = await startMirror({ target, port, print, ...app, ...ca, ...demo });
    console.log(`Mirror of ${target.origin}: ${url}/  (report in Markdown: ${url}/sandbox/mirror)`);
    closeOnSignal(server);
  } else {
    const { openApiText, startHttpSandbox } = await load('/mocks/adapters/http/server.ts');
    if (values.openapi) console.log(openApiText());
    else {
      const { url, server } = await startHttpSandbox({ port, scenario: values.scenario, ...app });
      console.log(`Sandbox: ${url}/  (scenario '${values.scenario}', control calls under /sandbox/)`);
      closeOnSignal(server);
    }
  }
}
