import { createServer, createTestSandbox } from '@mocks/adapters/node';
import { scenarioOf } from '@mocks/scenarios/presets/table';
import { afterEach, expect, test } from 'vitest';

const servers: { close(): void }[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

function serve(changes: Parameters<typeof scenarioOf>[1]) {
  const sandbox = createTestSandbox({ scenario: scenarioOf('normal', { latencyMs: 0, ...changes }) });
  const server = createServer(sandbox);
  server.listen({ onUnhandledRequest: 'error' });
  servers.push(server);
  return sandbox;
}

test('fetch in Node reaches the sandbox', async () => {
  const sandbox = serve({ rate: { kind: 'fixed', rate: 600 } });
  const response = await fetch(
    'https://turpial.example/api/exchange-rate?FKCurrency_From=43&FKCurrency_To=147',
  );
  expect(await response.json()).toEqual({ rate: 600 });
  expect(sandbox.log()).toHaveLength(1);
});

test('a network failure rejects, as fetch does', async () => {
  serve({ faults: [{ call: '*', kind: 'network' }] });
  await expect(fetch('https://turpial.example/api/countries')).rejects.toThrow(TypeError);
});
