import { logins } from '@mocks/server/seeds/accounts';
import { stillSandbox } from '@tests/support/sandbox/visitor';
import { expect, test } from 'vitest';

const receipt = { params: { id: 25 } };

test('makes a call as an account, or as whoever is signed in', async () => {
  const nobody = stillSandbox({ signedInAs: null });
  expect(await nobody.call('getExchange', receipt)).toMatchObject({ status: 401 });
  expect(await nobody.call('getExchange', receipt, logins.main)).toMatchObject({ status: 200 });
  expect(nobody.log().map(({ call, status }) => [call, status])).toEqual([
    ['getExchange', 401],
    ['getExchange', 200],
  ]);
  const main = stillSandbox({ signedInAs: logins.main });
  expect(await main.call('getExchange', receipt)).toMatchObject({ status: 200 });
});

test('sends query, body and a CSRF token', async () => {
  const sandbox = stillSandbox();
  const query = { FKCurrency_From: 43, FKCurrency_To: 147 };
  expect(await sandbox.call('exchangeRate', { query })).toEqual({ status: 200, body: { rate: 600 } });
  const body = { loginType: 1, login: 'nadie@turpial.example' };
  expect(await sandbox.call('sendVerificationCode', { body })).toEqual({ status: 200, body: { ok: true } });
  expect(sandbox.inbox()).toMatchObject([{ to: 'nadie@turpial.example' }]);
});

test('returns what a fault does to the answer', async () => {
  const sandbox = stillSandbox();
  const page = '<h1>Mantenimiento</h1>';
  sandbox.fault({ call: 'listCountries', kind: 'status', status: 503, body: page });
  expect(await sandbox.call('listCountries')).toEqual({ status: 503, body: page });
  sandbox.fault({ call: 'listCountries', kind: 'empty' });
  expect(await sandbox.call('listCountries')).toEqual({ status: 200, body: null });
  sandbox.fault({ call: 'listCountries', kind: 'network' });
  expect(await sandbox.call('listCountries')).toEqual({ status: 0, body: null });
});
