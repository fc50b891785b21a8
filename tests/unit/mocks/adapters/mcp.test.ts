import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { sandboxIn, serveMcp } from '@mocks/adapters/mcp/stdio';
import { commandNames, commandTable } from '@mocks/engine/commands/table';
import type { Sandbox } from '@mocks/engine/sandbox';
import { presets, scenarioNames, type ScenarioName } from '@mocks/scenarios/presets/table';
import { logins } from '@mocks/server/seeds/accounts';
import { stillSandbox } from '@tests/support/sandbox/visitor';
import { expect, test } from 'vitest';
import { readExchangeAnswer } from '@/api/exchanges';

interface Answer {
  readonly id: number | null;
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly code: number; readonly message: string };
}
interface ToolResult {
  readonly isError?: true;
  readonly content: readonly [{ readonly type: 'text'; readonly text: string }];
}

/** A scripted client that speaks to a sandbox by lines. */
function connect(sandbox: Sandbox) {
  const input = new PassThrough();
  const output = new PassThrough();
  const ended = serveMcp(sandbox, input, output);
  const waiting = new Map<number | null, (answer: Answer) => void>();
  createInterface({ input: output }).on('line', (line) => {
    const answer = JSON.parse(line) as Answer;
    client.answers += 1;
    waiting.get(answer.id)?.(answer);
  });
  let last = 0;
  const next = (id: number | null) => new Promise<Answer>((resolve) => waiting.set(id, resolve));
  const send = (line: string) => void input.write(`${line}\n`);
  const client = {
    calls: 0,
    answers: 0,
    send,
    next,
    request(method: string, params?: object): Promise<Answer> {
      last += 1;
      const answer = next(last);
      send(JSON.stringify({ jsonrpc: '2.0', id: last, method, params }));
      return answer;
    },
    /** The result of a tool; throws what it refuses. */
    async tool<T>(name: string, inputs: object = {}): Promise<T> {
      client.calls += 1;
      const { result } = await client.request('tools/call', { name, arguments: inputs });
      const { isError, content } = result as unknown as ToolResult;
      if (isError) throw new Error(content[0].text);
      return JSON.parse(content[0].text) as T;
    },
    end(): Promise<void> {
      input.end();
      return ended;
    },
  };
  return client;
}

test('agrees on a version of the protocol and lists every command once', async () => {
  const client = connect(stillSandbox());
  const params = {
    protocolVersion: '2025-03-26',
    capabilities: {},
    clientInfo: { name: 'test', version: '1' },
  };
  expect((await client.request('initialize', params)).result).toMatchObject({
    protocolVersion: '2025-03-26',
    capabilities: { tools: {} },
    serverInfo: { name: 'turpial-sandbox' },
  });
  const other = await client.request('initialize', { ...params, protocolVersion: '1999-01-01' });
  expect(other.result).toMatchObject({ protocolVersion: '2025-06-18' });
  client.send('{"jsonrpc":"2.0","method":"notifications/initialized"}');
  expect((await client.request('ping')).result).toEqual({});

  const { result } = await client.request('tools/list');
  // The notification has none.
  expect(client.answers).toBe(4);
  const tools = result?.tools as readonly { readonly name: string; readonly description: string }[];
  expect(tools.length).toBeGreaterThanOrEqual(20);
  expect(tools.map(({ name }) => name)).toEqual(commandNames);
  for (const name of commandNames) {
    expect(tools.find((tool) => tool.name === name)).toMatchObject({
      name: expect.stringMatching(/^[\w-]{1,64}$/) as string,
      description: commandTable[name].summary,
      inputSchema: { type: 'object', additionalProperties: false },
      annotations: { readOnlyHint: commandTable[name].kind === 'read' },
    });
  }
  await client.end();
});

/** Presets whose server answers no call: the tool passes on what the app gets. */
const unanswered: Readonly<Partial<Record<ScenarioName, number>>> = {
  'servidor-caido': 503,
  'sin-conexion': 0,
};

test.each(scenarioNames)('reaches %s in one call and reads a receipt in at most three', async (name) => {
  const client = connect(sandboxIn('normal'));
  const state = await client.tool<{ readonly path: string; readonly scenario: { readonly name: string } }>(
    'apply',
    {
      scenario: name,
    },
  );
  expect([state.scenario.name, state.path]).toEqual([name, presets[name].path]);

  const login = logins.main;
  const [row] = await client.tool<readonly { readonly exchangeId: string }[]>('exchanges', { login });
  const id = row?.exchangeId ?? expect.unreachable('no exchange');
  const receipt = await client.tool<{ readonly status: number; readonly body: unknown }>('call', {
    call: 'getExchange',
    parts: { params: { id } },
    login,
  });
  if (name in unanswered) expect(receipt.status).toBe(unanswered[name]);
  else expect(readExchangeAnswer(receipt.body, '')?.exchangeId).toBe(id);
  expect(client.calls).toBe(3);
  await client.end();
});

const details = { titular: 'Andrés Rondón', banco: '0102', cedula: 'V12345678', telefono: '04120000004' };

test('calls the app with a CSRF token, as whoever is signed in', async () => {
  const client = connect(stillSandbox({ signedInAs: logins.main }));
  const body = { id: 1, paymentMethodId: 1, paymentDetails: { ...details, alias: 'Hermano' } };
  const saved = await client.tool('call', { call: 'saveBeneficiary', parts: { body } });
  expect(saved).toMatchObject({ status: 201, body: { paymentDetails: { alias: 'Hermano' } } });
  const query = { fkCurrencySend: 43, amountSend: 1 };
  expect(await client.tool('call', { call: 'checkMinimum', parts: { query } })).toMatchObject({
    status: 422,
  });
  await client.tool('fault', { fault: { call: 'listCountries', kind: 'network' } });
  expect(await client.tool('call', { call: 'listCountries' })).toEqual({ status: 0, body: null });
  await client.end();
});

test('a paused call does not delay the next one', async () => {
  const client = connect(stillSandbox());
  await client.tool('fault', { fault: { call: 'listCountries', kind: 'hold' } });
  const held = client.tool('call', { call: 'listCountries' });
  expect(
    await client.tool('call', {
      call: 'exchangeRate',
      parts: { query: { FKCurrency_From: 43, FKCurrency_To: 147 } },
    }),
  ).toEqual({
    status: 200,
    body: { rate: 600 },
  });
  await client.tool('release');
  expect(await held).toMatchObject({ status: 200 });
  await client.end();
});

test('refusals say why, and the connection stays', async () => {
  const client = connect(stillSandbox());
  await expect(client.tool('apply', { scenario: 'otra' })).rejects.toThrow(
    /^scenario: Unknown scenario 'otra'/,
  );
  await expect(client.tool('advance', { ms: -1 })).rejects.toThrow(/^ms: /);
  expect((await client.request('tools/call', { name: 'otra' })).error?.code).toBe(-32602);
  expect((await client.request('resources/list')).error?.code).toBe(-32601);
  for (const [line, code] of [
    ['{', -32700],
    ['[]', -32600],
    ['{"id":1}', -32600],
  ] as const) {
    const answer = client.next(null);
    client.send(line);
    expect((await answer).error?.code).toBe(code);
  }
  client.send('');
  expect((await client.request('ping')).result).toEqual({});
  await client.end();
});
