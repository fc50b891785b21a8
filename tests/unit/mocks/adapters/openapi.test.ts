import { control, methodOf } from '@mocks/adapters/http/control';
import { openApiDocument, type Operation } from '@mocks/adapters/http/openapi';
import { commandNames, commandTable, type CommandName } from '@mocks/engine/commands/table';
import { refusals, refusalText, rules } from '@mocks/server/rules/refusals';
import { logins } from '@mocks/server/seeds/accounts';
import { successes } from '@tests/support/sandbox/successes';
import { stillSandbox, visit } from '@tests/support/sandbox/visitor';
import type { JsonSchema } from '@valibot/to-json-schema';
import { describe, expect, test } from 'vitest';
import { endpointNames, endpoints } from '@/api/endpoints';

const document = openApiDocument();
const components: Readonly<Record<string, JsonSchema>> = document.components.schemas;

const recorded = {
  log: {
    entries: [
      {
        startedDateTime: '2026-03-10T12:00:00Z',
        request: { method: 'GET', url: 'https://turpial.example/api/countries' },
        response: { status: 200, content: { mimeType: 'application/json', text: '[]' } },
      },
    ],
  },
};

const operationAt = (method: string, path: string): Operation | undefined =>
  document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
const answerOf = (operation: Operation | undefined, status: number): JsonSchema =>
  operation?.responses[String(status)]?.content?.['application/json'].schema ??
  expect.unreachable(`no answer ${status}`);

const typeOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

/** Mismatches of a value and a schema, by path. An object may only have properties that its schema names. */
function misfits(schema: JsonSchema | boolean, value: unknown, place = '$'): readonly string[] {
  if (typeof schema === 'boolean') return schema ? [] : [`${place}: forbidden`];
  if (schema.$ref !== undefined) {
    const name = schema.$ref.replace('#/components/schemas/', '');
    const found = components[name];
    return found ? misfits(found, value, place) : [`${place}: no component ${name}`];
  }
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) {
    const tries = choices.map((one) => misfits(one, value, place));
    return tries.some((one) => one.length === 0) ? [] : tries.flat();
  }
  if (schema.const !== undefined && schema.const !== value) return [`${place}: ${String(value)}`];
  if (schema.enum && !schema.enum.includes(value as string)) return [`${place}: ${String(value)}`];
  const types = schema.type === undefined ? [] : [schema.type].flat();
  if (
    types.length > 0 &&
    !types.some((type) => type === typeOf(value) || (type === 'integer' && Number.isInteger(value)))
  )
    return [`${place}: ${typeOf(value)}`];
  const { items, properties = {}, required = [], additionalProperties } = schema;
  if (Array.isArray(value)) {
    return items && !Array.isArray(items)
      ? value.flatMap((one, index) => misfits(items, one, `${place}[${index}]`))
      : [];
  }
  if (typeOf(value) !== 'object' || types.length === 0) return [];
  const object = value as Readonly<Record<string, unknown>>;
  return [
    ...required.filter((key) => !(key in object)).map((key) => `${place}.${key}: missing`),
    ...Object.entries(object).flatMap(([key, inner]) => {
      const inside = properties[key] ?? additionalProperties;
      return inside !== undefined ? misfits(inside, inner, `${place}.${key}`) : [`${place}.${key}: unknown`];
    }),
  ];
}

describe('the OpenAPI document', () => {
  test.each(endpointNames)("contains %s, and the sandbox's answers match it", async (name) => {
    const { method, path, status, access } = endpoints[name];
    const operation = operationAt(method, path);
    expect(operation).toMatchObject({ operationId: name });
    expect(operation?.security).toEqual(access === 'session' ? [{ bearer: [] }] : []);
    const [call] = successes[name];
    const reply = (await call(await visit(stillSandbox()).login())) as { readonly body: unknown };
    expect(misfits(answerOf(operation, status), reply.body)).toEqual([]);
  });

  test('contains the API alone', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(endpointNames.toSorted());
  });

  test('contains the same refusals as the table of rules', () => {
    const documented = endpointNames.flatMap((name) => {
      const { method, path } = endpoints[name];
      const responses = Object.entries(operationAt(method, path)?.responses ?? {});
      return responses.flatMap(([status, { content }]) =>
        Object.entries(content?.['application/json'].examples ?? {}).map(([rule, { summary, value }]) =>
          [name, status, rule, summary, value.error].join(' · '),
        ),
      );
    });
    const refused = endpointNames.flatMap((name) =>
      refusals
        .filter((one) => one.of(name))
        .map((one) => [name, one.status, one.rule, rules[one.rule], refusalText(one)].join(' · ')),
    );
    expect(documented.toSorted()).toEqual(refused.toSorted());
    const named = new Set(refusals.map(({ rule }) => rule));
    expect(Object.keys(rules).filter((rule) => !named.has(rule as keyof typeof rules))).toEqual([]);
  });

  test('contains the headers that the app sends', () => {
    const headers = (method: string, path: string) =>
      operationAt(method, path)?.parameters.flatMap((one) => (one.in === 'header' ? one.name : []));
    const all = ['X-Device-Id', 'X-Client-Platform', 'X-Client-Version', 'X-Request-ID', 'accept-language'];
    expect(headers('GET', '/api/countries')).toEqual(all);
    expect(headers('GET', '/api/user-profile')).toEqual([...all, 'x-use-auth-header']);
    expect(headers('POST', '/api/login')).toEqual([...all, 'x-csrf-token']);
    expect(headers('POST', '/api/exchange')).toEqual([...all, 'x-csrf-token', 'idempotency-key']);
    expect(headers('POST', '/api/beneficiaries')).toEqual([...all, 'x-csrf-token', 'idempotency-key']);
  });

  test("describes the parameters of both forms of identity and the types' descriptions", () => {
    const verify = operationAt('GET', '/api/user-login-verification/verify');
    const query = verify?.parameters.filter((one) => one.in === 'query');
    expect(query?.map(({ name, required }) => [name, required])).toEqual([
      ['loginType', true],
      ['login', false],
      ['code', true],
      ['loginCountry', false],
      ['phone', false],
    ]);
    expect(operationAt('DELETE', '/api/beneficiaries/:id')?.parameters).toContainEqual({
      name: 'id',
      in: 'path',
      required: true,
      schema: { type: 'number' },
    });
    expect(document.components.schemas.Exchange).toMatchObject({
      description: expect.stringContaining('A row of the history') as string,
      properties: { status: { anyOf: [{ type: 'string' }, { type: 'null' }] } },
    });
  });

  test('detects mismatches', () => {
    const schema = answerOf(operationAt('GET', '/api/countries'), 200);
    expect(misfits(schema, [{ PKCountry: 'doce', Name: 'x', Code: 'VE', More: 1 }])).toEqual([
      '$[0].PKCountry: string',
      '$[0].More: unknown',
    ]);
  });
});

describe('the commands', () => {
  const inputs: Partial<Readonly<Record<CommandName, object>>> = {
    apply: { scenario: 'aprobada' },
    change: { changes: { latencyMs: 0 } },
    fault: { fault: { call: 'login', kind: 'status', status: 503, times: 2 } },
    advance: { ms: 1000 },
    goTo: { instant: '2026-07-01T10:00:00Z' },
    setRate: { rate: 620 },
    exchanges: { login: logins.main },
    beneficiaries: { login: logins.main },
    createExchange: { login: logins.main, amountSend: 20, at: '2026-07-01T10:00:00Z' },
    updateExchange: { id: 1, changes: { alive: false, status: null } },
    removeExchange: { id: 1 },
    updateBeneficiary: { id: 1, changes: { paymentMethodId: 2 } },
    removeBeneficiary: { id: 1 },
    updateUser: { login: logins.main, changes: { status: 'review' } },
    playHar: { har: recorded },
    importState: { state: stillSandbox().exportState() },
    call: { call: 'getExchange', parts: { params: { id: 25 } }, login: logins.main },
    replay: { id: 1, change: { query: { a: 'b' } } },
    editPaused: { id: 1, answer: { status: 503, body: '{}' } },
  };

  test.each(commandNames)('%s takes its inputs over HTTP and answers', async (name) => {
    const method = methodOf(commandTable[name]);
    const path = `/sandbox/${name}`;
    const sandbox = stillSandbox();
    await visit(sandbox).login();
    const given = inputs[name] ?? {};
    const query = new URLSearchParams(Object.entries(given)).toString();
    const request =
      method === 'GET'
        ? new Request(`http://sandbox${path}?${query}`)
        : new Request(`http://sandbox${path}`, { method, body: JSON.stringify(given) });
    const [status, answer] = await control(sandbox, request, sandbox.jar);
    expect([status, answer]).toEqual([200, answer]);
    expect(JSON.stringify(answer)).toBeDefined();
  });
});
