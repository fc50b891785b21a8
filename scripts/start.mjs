import { parseArgs } from 'node:util';
import { ensureReady, root, stopWith } from './setup.mjs';

/** The demo, from a bare clone: installs what is missing, serves the app with its sandbox, says what to do first. */

const options = /** @type {const} */ ({
  port: { type: 'string', default: process.env.PORT ?? '5173' },
  host: { type: 'boolean', default: false },
  open: { type: 'boolean', default: false },
});

/**
 * What can be tried with each account of the sandbox's seeds (mocks/seeds/accounts.ts).
 *
 * @type {Record<string, string>}
 */
const notes = {
  main: 'approved: beneficiaries, a history, everything works',
  fresh: 'just registered: personal data come first',
  inReview: 'personal data in review',
  empty: 'approved, nothing saved yet',
  unsent: 'approved, one beneficiary, nothing sent yet',
  byPhone: 'approved, logs in by phone',
};

/** @param {import('vite').ViteDevServer} server */
async function accountLines(server) {
  const { logins, SEED_PASSWORD } = await server.ssrLoadModule('/mocks/seeds/accounts.ts');
  const width = Math.max(...Object.values(logins).map((login) => login.length));
  const lines = Object.entries(logins).map(
    ([name, login]) => `    ${login.padEnd(width)}  ${notes[name] ?? ''}`,
  );
  return [`  Accounts of the demo, all with the password ${SEED_PASSWORD}`, ...lines].join('\n');
}

/** @param {import('vite').ViteDevServer} server */
async function welcome(server) {
  const address = server.resolvedUrls?.local[0] ?? `http://localhost:${server.config.server.port}/`;
  console.log(`
  Turpial is ready:  ${address}

${await accountLines(server)}

  First steps
    1. Open ${address}iniciar and sign in with the first account.
    2. Type an amount, press "Quiero esta tasa", choose a beneficiary, press "Confirmar": that is the receipt.
    3. Open the sandbox with the button in the corner: it switches scenarios, breaks calls, moves the clock.

  Everything runs in your browser: no server, no real money. Stop with Ctrl+C.
`);
}

try {
  const { values } = parseArgs({ options });
  ensureReady();
  const { createServer } = await import('vite');
  const server = await createServer({
    root,
    mode: 'demo',
    clearScreen: false,
    server: {
      port: Number(values.port),
      host: values.host,
      open: values.open && '/',
      // Transformed while the reader reads, and not when the page asks.
      warmup: { clientFiles: ['mocks/main.ts', 'src/main.tsx', 'src/{app,features,ui}/**/*.tsx'] },
    },
  });
  await server.listen();
  await welcome(server);
} catch (error) {
  stopWith(error);
}
