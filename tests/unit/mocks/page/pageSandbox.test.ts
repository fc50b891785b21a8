import { commandNames } from '@mocks/engine/commands/table';
import { pageSandbox } from '@mocks/page/pageSandbox';
import { logins } from '@mocks/server/seeds/accounts';
import { stillSandbox } from '@tests/support/sandbox/visitor';
import { expect, test } from 'vitest';

test('the console lists every command on its own line, with its inputs', () => {
  const lines = pageSandbox(stillSandbox()).help().split('\n');
  expect(lines).toHaveLength(commandNames.length);
  expect(lines).toContainEqual(
    expect.stringMatching(/^createExchange\(login, amountSend, at\) {2}Creates an /),
  );
});

test('the console checks inputs by position', () => {
  const sandbox = stillSandbox();
  const console = pageSandbox(sandbox);
  console.createExchange(logins.main, 50);
  expect(sandbox.exchanges(logins.main)).toHaveLength(26);
  expect(() => console.createExchange(logins.main, Number.NaN)).toThrow(/^amountSend: /);
  expect(() => console.createExchange(logins.main, 50, '')).toThrow(/^at: not an instant/);
  expect(() => console.advance(-1)).toThrow(/^ms: /);
  expect(() => console.goTo('mañana')).toThrow(/^instant: not an instant/);
  expect(() => console.fault({ call: 'login', kind: 'variant', variant: 'otra' })).toThrow(/^fault/);
  expect(sandbox.undoable()).toEqual(['createExchange']);
  // A command used as an event handler receives the event, which is not one of its inputs.
  expect(() => (console.clearLog as (event: object) => void)({})).not.toThrow();
});
