import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../tools/cli.mjs';
import { load } from './load.mjs';

/**
 * Runs the sandbox as an HTTP server, alone or in front of a built app: npm run serve -- sandbox --app dist
 * `--host NAME` allows calls by that name too. `--openapi` prints the description of the API instead.
 */

const options = /** @type {const} */ ({
  port: { type: 'string', default: process.env.PORT ?? '8787' },
  scenario: { type: 'string', default: 'normal' },
  app: { type: 'string' },
  host: { type: 'string', multiple: true },
  openapi: { type: 'boolean', default: false },
});

/** @param {string[]} args */
export async function serve(args) {
  const { values } = parseArgs({ args, options });
  const app = values.app && { app: resolve(root, values.app) };
  const port = Number(values.port);
  const { openApiText, startHttpSandbox } = await load('/mocks/adapters/http/server.ts');
  if (values.openapi) {
    console.log(openApiText());
    return;
  }
  const { scenario, host: hosts = [] } = values;
  const { url, close } = await startHttpSandbox({ port, scenario, hosts, ...app });
  console.log(`Sandbox: ${url}/  (scenario '${scenario}', control calls under /sandbox/)`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, close);
}
