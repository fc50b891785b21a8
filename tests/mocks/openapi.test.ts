import { describe, expect, test } from 'vitest';
import { endpointNames, endpoints } from '@/api/endpoints';
import { memoryJar } from '@mocks/control/cookies';
import { control } from '@mocks/http/control';
import { controlCalls, type ControlBody, type ControlName } from '@mocks/http/controlCalls';
import { openApiDocument, type Operation } from '@mocks/openapi/document';
import type { JsonSchema } from '@mocks/openapi/schema';
import { logins } from '@mocks/seeds/accounts';
import { successes } from './successes';
import { stillSandbox, visit } from './visitor';

const document = openApiDocument();

const operationAt = (method: string, path: string): Operation | undefined =>
  document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
const answerOf = (operation: Operation | undefined, status: number): JsonSchema =>
  operation?.responses[String(status)]?.content['application/json'].schema ??
  expect.unreachable(`no answer ${status}`);

const typeOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

/** What of a value does not fit, by its place. An object may have no property that its schema does not name. */
function misfits(schema: JsonSchema, value: unknown, place = '$'): readonly string[] {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.replace('#/components/schemas/', '');
    const found = document.components.schemas[name];
    return found ? misfits(found, value, place) : [`${place}: no component ${name}`];
  }
  if (schema.anyOf) {
    const tries = schema.anyOf.map((one) => misfits(one, value, place));
    return tries.some((one) => one.length === 0) ? [] : tries.flat();
  }
  if (schema.const !== undefined && schema.const !== value) return [`${place}: ${String(value)}`];
  if (schema.enum && !schema.enum.includes(value)) return [`${place}: ${String(value)}`];
  const types = schema.type === undefined ? [] : [schema.type].flat();
  if (types.length > 0 && !types.includes(typeOf(value))) return [`${place}: ${typeOf(value)}`];
  const { items, properties = {}, required = [], additionalProperties } = schema;
  if (Array.isArray(value)) {
    return items ? value.flatMap((one, index) => misfits(items, one, `${place}[${index}]`)) : [];
  }
  if (typeOf(value) !== 'object' || types.length === 0) return [];
  const object = value as Readonly<Record<string, unknown>>;
  return [
    ...required.filter((key) => !(key in object)).map((key) => `${place}.${key}: missing`),
    ...Object.entries(object).flatMap(([key, inner]) => {
      const inside = properties[key] ?? additionalProperties;
      return inside ? misfits(inside, inner, `${place}.${key}`) : [`${place}.${key}: unknown`];
    }),
  ];
}

describe('the OpenAPI document', () => {
  test.each(endpointNames)('has %s, and what the sandbox answers fits it', async (name) => {
    const { method, path, status, access } = endpoints[name];
    const operation = operationAt(method, path);
    expect(operation).toMatchObject({ operationId: name });
    expect(operation?.security !== undefined).toBe(access === 'session');
    const [call] = successes[name];
    const reply = (await call(await visit(stillSandbox()).login())) as { readonly body: unknown };
    expect(misfits(answerOf(operation, status), reply.body)).toEqual([]);
  });

  const controls = Object.keys(controlCalls) as ControlName[];
  const bodies: { readonly [N in ControlName]?: ControlBody<N> } = {
    scenario: { scenario: 'aprobada' },
    change: { latencyMs: 0 },
    fault: { call: 'login', kind: 'status', status: 503, times: 2 },
    clock: { advanceMs: 1000, frozen: true },
    rate: { rate: 620 },
    exchange: { login: logins.main, amountSend: 20 },
    updateExchange: { id: 1, change: { alive: false, status: null } },
    removeExchange: { id: 1 },
    updateBeneficiary: { id: 1, change: { paymentMethodId: 2 } },
    removeBeneficiary: { id: 1 },
    updateUser: { login: logins.main, change: { status: 'review' } },
    import: JSON.parse(stillSandbox().exportState()) as ControlBody<'import'>,
  };

  test.each(controls)('has the control call %s, and its body and answer fit', async (name) => {
    const { method, path } = controlCalls[name];
    const operation = operationAt(method, path);
    const sandbox = stillSandbox();
    await visit(sandbox).login();
    const body = bodies[name] ?? {};
    const content = operation?.requestBody as
      | { readonly content: Operation['responses'][string]['content'] }
      | undefined;
    if (content) expect(misfits(content.content['application/json'].schema, body)).toEqual([]);
    const [status, answer] = control(sandbox, `${method} ${path}`, JSON.stringify(body), memoryJar());
    expect([status, answer]).toEqual([200, answer]);
    expect(misfits(answerOf(operation, 200), JSON.parse(JSON.stringify(answer)))).toEqual([]);
  });

  test('says what a call carries: parameters of either form of identity, and the words of the types', () => {
    const verify = operationAt('GET', '/api/user-login-verification/verify');
    expect(verify?.parameters.map(({ name, required }) => [name, required])).toEqual([
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
    expect(document.components.schemas.WireExchange).toMatchObject({
      description: expect.stringContaining('A row of the history') as string,
      properties: { status: { type: ['string', 'null'] } },
    });
  });

  test('finds what does not fit', () => {
    const schema = answerOf(operationAt('GET', '/api/countries'), 200);
    expect(misfits(schema, [{ PKCountry: 'doce', Name: 'x', Code: 'VE', More: 1 }])).toEqual([
      '$[0].PKCountry: string',
      '$[0].More: unknown',
    ]);
  });
});
