import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpointNames } from '@/api/endpoints';
import { curlOf } from '@mocks/control/curl';
import { startHttpSandbox } from '@mocks/http';
import { logins } from '@mocks/seeds/accounts';
import { successes } from './successes';
import { stillSandbox, visit } from './visitor';

const run = promisify(execFile);
const hasCurl = spawnSync('curl', ['--version']).status === 0;

let url = '';
let stop: (() => void) | undefined;
beforeAll(async () => {
  const started = await startHttpSandbox();
  url = started.url;
  stop = () => {
    started.server.close();
    started.server.closeAllConnections();
  };
});
afterAll(() => stop?.());

/** What `curl` prints: the status of the answer. */
async function statusOf(command: string): Promise<number> {
  const { stdout } = await run('sh', ['-c', `${command} -s -o /dev/null -w '%{http_code}'`]);
  return Number(stdout);
}

// Nothing but a machine without curl leaves this out.
test.skipIf(!hasCurl)(
  'each copied command does the same on a sandbox over HTTP',
  { timeout: 30_000 },
  async () => {
    for (const name of endpointNames) {
      const here = stillSandbox();
      const visitor = await visit(here).login();
      await successes[name][0](visitor);
      await fetch(`${url}/sandbox/scenario`, {
        method: 'POST',
        body: JSON.stringify({ scenario: { ...here.scenario(), signedInAs: logins.main } }),
      });
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

test('a login is good as a token, for calls made by hand', async () => {
  const visitor = visit(stillSandbox());
  visitor.carry(logins.main);
  expect((await visitor.call('listExchanges')).body.count).toBe(25);
  expect((await visitor.call('refreshSession', { body: { refreshToken: logins.main } })).status).toBe(200);
  visitor.carry('nadie@turpial.example');
  expect((await visitor.call('listExchanges')).status).toBe(401);
});
