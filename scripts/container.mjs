import { spawnSync } from 'node:child_process';
import { Advice, ensureReady, stopWith, succeeds } from './tools/cli.mjs';
import { freePort } from './tools/nginx.mjs';
import { startProgram } from './tools/programs.mjs';

/** Builds the image of deploy/, starts it with the sandbox as its server, and checks what it answers. */

const NAME = `turpial-check-${process.pid}`;
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
 * Runs a command of the engine. `status` is null if it takes too long.
 *
 * @param {string} engine
 * @param {string[]} args
 */
function ask(engine, ...args) {
  const { status, stdout, stderr } = spawnSync(engine, args, { encoding: 'utf8', timeout: PATIENCE_MS });
  return { status, stdout: stdout.trim(), stderr: stderr.trim() };
}

/**
 * @param {boolean} holds
 * @param {string} what
 * @param {string} [output] explains a failure
 */
function expect(holds, what, output = '') {
  if (!holds) throw new Advice(`The container fails: ${what}\n${output}`.trimEnd());
  console.log(`✓ ${what}`);
}

/**
 * The engine's word on the container.
 *
 * @param {string} engine
 * @param {string} field in the template language of both engines
 */
const inspect = (engine, field) =>
  ask(engine, 'container', 'inspect', '--format', `{{${field}}}`, NAME).stdout;

/** @param {string} engine */
function logs(engine) {
  const { stdout, stderr } = ask(engine, 'logs', NAME);
  return `${stdout}\n${stderr}`.trim();
}

/**
 * @param {string} engine
 * @param {string} url
 * @param {number} until
 * @returns {Promise<void>}
 */
async function waitFor(engine, url, until) {
  const answer = await fetch(url).catch(() => undefined);
  if (answer?.ok) return;
  if (Date.now() > until) throw new Advice(`The container did not answer at ${url}\n${logs(engine)}`);
  if (inspect(engine, '.State.Running') !== 'true')
    throw new Advice(`The container ended before it answered:\n${logs(engine)}`);
  await new Promise((resolve) => setTimeout(resolve, 250));
  return waitFor(engine, url, until);
}

/** @param {string} engine */
function checkRefusal(engine) {
  const { status, stderr } = ask(
    engine,
    ...['run', '--rm', '--name', NAME, '-e', 'API_UPSTREAM=http://api:8080/', NAME],
  );
  // nginx would end too, because nothing here is called 'api'. Only the message tells who refused.
  const named = stderr.includes('turpial: API_UPSTREAM must not end with a slash');
  expect(status === 1 && named, 'a wrong setting stops the container with a message', stderr);
}

/** @param {string} url of the container */
async function checkAnswers(url) {
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
function checkProcess(engine) {
  const user = ask(engine, 'exec', NAME, 'id', '-u').stdout;
  expect(/^[1-9]\d*$/.test(user), 'it runs without root', `user ${user}`);
  // Podman needs systemd to run it regularly, so it runs here by hand.
  const [, command = ''] = JSON.parse(inspect(engine, 'json .Config.Healthcheck'))?.Test ?? [];
  const health = command && ask(engine, 'exec', NAME, '/bin/sh', '-c', command);
  expect(health && health.status === 0, 'its health check passes', health?.stderr);
  ask(engine, 'stop', NAME);
  const code = inspect(engine, '.State.ExitCode');
  expect(code === '0', 'it ends by itself when it is stopped', `exit code ${code}`);
}

/**
 * @param {string} engine
 * @param {string} upstream
 */
async function check(engine, upstream) {
  const port = await freePort();
  // The network of the machine (Linux), so that the container reaches the sandbox at its local address.
  const started = ask(
    engine,
    ...['run', '--detach', '--name', NAME, '--network', 'host', '--read-only', '--tmpfs', '/tmp'],
    ...[
      '--tmpfs',
      '/etc/nginx/conf.d:mode=1777',
      '-e',
      `SITE_PORT=${port}`,
      '-e',
      `API_UPSTREAM=${upstream}`,
    ],
    NAME,
  );
  expect(started.status === 0, 'it starts with a read-only file system', started.stderr);
  const url = `http://127.0.0.1:${port}`;
  await waitFor(engine, `${url}/healthz`, Date.now() + PATIENCE_MS);
  await checkAnswers(url);
  checkProcess(engine);
}

/** @param {string} engine */
async function run(engine) {
  // Podman's own format has no health checks. Docker does not read this.
  process.env.BUILDAH_FORMAT = 'docker';
  if (!succeeds(engine, ['build', '-f', 'deploy/Dockerfile', '-t', NAME, '.']))
    throw new Advice('The image could not be built; see above.');
  process.once('exit', () => {
    ask(engine, 'rm', '--force', NAME);
    ask(engine, 'rmi', NAME);
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  checkRefusal(engine);
  const sandbox = await startProgram('sandbox');
  try {
    await check(engine, sandbox.url);
  } finally {
    sandbox.close();
  }
}

try {
  ensureReady();
  await run(findEngine());
} catch (error) {
  stopWith(error);
}
