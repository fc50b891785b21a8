import { parseArgs } from 'node:util';
import { root } from '../tools/cli.mjs';
import { freePort, siteConf, startNginx } from '../tools/nginx.mjs';

/** Serves `dist/` with nginx and the configuration of deploy/: npm run serve -- nginx --api http://127.0.0.1:8787 */

const options = /** @type {const} */ ({
  port: { type: 'string', default: process.env.PORT ?? '8080' },
  api: { type: 'string', default: 'http://127.0.0.1:8787' },
  proxy: { type: 'string', default: '127.0.0.1' },
  /** File of the access log. */
  log: { type: 'string' },
});

/** @param {string[]} args */
export async function serve(args) {
  const { values } = parseArgs({ args, options });
  const port = Number(values.port) || (await freePort());
  const conf = siteConf({
    SITE_PORT: `${port}`,
    SITE_ROOT: root,
    API_UPSTREAM: values.api,
    TRUSTED_PROXY: values.proxy,
    ...(values.log && { SITE_LOG: `${values.log} without_query` }),
  });
  const { url, close } = await startNginx(conf, port);
  console.log(`Site: ${url}/  (its API: ${values.api})`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void close());
}
