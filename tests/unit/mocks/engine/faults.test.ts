import type { Fault } from '@mocks/server/faultKinds';
import { variantNames } from '@mocks/server/variants/table';
import { stillSandbox, visit } from '@tests/support/sandbox/visitor';
import { expect, test } from 'vitest';

const countries = () => new Request('https://turpial.example/api/countries');

async function answerTo(fault: Fault): Promise<Response> {
  return stillSandbox({ faults: [fault] }).respond(countries());
}

test('a status with a body', async () => {
  const body = { message: 'En mantenimiento' };
  const response = await answerTo({ call: 'listCountries', kind: 'status', status: 503, body });
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual(body);
});

test.each([204, 205, 304])('a status %i has no body', async (status) => {
  const response = await answerTo({ call: 'listCountries', kind: 'status', status, body: { ok: true } });
  expect(response.status).toBe(status);
  expect(await response.text()).toBe('');
});

test("a text as body is a gateway's HTML page", async () => {
  const body = '<h1>Bad Gateway</h1>';
  const response = await answerTo({ call: 'listCountries', kind: 'status', status: 502, body });
  expect(response.headers.get('content-type')).toBe('text/html');
  expect(await response.text()).toBe(body);
});

test('a status may ask the client to wait', async () => {
  const limited = { call: 'listCountries', kind: 'status', status: 429, retryAfter: 20 } as const;
  expect((await answerTo(limited)).headers.get('retry-after')).toBe('20');
  expect((await answerTo({ ...limited, retryAfter: 0 })).headers.get('retry-after')).toBe('0');
});

test('another body replaces the answer', async () => {
  const response = await answerTo({ call: 'listCountries', kind: 'answer', body: [] });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual([]);
});

test('a cut answer cannot be read', async () => {
  const response = await answerTo({ call: 'listCountries', kind: 'malformed' });
  expect(response.status).toBe(200);
  await expect(response.json()).rejects.toThrow(SyntaxError);
});

test('a network failure, for one call or for all', async () => {
  expect((await answerTo({ call: 'listCountries', kind: 'network' })).type).toBe('error');
  expect((await answerTo({ call: '*', kind: 'network' })).type).toBe('error');
  expect((await answerTo({ call: 'csrf', kind: 'network' })).status).toBe(200);
});

test('a call that is refused or not reached changes nothing; a lost or slow one has taken effect', async () => {
  const effects: readonly [Fault['kind'], codes: number][] = [
    ['network', 0],
    ['status', 0],
    ['lost', 1],
    ['slow', 1],
  ];
  for (const [kind, codes] of effects) {
    const fault = { call: 'sendVerificationCode', kind, status: 500 } as Fault;
    const sandbox = stillSandbox({ faults: [fault] });
    const body = { loginType: 1, login: 'nadie@turpial.example' } as const;
    await visit(sandbox).call('sendVerificationCode', { body });
    expect(sandbox.inbox()).toHaveLength(codes);
  }
});

test('a fault applies to the given number of calls, and a reset restores it', async () => {
  const sandbox = stillSandbox({ faults: [{ call: 'listCountries', kind: 'network', times: 2 }] });
  const failures = async () => {
    const types = [];
    for (let n = 0; n < 3; n += 1) types.push((await sandbox.respond(countries())).type);
    return types.filter((type) => type === 'error').length;
  };
  expect(await failures()).toBe(2);
  expect(sandbox.scenario().faults).toEqual([]);
  sandbox.reset();
  expect(await failures()).toBe(2);
});

test('latency delays the answer, not its effect', async () => {
  const sandbox = stillSandbox({ latencyMs: 60_000 });
  let changes = 0;
  const served = new Promise<void>((resolve) => {
    sandbox.subscribe(() => {
      changes += 1;
      resolve();
    });
  });
  void sandbox.respond(new Request('https://turpial.example/api/csrf'));
  await served;
  expect(changes).toBe(1);
  expect(sandbox.log()).toMatchObject([{ call: 'csrf', status: 200, durationMs: 60_000 }]);
});

test('a call has one other spelling at a time', async () => {
  const [variant = ''] = variantNames('listCountries');
  const fault = { call: 'listCountries', kind: 'variant', variant } as const;
  const both = await stillSandbox({ answers: 'alternative', faults: [fault] }).respond(countries());
  expect(await both.text()).toBe(await (await answerTo(fault)).text());
});

test('a fault changes a refusal, too', async () => {
  const refused = (kind: 'empty' | 'lost') =>
    stillSandbox({ faults: [{ call: 'listExchanges', kind }] }).respond(
      new Request('https://turpial.example/api/exchanges'),
    );
  const empty = await refused('empty');
  expect([empty.status, await empty.text()]).toEqual([401, '']);
  expect((await refused('lost')).type).toBe('error');
});
