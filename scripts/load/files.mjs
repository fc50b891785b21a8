import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { nginxFolder } from '../build/precompress.mjs';
import { root } from '../tools/cli.mjs';
import { freePort, siteConf, startNginx } from '../tools/nginx.mjs';
import { median } from '../tools/statistics.mjs';

/**
 * The site's nginx beside an nginx that serves the same compressed bytes as plain files. The same client asks both in
 * turn, so that what else the machine does affects both.
 *
 * @typedef {{ perSecond: number, cpuUs: number }} Speed `cpuUs`: CPU time of nginx per request
 * @typedef {{ path: string, plainPath: string }} File
 */

const SECONDS = 3;
/** Visitors at once; each sends the next requests before the answers arrive, or else the client is the slower part. */
const load = { connections: 50, pipelining: 10, duration: SECONDS };
/** Unit of the times in /proc, in microseconds. */
const TICK_US = 10_000;

const compressed = join(nginxFolder(join(root, 'dist')), 'br');

/** How the site sends files. The plain server sends them in the same way, so that only the site's rules differ. */
const sending = /^ +(?:sendfile|tcp_nopush|postpone_output|open_file_cache\w*) .*;$/gm;

/**
 * Nothing but files: no headers, no routes, no rules.
 *
 * @param {number} port
 * @param {string} site its configuration
 */
const plainConf = (port, site) => `
server {
    listen ${port};
    root ${compressed};
    types { text/html html; text/javascript js; }
${site.match(sending)?.join('\n')}
}`;

/** A page and the largest script of the site. */
function filesToAsk() {
  const scripts = readdirSync(join(compressed, 'assets')).filter((name) => name.endsWith('.js'));
  const sizeOf = (/** @type {string} */ name) => readFileSync(join(compressed, 'assets', name)).length;
  const [largest] = scripts.sort((a, b) => sizeOf(b) - sizeOf(a));
  const script = `/assets/${largest}`;
  return [
    { path: '/contacto', plainPath: '/contacto.html' },
    { path: script, plainPath: script },
  ];
}

/**
 * CPU time of a process, in microseconds; NaN on a system without /proc.
 *
 * @param {number} pid
 */
function cpuOf(pid) {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return NaN;
  // The name of the program is in parentheses and may contain spaces.
  const [, rest = ''] = /\) (.*)/.exec(readFileSync(file, 'utf8')) ?? [];
  const fields = rest.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_US;
}

/** @typedef {{ requests: { total: number }, non2xx: number, errors: number, duration: number }} Result */

/** @returns {Promise<(options: object) => Promise<Result>>} */
async function client() {
  const { resolve } = createRequire(import.meta.url);
  return (await import(pathToFileURL(resolve('autocannon')).href)).default;
}

/** @param {number} rounds */
export async function measureFiles(rounds) {
  const fire = await client();
  const [sitePort, plainPort] = [await freePort(), await freePort()];
  const variables = { SITE_ROOT: root, API_UPSTREAM: 'http://127.0.0.1:9', TRUSTED_PROXY: '127.0.0.1' };
  const site = siteConf({ SITE_PORT: `${sitePort}`, ...variables });
  const servers = {
    site: await startNginx(site, sitePort),
    plain: await startNginx(plainConf(plainPort, site), plainPort),
  };
  /**
   * @param {keyof typeof servers} name
   * @param {string} path
   */
  async function ask(name, path) {
    const { url, pid } = servers[name];
    const before = cpuOf(pid);
    const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };
    const { requests, non2xx, errors, duration } = await fire({ url: url + path, headers, ...load });
    return {
      perSecond: requests.total / duration,
      cpuUs: (cpuOf(pid) - before) / requests.total,
      failed: non2xx + errors,
    };
  }
  const speedOf = (/** @type {Awaited<ReturnType<typeof ask>>[]} */ results) => ({
    perSecond: median(results.map(({ perSecond }) => perSecond)),
    cpuUs: median(results.map(({ cpuUs }) => cpuUs)),
  });
  const files = [];
  for (const { path, plainPath } of filesToAsk()) {
    const ofSite = [];
    const ofPlain = [];
    for (let round = 0; round < rounds; round += 1) {
      ofSite.push(await ask('site', path));
      ofPlain.push(await ask('plain', plainPath));
    }
    const failed = [...ofSite, ...ofPlain].reduce((sum, one) => sum + one.failed, 0);
    files.push({ path, site: speedOf(ofSite), plain: speedOf(ofPlain), failed });
  }
  await Promise.all([servers.site.close(), servers.plain.close()]);
  return files;
}
