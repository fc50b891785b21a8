import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { nginxFolder } from '../build/precompress.mjs';
import { Advice, root } from '../tools/cli.mjs';
import { freePort, siteConf, startNginx } from '../tools/nginx.mjs';
import { median } from '../tools/statistics.mjs';
import { findProgram } from '../tools/systemProgram.mjs';

/**
 * The site's nginx beside two that serve the same compressed bytes as plain files: one that sends files as Debian's
 * nginx does, and one that sends them as the site does. The same client asks them in turn, so that what else the machine
 * does affects all.
 *
 * @typedef {{ perSecond: number, cpu: number }} Speed requests per second, and nginx's CPU time per request
 * @typedef {Record<keyof Speed, number>} Shares the site's share of another server's speed
 * @typedef {{ path: string, plainPath: string }} File
 * @typedef {'site' | 'plain' | 'tuned'} Server
 */

/** Each measurement: 50 visitors at once. */
const load = ['--threads', '1', '--connections', '50', '--duration', '1s'];

const compressed = join(nginxFolder(join(root, 'dist')), 'br');

/** How the site sends files. A plain server that does the same shows what the site's rules cost. */
const sending = /^ +(?:sendfile|tcp_nopush|postpone_output|open_file_cache\w*) .*;$/gm;

/**
 * Nothing but files: no headers, no routes, no rules.
 *
 * @param {number} port
 * @param {string} directives
 */
const plainConf = (port, directives) => `
server {
    listen ${port};
    root ${compressed};
    types { text/html html; text/javascript js; }
    ${directives}
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
 * CPU time of a process, in clock ticks.
 *
 * @param {number} pid
 */
function cpuOf(pid) {
  // The name of the program is in parentheses and may contain spaces.
  const [, rest = ''] = /\) (.*)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
  const fields = rest.split(' ');
  return Number(fields[11]) + Number(fields[12]);
}

/** A client that is faster than nginx. One written in JavaScript would measure itself. */
const findClient = () =>
  findProgram({ name: 'wrk', debianPackage: 'wrk', variable: 'WRK_PATH', need: 'npm run load' });

/**
 * What the client printed.
 *
 * @param {string} report
 */
function readReport(report) {
  const numberOf = (/** @type {RegExp} */ line) => Number(line.exec(report)?.[1] ?? 0);
  const requests = numberOf(/(\d+) requests in/);
  if (!requests) throw new Error(`wrk reported no requests:\n${report}`);
  const errors = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(report) ?? [];
  return {
    requests,
    perSecond: numberOf(/Requests\/sec: +([\d.]+)/),
    failed: errors
      .slice(1)
      .reduce((sum, count) => sum + Number(count), numberOf(/Non-2xx or 3xx responses: (\d+)/)),
  };
}

/**
 * Medians of the rounds, in each of which the machine changes little.
 *
 * @param {Speed[]} site
 * @param {Speed[]} other
 * @returns {Shares}
 */
function compare(site, other) {
  const of = (/** @type {keyof Speed} */ key) =>
    median(site.map((speed, round) => speed[key] / (other[round]?.[key] ?? NaN)));
  return { perSecond: of('perSecond'), cpu: of('cpu') };
}

/** @param {number} rounds */
export async function measureFiles(rounds) {
  if (!existsSync('/proc/self/stat'))
    throw new Advice('The load on nginx needs Linux, which tells its CPU time.');
  const client = findClient();
  const [sitePort, plainPort, tunedPort] = [await freePort(), await freePort(), await freePort()];
  const variables = { SITE_ROOT: root, API_UPSTREAM: 'http://127.0.0.1:9', TRUSTED_PROXY: '127.0.0.1' };
  const site = siteConf({ SITE_PORT: `${sitePort}`, ...variables });
  const servers = {
    site: await startNginx(site, sitePort),
    // The nginx.conf of Debian's package contains these.
    plain: await startNginx(plainConf(plainPort, 'sendfile on; tcp_nopush on;'), plainPort),
    tuned: await startNginx(plainConf(tunedPort, site.match(sending)?.join('\n') ?? ''), tunedPort),
  };
  /**
   * @param {Server} name
   * @param {string} path
   */
  async function ask(name, path) {
    const { url, pid } = servers[name];
    const before = cpuOf(pid);
    const encodings = 'Accept-Encoding: gzip, deflate, br, zstd';
    const { stdout } = await promisify(execFile)(client, [...load, '--header', encodings, url + path]);
    const { requests, perSecond, failed } = readReport(stdout);
    return { perSecond, cpu: (cpuOf(pid) - before) / requests, failed };
  }
  const files = [];
  for (const { path, plainPath } of filesToAsk()) {
    /** @type {Record<Server, Speed[]>} */
    const results = { site: [], plain: [], tuned: [] };
    let failed = 0;
    for (let round = 0; round < rounds; round += 1) {
      for (const name of /** @type {const} */ (['site', 'plain', 'tuned'])) {
        const { failed: more, ...speed } = await ask(name, name === 'site' ? path : plainPath);
        results[name].push(speed);
        failed += more;
      }
    }
    files.push({
      path,
      plain: compare(results.site, results.plain),
      tuned: compare(results.site, results.tuned),
      failed,
    });
  }
  await Promise.all(Object.values(servers).map((server) => server.close()));
  return files;
}
