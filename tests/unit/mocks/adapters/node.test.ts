import { handlers } from '@mocks/engine/handlers';
import { createSandbox } from '@mocks/engine/sandbox';
import { scenarioOf } from '@mocks/scenarios/presets/table';
import { http, HttpResponse, RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterEach, expect, test } from 'vitest';
import { endpointNames, endpoints } from '@/api/endpoints';

const servers: { close(): void }[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

function serve(changes: Parameters<typeof scenarioOf>[1]) {
  const sandbox = createSandbox({ scenario: scenarioOf('normal', { latencyMs: 0, ...changes }) });
  const server = setupServer(...handlers(sandbox));
  server.listen({ onUnhandledRequest: 'error' });
  servers.push(server);
  return { sandbox, server };
}

test('fetch in Node reaches the sandbox', async () => {
  const { sandbox } = serve({ rate: { kind: 'fixed', rate: 600 } });
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

test('each call has its handler, from the table', () => {
  const { server } = serve({});
  const listed = server
    .listHandlers()
    .map((handler) => (handler instanceof RequestHandler ? handler.info.header : 'no handler of HTTP'));
  const rows = endpointNames.map((name) => `${endpoints[name].method} *${endpoints[name].path}`);
  expect(listed).toEqual([...rows, '/.+/ */api/*']);
});

test('a handler in front takes one call, and the sandbox has the others', async () => {
  const { sandbox, server } = serve({});
  server.use(http.get('*/api/countries', () => HttpResponse.json([{ Code: 'XX' }]), { once: true }));
  const countries = async () =>
    (await fetch('https://turpial.example/api/countries')).json() as Promise<unknown>;
  expect(await countries()).toEqual([{ Code: 'XX' }]);
  expect(sandbox.log()).toEqual([]);
  expect(await countries()).toContainEqual(expect.objectContaining({ Code: 'ES' }));
  expect(sandbox.log()).toMatchObject([{ call: 'listCountries' }]);
});

test('an address without a handler is refused, and the log says which comes closest', async () => {
  const { sandbox } = serve({});
  expect((await fetch('https://turpial.example/api/contries')).status).toBe(404);
  expect(sandbox.log()).toMatchObject([
    { call: undefined, why: { name: 'address', nearest: { text: 'La más parecida: GET /api/countries.' } } },
  ]);
});

test('another app uses the handlers', async () => {
  const sandbox = createSandbox({ scenario: scenarioOf('normal', { latencyMs: 0 }) });
  const server = setupServer(...handlers(sandbox, { base: 'https://api.other.example' }));
  server.listen({ onUnhandledRequest: 'error' });
  servers.push(server);
  const headers = { authorization: 'Bearer maria@turpial.example' };
  const answer = await fetch('https://api.other.example/api/beneficiaries', { headers });
  const { data } = (await answer.json()) as { data: readonly object[] };
  expect(data).toHaveLength(6);
});
