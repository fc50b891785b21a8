import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { startHttpSandbox } from '@mocks/adapters/http/server';
import { curlOf } from '@mocks/panel/curl';
import { logins } from '@mocks/server/seeds/accounts';
import { successes } from '@tests/support/sandbox/successes';
import { stillSandbox, visit } from '@tests/support/sandbox/visitor';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpointNames } from '@/api/endpoints';

const run = promisify(execFile);
const hasCurl = spawnSync('curl', ['--version']).status === 0;

let url = '';
let close: (() => Promise<void>) | undefined;
beforeAll(async () => {
  ({ url, close } = await startHttpSandbox());
});
afterAll(() => close?.());

/** The status that `curl` prints. */
async function statusOf(command: string): Promise<number> {
  const { stdout } = await run('sh', ['-c', `${command} -s -o /dev/null -w '%{http_code}'`]);
  return Number(stdout);
}

// Skipped only on a machine without curl.
test.skipIf(!hasCurl)(
  'each copied command has the same effect on a sandbox over HTTP',
  { timeout: 30_000 },
  async () => {
    for (const name of endpointNames) {
      const here = stillSandbox();
      const visitor = await visit(here).login();
      await successes[name][0](visitor);
      const applied = await fetch(`${url}/sandbox/apply`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ scenario: { ...here.scenario(), signedInAs: logins.main } }),
      });
      expect(applied.status).toBe(200);
      const calls = here.log().slice(2);
      for (const entry of calls.length > 0 ? calls : here.log()) {
        expect([name, entry.call, await statusOf(curlOf(entry, url))]).toEqual([
          name,
          entry.call,
          entry.status,
        ]);
      }
    }
  },
);

test('a login works as a token for calls by hand', async () => {
  const visitor = visit(stillSandbox());
  visitor.carry(logins.main);
  expect((await visitor.call('listExchanges')).body.count).toBe(25);
  expect((await visitor.call('refreshSession', { body: { refreshToken: logins.main } })).status).toBe(200);
  visitor.carry('nadie@turpial.example');
  expect((await visitor.call('listExchanges')).status).toBe(401);
});
