import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureReady, root, stopWith } from './setup.mjs';

/** The demo, from a bare clone: installs what is missing, serves the app with its sandbox, says what to do first. */

const options = {
  port: { type: 'string', default: process.env.PORT ?? '5173' },
  host: { type: 'boolean', default: false },
  open: { type: 'boolean', default: false },
};

/** The accounts that the sandbox's data set signs in. */
function accounts() {
  const file = join(root, 'mocks/seeds/accounts.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

function welcome(address) {
  const width = Math.max(...accounts().map(({ login }) => login.length));
  const lines = accounts().map(
    ({ login, password, about }) => `    ${login.padEnd(width)}  ${password}  ${about}`,
  );
  console.log(`
  Turpial is ready:  ${address}

  Accounts of the demo
${lines.join('\n')}

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
    server: { port: Number(values.port), host: values.host, open: values.open && '/' },
  });
  await server.listen();
  welcome(server.resolvedUrls?.local[0] ?? `http://localhost:${values.port}/`);
} catch (error) {
  stopWith(error);
}
