import { refusals, refusalText, rules, type Refusal } from '@mocks/server/rules/refusals';
import {
  toJsonSchema,
  toJsonSchemaDefs,
  type ConversionConfig,
  type JsonSchema,
} from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { contract, type CallParts } from '@/api/contract';
import { endpointNames, endpoints, type EndpointName } from '@/api/endpoints';
import * as wire from '@/api/wire';
import { config } from '@/lib/config';

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}
interface Example {
  readonly summary: string;
  readonly value: { readonly error: string; readonly code?: string };
}
interface Content {
  readonly 'application/json': {
    readonly schema: JsonSchema;
    /** By the name of the rule. */
    readonly examples?: Readonly<Record<string, Example>>;
  };
}
interface Response {
  readonly description: string;
  readonly content?: Content;
}
/** Schemas that the document lists by name. */
const components = {
  Identity: wire.identity,
  SessionAnswer: wire.sessionAnswer,
  Country: wire.country,
  Profile: wire.profile,
  ProfileUpdate: wire.profileUpdate,
  PaymentMethod: wire.paymentMethod,
  FieldConfiguration: wire.fieldConfiguration,
  Beneficiary: wire.beneficiary,
  BeneficiaryBody: wire.beneficiaryBody,
  Exchange: wire.exchange,
  ExchangeDetail: wire.exchangeDetail,
  ExchangeBody: wire.exchangeBody,
  Refusal: wire.refusal,
};

const conversion: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'output',
  // JSON Schema cannot express some checks, such as 'is an instant'.
  errorMode: 'ignore',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
};

function schemaOf(schema: v.GenericSchema): JsonSchema {
  const converted = toJsonSchema(schema, { ...conversion, definitions: components });
  // The document states the dialect once and holds the definitions as components.
  return Object.fromEntries(
    Object.entries(converted).filter(([key]) => key !== '$schema' && key !== '$defs'),
  );
}

/** The fields of an object, or of all members of a union. A field is required if every member requires it. */
function parametersOf(place: 'path' | 'query', schema: v.GenericSchema | undefined): readonly Parameter[] {
  if (!schema) return [];
  const whole = schemaOf(schema);
  const objects = (whole.anyOf ?? whole.oneOf ?? [whole]).filter((one) => typeof one !== 'boolean');
  const names = new Set(objects.flatMap(({ properties = {} }) => Object.keys(properties)));
  return [...names].map((name) => {
    const owners = objects.flatMap(({ properties }) => properties?.[name] ?? []);
    const distinct = [...new Map(owners.map((one) => [JSON.stringify(one), one])).values()];
    const [only = {}, ...others] = distinct;
    return {
      name,
      in: place,
      required: objects.every(({ required }) => required?.includes(name)),
      schema: others.length > 0 || typeof only === 'boolean' ? { anyOf: distinct } : only,
    };
  });
}

const text = (maxLength?: number): JsonSchema => ({
  type: 'string',
  ...(maxLength !== undefined && { maxLength }),
});
const header = (name: string, required: boolean, description: string, schema = text()): Parameter => ({
  name,
  in: 'header',
  required,
  description,
  schema,
});

/** The headers of every call (product 7.1). */
const commonHeaders: readonly Parameter[] = [
  header('X-Device-Id', false, 'An id of the browser, which stays the same.', text(128)),
  header('X-Client-Platform', false, 'The kind of client.', { const: 'web' }),
  header('X-Client-Version', false, 'The version of the client.', text(64)),
  header('X-Request-ID', false, 'An id of the call, for the logs of both sides.', text(64)),
  header('accept-language', false, 'The language of the texts.', { const: 'es-419' }),
];
const csrfHeader = header(
  'x-csrf-token',
  true,
  'The value of the cookie csrf-token, which GET /api/csrf sets.',
);
const ownHeaders: Readonly<Partial<Record<EndpointName, Parameter>>> = {
  createExchange: header('idempotency-key', false, 'A repeated key creates nothing.'),
  saveBeneficiary: header('idempotency-key', false, 'A repeated key saves nothing.'),
  getProfile: header('x-use-auth-header', false, 'Says that the token is in the header.', { const: 'true' }),
};

/** Successes beside the documented one that are right too. */
export const otherSuccesses: Readonly<
  Partial<Record<EndpointName, { readonly status: number; readonly description: string }>>
> = {
  csrf: { status: 204, description: 'The cookie alone' },
  saveBeneficiary: { status: 200, description: 'A changed beneficiary' },
};

const json = (schema: v.GenericSchema): Content => ({ 'application/json': { schema: schemaOf(schema) } });

/** The refusals of one status, with an example of each rule. */
function refusalResponse(ofStatus: readonly Refusal[]): Response {
  const examples = ofStatus.map((refusal): readonly [string, Example] => {
    const { rule, code } = refusal;
    const value = { error: refusalText(refusal), ...(code !== undefined && { code }) };
    return [rule, { summary: rules[rule], value }];
  });
  return {
    description: `Refused by: ${examples.map(([rule]) => rule).join(', ')}`,
    content: {
      'application/json': { schema: schemaOf(wire.refusal), examples: Object.fromEntries(examples) },
    },
  };
}

function responsesOf(name: EndpointName): Readonly<Record<string, Response>> {
  const content = json(contract[name].answer);
  const other = otherSuccesses[name];
  const own = refusals.filter((one) => one.of(name));
  const statuses = [...new Set(own.map(({ status }) => status))];
  return {
    [endpoints[name].status]: { description: 'Success', content },
    ...(other && {
      [other.status]: { description: other.description, ...(other.status !== 204 && { content }) },
    }),
    ...Object.fromEntries(
      statuses.map((status) => [status, refusalResponse(own.filter((one) => one.status === status))]),
    ),
    '4XX': { description: 'Another refusal', content: json(wire.refusal) },
    '5XX': { description: 'A failure of the server', content: json(wire.refusal) },
  };
}

function operationOf(name: EndpointName) {
  const { method, access } = endpoints[name];
  const parts: CallParts = contract[name];
  return {
    operationId: name,
    summary: parts.summary,
    tags: ['api'],
    security: access === 'session' ? [{ bearer: [] }] : [],
    parameters: [
      ...parametersOf('path', parts.params),
      ...parametersOf('query', parts.query),
      ...commonHeaders,
      ...(method === 'GET' ? [] : [csrfHeader]),
      ...(ownHeaders[name] ? [ownHeaders[name]] : []),
    ],
    ...(parts.body && { requestBody: { required: true, content: json(parts.body) } }),
    responses: responsesOf(name),
  };
}

/** An OpenAPI operation. */
export type Operation = ReturnType<typeof operationOf>;

/** Builds the OpenAPI document of the app's calls from the schemas that client and sandbox share. */
export function openApiDocument() {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const name of endpointNames) {
    const { method, path } = endpoints[name];
    (paths[path.replace(/:(\w+)/g, '{$1}')] ??= {})[method.toLowerCase()] = operationOf(name);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${config.brandName} API`,
      version: config.version,
      description: `The calls of the app. Any other address is refused with 404: ${rules.address}`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [
      { url: '/', description: 'The server of the site' },
      { url: 'http://127.0.0.1:8787', description: 'The sandbox: npm run serve -- sandbox' },
    ],
    tags: [{ name: 'api', description: 'The calls of the app' }],
    paths,
    components: {
      schemas: toJsonSchemaDefs(components, conversion),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}
