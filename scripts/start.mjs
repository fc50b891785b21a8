import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureReady, root, stopWith } from './tools/cli.mjs';

/**
 * Starts the demo from a bare clone: installs missing packages, serves the app with its sandbox, prints the first
 * steps.
 */

const options = /** @type {const} */ ({
  port: { type: 'string', default: process.env.PORT ?? '5173' },
  host: { type: 'boolean', default: false },
  open: { type: 'boolean', default: false },
});

/**
 * What each account of the sandbox's seeds (mocks/server/seeds/accounts.ts) can show.
 *
 * @type {Record<string, string>}
 */
const notes = {
  main: 'approved: beneficiaries, a history, everything works',
  fresh: 'just registered: has to enter personal data first',
  inReview: 'personal data in review',
  empty: 'approved, nothing saved yet',
  unsent: 'approved, one beneficiary, nothing sent yet',
  byPhone: 'approved, logs in by phone',
};

async function accountLines() {
  const { importBundled } = await import('./tools/importBundled.mjs');
  const { module } = await importBundled('mocks/server/seeds/accounts.ts');
  const { logins, SEED_PASSWORD } = /** @type {typeof import('../mocks/server/seeds/accounts')} */ (module);
  const width = Math.max(...Object.values(logins).map((login) => login.length));
  const lines = Object.entries(logins).map(
    ([name, login]) => `    ${login.padEnd(width)}  ${notes[name] ?? ''}`,
  );
  return [`  Demo accounts; the password is always ${SEED_PASSWORD}`, ...lines].join('\n');
}

/** What pages are made of, and the code of the server, which restarts with a change. */
const watched = ['src', 'mocks', 'public', 'scripts'];

const unwatchedFolders = () =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !watched.includes(entry.name))
    .map(({ name }) => join(root, name));

/** @param {{ port: string, host: boolean, open: boolean }} options */
async function createDemoServer({ port, host, open }) {
  const { createServer } = await import('vite');
  return createServer({
    root,
    mode: 'demo',
    clearScreen: false,
    server: {
      port: Number(port),
      host,
      open: open && '/',
      // Each watched file costs time at the start.
      watch: { ignored: unwatchedFolders() },
      // Transforms the files of the first views while the browser starts. More files would make these wait.
      warmup: {
        clientFiles: [
          'index.html',
          'mocks/main.ts',
          'src/main.tsx',
          'src/app/Home.tsx',
          'src/features/site/home/HomeCalculator.tsx',
        ],
      },
    },
  });
}

/**
 * @param {import('vite').ViteDevServer} server
 * @param {string} accounts
 */
function welcome(server, accounts) {
  const address = server.resolvedUrls?.local[0] ?? `http://localhost:${server.config.server.port}/`;
  console.log(`
  Turpial is ready:  ${address}

${accounts}

  First steps
    1. Open ${address}iniciar and sign in with the first account.
    2. Type an amount, press "Quiero esta tasa", choose a beneficiary, press "Confirmar" to see the receipt.
    3. Open the sandbox with the button "Demo": it switches scenarios, breaks calls and moves the clock.

  Everything runs in your browser: no server, no real money. Stop with Ctrl+C.
`);
}

try {
  const { values } = parseArgs({ options });
  ensureReady();
  // Both end before the server listens, because from then on it transforms files.
  const [server, accounts] = await Promise.all([createDemoServer(values), accountLines()]);
  await server.listen();
  welcome(server, accounts);
} catch (error) {
  stopWith(error);
}
