import { root } from '../tools/cli.mjs';
import { freePort, siteConf, startNginx } from '../tools/nginx.mjs';
import { startProgram } from '../tools/programs.mjs';
import { floorFolder, floors } from './floors.mjs';

/**
 * Serves app and floors with one nginx over HTTP/1.1, each on its own port; the sandbox is the API server.
 *
 * @typedef {import('./floors.mjs').Floor | 'app'} Site
 * @typedef {{ urls: Record<Site, string>, sandbox: string, close: () => Promise<void> }} Sites
 */

/** The server block of a floor; `$encoding` and the types come from deploy/site.conf.template. */
const floorConf = (
  /** @type {import('./floors.mjs').Floor} */ floor,
  /** @type {number} */ port,
  /** @type {string} */ api,
) => `
server {
    listen ${port};
    root ${floorFolder(floor)}/$floor_tree;
    types { "text/html; charset=utf-8" html; text/css css; text/javascript js; }
    location /api/ { proxy_pass ${api}; }
    location / {
        try_files $uri $uri.html /index.html;
        add_header Content-Encoding $encoding;
        add_header Cache-Control no-cache;
    }
}`;

const floorTree = 'map $encoding $floor_tree { default plain; br br; gzip gzip; }';

/** @returns {Promise<Sites>} */
export async function startSites() {
  const sandbox = await startProgram('sandbox');
  const appPort = await freePort();
  const confs = [
    siteConf({
      SITE_PORT: `${appPort}`,
      SITE_ROOT: root,
      API_UPSTREAM: sandbox.url,
      TRUSTED_PROXY: '127.0.0.1',
    }),
    floorTree,
  ];
  const urls = { app: `http://127.0.0.1:${appPort}`, static: '', bare: '', 'bare-lean': '' };
  for (const floor of floors) {
    const port = await freePort();
    urls[floor] = `http://127.0.0.1:${port}`;
    confs.push(floorConf(floor, port, sandbox.url));
  }
  const nginx = await startNginx(confs.join('\n'), appPort);
  return {
    urls,
    sandbox: sandbox.url,
    close: async () => {
      await nginx.close();
      await sandbox.close();
    },
  };
}
