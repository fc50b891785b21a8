import { spawn, spawnSync } from 'node:child_process';
import { Advice, ensureReady, stopWith, succeeds } from './tools/cli.mjs';
import { freePort } from './tools/nginx.mjs';
import { startProgram } from './tools/programs.mjs';

/** Builds the image of deploy/, starts it with the sandbox as its server, and checks what it answers. */

const IMAGE = 'turpial-check';
const PATIENCE_MS = 60_000;

/** Docker or Podman, whichever has a running engine. */
function findEngine() {
  const found = ['docker', 'podman'].find(
    (name) => spawnSync(name, ['info'], { stdio: 'ignore' }).status === 0,
  );
  if (found) return found;
  throw new Advice('No container engine is running; install and start Docker or Podman.');
}

/**
 * @param {string} url
 * @param {number} until
 * @returns {Promise<void>}
 */
async function waitFor(url, until) {
  const answer = await fetch(url).catch(() => undefined);
  if (answer?.ok) return;
  if (Date.now() > until) throw new Advice(`The container did not answer at ${url}`);
  await new Promise((resolve) => setTimeout(resolve, 250));
  return waitFor(url, until);
}

/**
 * @param {boolean} holds
 * @param {string} what
 */
function expect(holds, what) {
  if (!holds) throw new Advice(`The container fails: ${what}`);
  console.log(`✓ ${what}`);
}

/** @param {string} url of the container */
async function check(url) {
  await waitFor(`${url}/healthz`, Date.now() + PATIENCE_MS);
  const page = await fetch(`${url}/contacto`);
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(page.ok && (await page.text()).includes('<h1'), 'a page is complete');
  expect(policy.includes("script-src 'self' 'sha256-"), 'a page has its own policy');
  expect(page.headers.get('cross-origin-resource-policy') === 'same-origin', 'a page has its headers');
  expect((await fetch(`${url}/no-existe`)).status === 404, 'an unknown address is a 404');
  const call = await fetch(`${url}/api/countries`);
  expect(
    call.ok && call.headers.get('content-type') === 'application/json',
    'a call reaches the server behind /api',
  );
}

/** @param {string} engine */
async function run(engine) {
  if (!succeeds(engine, ['build', '-f', 'deploy/Dockerfile', '-t', IMAGE, '.']))
    throw new Advice('The image could not be built; see above.');
  const refused = spawnSync(engine, ['run', '--rm', '-e', 'API_UPSTREAM=http://api:8080/', IMAGE]);
  expect(refused.status !== 0, 'a wrong setting stops the container');
  const sandbox = await startProgram('sandbox');
  const port = await freePort();
  // The network of the machine (Linux), so that the container reaches the sandbox at its local address.
  const container = spawn(
    engine,
    [
      ...['run', '--rm', '--init', '--network', 'host', '--read-only', '--tmpfs', '/tmp'],
      ...['--tmpfs', '/etc/nginx/conf.d:uid=101', '-e', `SITE_PORT=${port}`],
      ...['-e', `API_UPSTREAM=${sandbox.url}`, IMAGE],
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  try {
    await check(`http://127.0.0.1:${port}`);
  } finally {
    container.kill();
    sandbox.close();
  }
}

try {
  ensureReady();
  await run(findEngine());
} catch (error) {
  stopWith(error);
}
