import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { ANY, ANY_FIELD } from './shape';

const TEXT = 'x';
const NUMBER = 12.5;

interface Examples {
  /** Together they have every kind and every option that the schema allows. */
  readonly values: readonly unknown[];
  /** The values of all closed lists in the schema. */
  readonly options: ReadonlySet<unknown>;
}

type Definition = JsonSchema | boolean;

function examplesIn(schema: Definition, options: Set<unknown>): readonly unknown[] {
  if (typeof schema === 'boolean') return [ANY];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.flatMap((one) => examplesIn(one, options));
  const closed = schema.const === undefined ? schema.enum : [schema.const];
  if (closed) {
    for (const option of closed) options.add(option);
    return closed;
  }
  if (schema.examples) return schema.examples;
  switch (schema.type) {
    case 'string':
      return [TEXT];
    case 'number':
    case 'integer':
      return [NUMBER];
    case 'boolean':
      return [true, false];
    case 'null':
      return [null];
    case 'array':
      return [[schema.items].flat().flatMap((one) => (one === undefined ? [] : examplesIn(one, options)))];
    case 'object':
      return objectsIn(schema, options);
    default:
      return [ANY];
  }
}

function objectsIn(
  { properties = {}, required = [], additionalProperties }: JsonSchema,
  options: Set<unknown>,
): readonly unknown[] {
  const fields = Object.entries(properties).map(
    ([name, schema]) => [name, examplesIn(schema, options)] as const,
  );
  if (typeof additionalProperties === 'object')
    fields.push([ANY_FIELD, examplesIn(additionalProperties, options)]);
  const rows = Math.max(1, ...fields.map(([, values]) => values.length));
  const full = Array.from({ length: rows }, (_, row) =>
    Object.fromEntries(fields.map(([name, values]) => [name, values[row % values.length]])),
  );
  const needed = full.map((object) =>
    Object.fromEntries(
      Object.entries(object).filter(([name]) => name === ANY_FIELD || required.includes(name)),
    ),
  );
  return Object.keys(properties).some((name) => !required.includes(name)) ? [...full, ...needed] : full;
}

/** Examples of what a schema allows. The variants of an answer can respell them. */
export function examplesOf(schema: v.GenericSchema): Examples {
  const options = new Set<unknown>();
  const json = toJsonSchema(schema, { target: 'draft-2020-12', typeMode: 'output', errorMode: 'ignore' });
  return { values: examplesIn(json, options), options };
}
