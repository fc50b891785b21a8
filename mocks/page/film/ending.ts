import { withoutSecrets } from '@mocks/engine/har/secrets';
import type { Sandbox } from '@mocks/engine/sandbox';
import { pathInApp, plainAddress } from '@mocks/host/page';
import { hash } from '@mocks/server/rules/random';
import { calm } from './calm';
import type { Ending } from './film';

/**
 * The state as text, without secrets, the number of starts and what is another one in each run: the app's random
 * idempotency keys, and how often it has renewed its token, which depends on the speed of the page.
 */
function stateText(sandbox: Sandbox): string {
  const { generation: _starts, changes, ...rest } = sandbox.exportState();
  const { idempotencyKey = {}, session = {}, cookie: _token, ...rows } = changes;
  const made = Object.values(idempotencyKey).map((row) => row && [row.fingerprint, row.rowId]);
  const sessions = Object.values(session).map((row) => row && [row.id, row.userId, row.openedAt, row.ended]);
  return withoutSecrets(JSON.stringify({ ...rest, rows, made, sessions }));
}

/** Where the page and the sandbox are, when the page is calm. */
export async function endingOf(sandbox: Sandbox): Promise<Ending> {
  await calm(sandbox);
  return {
    address: pathInApp(plainAddress()),
    heading: (document.querySelector('h1')?.textContent ?? '').trim(),
    accounts: sandbox
      .state()
      .accounts.map((one) => `${one.login} ${one.status} ${one.beneficiaries} ${one.exchanges}`),
    state: hash(stateText(sandbox)).toString(36),
  };
}
