import { namedInputs, type Command } from '@mocks/engine/commands/command';
import { stateSummary } from '@mocks/engine/commands/summary';
import { commandNames, commandTable } from '@mocks/engine/commands/table';
import { rows } from '@mocks/server/db/rows';
import { scenarioSchema } from '@mocks/server/scenario';
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
import { methodOf } from './control';

/** An OpenAPI operation. */
export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security?: readonly object[];
  readonly parameters: readonly {
    readonly name: string;
    readonly in: 'path' | 'query' | 'header';
    readonly required: boolean;
    readonly schema: JsonSchema;
  }[];
  readonly requestBody?: { readonly required: true; readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content: Content }>>;
}
interface Content {
  readonly 'application/json': { readonly schema: JsonSchema };
}
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly securitySchemes: object;
  };
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
  Scenario: scenarioSchema,
  UserRow: rows.user,
  BeneficiaryRow: rows.beneficiary,
  ExchangeRow: rows.exchange,
  MessageRow: rows.message,
  StateSummary: stateSummary,
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
function parametersOf(place: 'path' | 'query', schema: v.GenericSchema | undefined): Operation['parameters'] {
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

const json = (schema: JsonSchema): Content => ({ 'application/json': { schema } });
const answers = (status: number, answer: v.GenericSchema): Operation['responses'] => ({
  [status]: { description: 'Success', content: json(schemaOf(answer)) },
  default: {
    description: 'Refusal',
    content: json(schemaOf(wire.refusal)),
  },
});
const bodyOf = (body: v.GenericSchema | undefined) =>
  body && { requestBody: { required: true as const, content: json(schemaOf(body)) } };

const csrf = {
  name: 'x-csrf-token',
  in: 'header' as const,
  required: true,
  schema: { type: 'string' as const },
};

function apiOperation(name: EndpointName): Operation {
  const { method, access, status } = endpoints[name];
  const parts: CallParts = contract[name];
  return {
    operationId: name,
    summary: parts.summary,
    tags: ['api'],
    ...(access === 'session' && { security: [{ bearer: [] }] }),
    parameters: [
      ...parametersOf('path', parts.params),
      ...parametersOf('query', parts.query),
      ...(method === 'GET' ? [] : [csrf]),
    ],
    ...bodyOf(parts.body),
    responses: answers(status, parts.answer),
  };
}

function controlOperation(name: string, command: Command): Operation {
  const { summary, kind, inputs, answer = stateSummary } = command;
  const named = inputs.length > 0 ? namedInputs(command) : undefined;
  return {
    operationId: `sandbox.${name}`,
    summary,
    tags: ['sandbox'],
    parameters: kind === 'read' ? parametersOf('query', named) : [],
    ...(kind !== 'read' && bodyOf(named)),
    responses: answers(200, answer),
  };
}

/**
 * Builds the OpenAPI document of the app's calls and the control calls from the schemas that client and sandbox
 * share.
 */
export function openApiDocument(): OpenApiDocument {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const name of endpointNames) {
    const { method, path } = endpoints[name];
    (paths[path.replace(/:(\w+)/g, '{$1}')] ??= {})[method.toLowerCase()] = apiOperation(name);
  }
  for (const name of commandNames) {
    const command: Command = commandTable[name];
    paths[`/sandbox/${name}`] = { [methodOf(command).toLowerCase()]: controlOperation(name, command) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${config.brandName} and its sandbox`,
      version: config.version,
      description: 'Calls under /api are those of the app; calls under /sandbox control the fake server.',
    },
    paths,
    components: {
      schemas: toJsonSchemaDefs(components, conversion),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}
