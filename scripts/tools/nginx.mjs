import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Advice, root } from './cli.mjs';
import { findProgram } from './systemProgram.mjs';

/** Finds or installs nginx and starts it with the configuration of deploy/. */

/** The path of nginx. */
export const findNginx = () =>
  findProgram({
    name: 'nginx',
    debianPackage: 'nginx-light',
    variable: 'NGINX_PATH',
    need: 'a test of deploy/',
  });

/** A free port. */
export async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (!address || typeof address === 'string') throw new Error('No free port');
  return address.port;
}

/** @param {number} port */
const accepts = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.end());
  });

/**
 * The site's configuration with its variables filled in; it writes no access log by default.
 *
 * @param {Record<'SITE_PORT' | 'SITE_ROOT' | 'API_UPSTREAM' | 'TRUSTED_PROXY', string> & { SITE_LOG?: string }} variables
 */
export const siteConf = (variables) =>
  Object.entries({ SITE_LOG: 'off', ...variables }).reduce(
    (text, [name, value]) => text.replaceAll(`\${${name}}`, value),
    readFileSync(join(root, 'deploy/site.conf.template'), 'utf8'),
  );

/**
 * The configuration around `sites`, with all paths below `folder`, so that nginx runs without root.
 *
 * @param {string} folder
 * @param {string} sites `server` blocks and what they need
 */
const mainConf = (folder, sites) => `
daemon off;
master_process off;
error_log stderr warn;
pid ${folder}/pid;
events { worker_connections 1024; }
http {
    access_log off;
    ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
    ${sites}
}
`;

/**
 * Runs nginx until `close` is called.
 *
 * @param {string} sites for http {}
 * @param {number} port one of its ports, to detect when it listens
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function startNginx(sites, port) {
  const folder = mkdtempSync(join(tmpdir(), 'turpial-nginx-'));
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, mainConf(folder, sites));
  const child = spawn(findNginx(), ['-p', folder, '-e', 'stderr', '-c', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.once('exit', () => child.kill());
  let running = true;
  const ended = new Promise((resolve) =>
    child.once('exit', () => {
      running = false;
      rmSync(folder, { recursive: true, force: true });
      resolve(undefined);
    }),
  );
  const close = async () => {
    child.kill();
    await ended;
  };
  while (running && !(await accepts(port))) await new Promise((resolve) => setTimeout(resolve, 50));
  if (!running) throw new Advice('nginx did not start; see its message above.');
  return { url: `http://127.0.0.1:${port}`, close };
}
