import { successes } from '@tests/support/sandbox/successes';
import { stillSandbox, visit } from '@tests/support/sandbox/visitor';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { contract } from '@/api/contract';
import { endpointNames, endpoints } from '@/api/endpoints';

describe('every call of the table', () => {
  test.each(endpointNames)('%s has the status and shape of the contract', async (name) => {
    const visitor = await visit(stillSandbox()).login();
    const [call, answer] = successes[name];
    const reply = await call(visitor);
    expect(reply).toMatchObject({ status: endpoints[name].status, body: answer });
    expect(v.safeParse(contract[name].answer, (reply as { readonly body: unknown }).body).issues).toBe(
      undefined,
    );
  });

  const sessionCalls = endpointNames.filter((name) => endpoints[name].access === 'session');

  test.each(sessionCalls)('%s refuses a visitor with 401', async (name) => {
    expect(await visit(stillSandbox()).call(name)).toMatchObject({ status: 401, error: 'No autorizado' });
  });

  const writing = endpointNames.filter((name) => endpoints[name].method !== 'GET');

  test.each(writing)('%s refuses a call without its CSRF token', async (name) => {
    const visitor = await visit(stillSandbox()).login();
    const reply = await visitor.call(name, { headers: { 'x-csrf-token': 'otra' } });
    expect(reply).toMatchObject({ status: 403, error: 'Token CSRF no válido.' });
  });

  const withBody = writing.filter((name) => name !== 'deleteBeneficiary');

  test.each(withBody)('%s refuses an invalid body', async (name) => {
    const sandbox = stillSandbox();
    const visitor = await visit(sandbox).login();
    const wrong = { name: 7, loginType: 9, refreshToken: 1, paymentMethodId: 'x' };
    const reply = await visitor.call(name, { body: wrong as never });
    expect(reply).toMatchObject({ status: 400, error: 'Solicitud no válida.' });
  });

  test('an unknown address is not found', async () => {
    const response = await stillSandbox().respond(new Request('https://turpial.example/api/otra'));
    expect(response.status).toBe(404);
  });
});
