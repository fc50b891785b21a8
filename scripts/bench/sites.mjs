import { existsSync, statSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { compressAll, nginxFolder } from '../build/precompress.mjs';
import { root } from '../tools/cli.mjs';
import { freePort, siteConf, startNginx } from '../tools/nginx.mjs';
import { startProgram } from '../tools/programs.mjs';

/**
 * The app of `dist/` and the floors, small pages that it is compared with (tests/bench/floors), behind one nginx. The
 * sandbox is the API server.
 *
 * @typedef {'app' | 'static' | 'bare-lean'} Site
 * @typedef {{ urls: Record<Site, string>, sandbox: string, close: () => Promise<void> }} Sites
 */

const source = (/** @type {Site} */ floor) => join(root, 'tests/bench/floors', floor);

const siteFolder = (/** @type {Site} */ site) =>
  site === 'app' ? join(root, 'dist') : join(root, '.cache/bench', site);

/** Its files as the server sends them, but for fonts and pictures. */
const brotliFolder = (/** @type {Site} */ site) => join(nginxFolder(siteFolder(site)), 'br');

/**
 * What a file of a site weighs over the network, in KB.
 *
 * @param {Site} site
 * @param {string} path as the browser asks for it
 */
export function weightOf(site, path) {
  const names = path === '/' ? ['index.html'] : [`${path}.html`, path];
  const files = names.flatMap((name) => [join(brotliFolder(site), name), join(siteFolder(site), name)]);
  const file = files.find((one) => existsSync(one));
  if (file === undefined) throw new Error(`The page asked for ${path}, which the build does not have.`);
  return statSync(file).size / 1000;
}

/** Builds the floors with Vite's defaults. */
export async function buildFloors() {
  await rm(join(root, '.cache/bench'), { recursive: true, force: true });
  await cp(source('static'), siteFolder('static'), { recursive: true });
  await build({
    configFile: false,
    logLevel: 'warn',
    root: source('bare-lean'),
    plugins: [react()],
    build: { outDir: siteFolder('bare-lean'), emptyOutDir: true },
  });
  for (const floor of /** @type {const} */ (['static', 'bare-lean']))
    await compressAll(siteFolder(floor), nginxFolder(siteFolder(floor)));
}

/**
 * The server block of a floor; the browser of the bench accepts brotli.
 *
 * @param {Site} floor
 * @param {number} port
 * @param {string} api
 */
const floorConf = (floor, port, api) => `
server {
    listen ${port};
    root ${brotliFolder(floor)};
    types { "text/html; charset=utf-8" html; text/css css; text/javascript js; }
    location /api/ { proxy_pass ${api}; }
    location / {
        try_files $uri /index.html;
        add_header Content-Encoding br;
        add_header Cache-Control no-cache;
    }
}`;

/** @returns {Promise<Sites>} */
export async function startSites() {
  const sandbox = await startProgram('sandbox');
  const ports = { app: await freePort(), static: await freePort(), 'bare-lean': await freePort() };
  const app = siteConf({
    SITE_PORT: `${ports.app}`,
    SITE_ROOT: root,
    API_UPSTREAM: sandbox.url,
    TRUSTED_PROXY: '127.0.0.1',
  });
  const floors = /** @type {const} */ (['static', 'bare-lean']).map((floor) =>
    floorConf(floor, ports[floor], sandbox.url),
  );
  const nginx = await startNginx([app, ...floors].join('\n'), ports.app);
  const urlOf = (/** @type {Site} */ site) => `http://127.0.0.1:${ports[site]}`;
  return {
    urls: { app: urlOf('app'), static: urlOf('static'), 'bare-lean': urlOf('bare-lean') },
    sandbox: sandbox.url,
    close: async () => {
      await nginx.close();
      await sandbox.close();
    },
  };
}
