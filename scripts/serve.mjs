import { Advice, ensureReady, stopWith } from './tools/cli.mjs';

/**
 * Serves a build, or the sandbox: npm run serve -- demo | sandbox | nginx, and the options of that server.
 * `check` serves nothing: it checks a server that runs elsewhere.
 *
 * @type {Record<string, () => Promise<{ serve: (args: string[]) => Promise<void> }>>}
 */
const servers = {
  demo: () => import('./serve/demo.mjs'),
  sandbox: () => import('./serve/sandbox.mjs'),
  nginx: () => import('./serve/nginx.mjs'),
  check: () => import('./serve/check.mjs'),
};

try {
  const [name = '', ...args] = process.argv.slice(2);
  const server = servers[name];
  if (!server) throw new Advice(`Usage: npm run serve -- ${Object.keys(servers).join(' | ')} [options]`);
  ensureReady();
  const { serve } = await server();
  await serve(args);
} catch (error) {
  stopWith(error);
}
