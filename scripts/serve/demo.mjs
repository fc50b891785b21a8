import { parseArgs } from 'node:util';
import { preview } from 'vite';

/** Serves the built demo, as any static host would: npm run build -- --demo && npm run serve -- demo */

const options = /** @type {const} */ ({
  port: { type: 'string', default: process.env.PORT ?? '4173' },
  host: { type: 'boolean', default: false },
});

/** @param {string[]} args */
export async function serve(args) {
  const { values } = parseArgs({ args, options });
  const server = await preview({ mode: 'demo', preview: { port: Number(values.port), host: values.host } });
  server.printUrls();
}
