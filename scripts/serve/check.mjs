import { existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { Advice } from '../tools/cli.mjs';
import { load } from './load.mjs';

/**
 * Checks another server by the contract and by the app's own readers:
 * PASSWORD=… npm run serve -- check https://staging.example --login maria@example.com
 * `--money` also creates an exchange. `--contact` is an e-mail without an account: the check signs up with it and asks
 * here for the codes. `--har` reads a recording instead of making calls.
 */

const options = /** @type {const} */ ({
  login: { type: 'string' },
  money: { type: 'boolean', default: false },
  amount: { type: 'string' },
  contact: { type: 'string' },
  har: { type: 'string' },
});

/** @param {string} contact */
async function readCode(contact) {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return (await terminal.question(`The code that was sent to ${contact}: `)).trim();
  } finally {
    terminal.close();
  }
}

/** @param {string[]} args */
export async function serve(args) {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const url = positionals[0]?.replace(/\/+$/, '');
  const { PASSWORD: password } = process.env;
  if (values.har === undefined && !(url && URL.canParse(url) && values.login && password))
    throw new Advice(
      'Usage: PASSWORD=… npm run serve -- check https://server --login ACCOUNT, or --har FILE',
    );
  const amount = values.amount === undefined ? undefined : Number(values.amount);
  if (amount !== undefined && !(amount > 0))
    throw new Advice(`--amount ${values.amount}: not an amount of euros`);
  if (values.har !== undefined && !existsSync(values.har))
    throw new Advice(`--har ${values.har}: no such file`);
  const { runCheck } = await load('/mocks/check/check.ts');
  const { login, money, contact } = values;
  const har = values.har === undefined ? undefined : readFileSync(values.har, 'utf8');
  process.exitCode = await runCheck({
    url,
    login,
    password,
    money,
    amount,
    contact,
    har,
    readCode,
    print: console.log,
  });
}
