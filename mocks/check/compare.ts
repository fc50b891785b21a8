import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { parseInstant } from '@/lib/dates';
import { asArray, asObject, parseJson } from '@/lib/jsonValues';

/** A place in an answer: field names, and '[]' for each item of a list. */
export type Place = readonly string[];

/** What differs from the contract at one place of an answer, in all of its rows. */
export interface Difference {
  readonly place: Place;
  readonly text: string;
  /** How many of how many rows differ. */
  readonly count: number;
  readonly of: number;
  /** The values that differ. Undefined where there is no value, as in a missing field. */
  readonly isWrong?: ((value: unknown) => boolean) | undefined;
}

type Schema = JsonSchema | boolean;

/** The contract of an answer, as plain data. */
export function schemaOf(schema: v.GenericSchema): JsonSchema {
  return toJsonSchema(schema, { target: 'draft-2020-12', typeMode: 'output', errorMode: 'ignore' });
}

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return 'list';
  return typeof value === 'string' ? 'text' : typeof value;
}

const kindNames: Readonly<Record<string, string>> = { string: 'text', array: 'list', integer: 'number' };
const closedValues = ({ const: only, enum: several }: JsonSchema) => (only === undefined ? several : [only]);

/** The alternatives of a schema. */
const choicesOf = (schema: Schema): readonly JsonSchema[] =>
  typeof schema === 'boolean' ? [{}] : ((schema.anyOf ?? schema.oneOf)?.flatMap(choicesOf) ?? [schema]);

/** The kinds of value that a schema without alternatives allows; none if it allows every kind. */
function kindsOf(schema: JsonSchema): readonly string[] {
  const closed = closedValues(schema);
  if (closed) return [...new Set(closed.map(kindOf))];
  return [schema.type ?? []].flat().map((type) => kindNames[type] ?? type);
}

const folded = (name: string) => name.toLowerCase().replace(/[_-]/g, '');
const listed = (values: readonly unknown[]) => values.join(' or ');

/** Whether a text is a regular expression, also between slashes, as the app accepts it. */
function isPattern(text: string): boolean {
  try {
    return new RegExp(text.trim().replace(/^\/(.*)\/[a-z]*$/s, '$1')) instanceof RegExp;
  } catch {
    return false;
  }
}

/** What a text with this example has to be; undefined if the example says nothing of its form. */
function formOf(example: unknown): readonly [name: string, isOf: (text: string) => boolean] | undefined {
  if (typeof example !== 'string') return undefined;
  if (parseInstant(example) !== null) return ['a timestamp', (text) => parseInstant(text) !== null];
  if (/^\^.*\$$/.test(example)) return ['a regular expression', isPattern];
  return asArray(parseJson(example)) ? ['a list in JSON', (text) => !!asArray(parseJson(text))] : undefined;
}

/** Compares values with schemas and counts each difference once per place. */
function createNotes() {
  const found = new Map<string, Difference & { readonly counted: string }>();
  const visits = new Map<string, number>();
  const key = (place: Place) => place.join('.');
  const note = (place: Place, text: string, counted: Place, isWrong?: Difference['isWrong']) => {
    const id = `${key(place)} ${text}`;
    const count = (found.get(id)?.count ?? 0) + 1;
    found.set(id, { place, text, count, of: 0, counted: key(counted), isWrong });
  };

  function compareText(text: string, choices: readonly JsonSchema[], place: Place): void {
    if (text !== text.trim()) note(place, 'has blanks at its ends', place);
    const form = choices.map(({ examples }) => formOf(examples?.[0])).find((one) => one !== undefined);
    if (!form || form[1](text)) return;
    note(place, `is not ${form[0]}`, place, (value) => typeof value === 'string' && !form[1](value));
  }

  function compareObject(
    value: Readonly<Record<string, unknown>>,
    { properties = {}, required = [], additionalProperties }: JsonSchema,
    place: Place,
  ): void {
    const meant = new Set<string>();
    for (const [name, inner] of Object.entries(value)) {
      const at = [...place, name];
      const expected = properties[name] ?? additionalProperties;
      const other = Object.keys(properties).find(
        (one) => folded(one) === folded(name) && !Object.hasOwn(value, one),
      );
      if (expected !== undefined) compare(expected, inner, at);
      else if (other === undefined) note(at, `is added (${kindOf(inner)})`, place, () => true);
      else {
        meant.add(other);
        note(at, `stands for \`${other}\``, place, () => true);
        compare(properties[other] ?? true, inner, at);
      }
    }
    for (const name of required) {
      if (!Object.hasOwn(value, name) && !meant.has(name)) note([...place, name], 'is missing', place);
    }
  }

  function compare(schema: Schema, value: unknown, place: Place): void {
    visits.set(key(place), (visits.get(key(place)) ?? 0) + 1);
    const choices = choicesOf(schema);
    if (choices.some((choice) => kindsOf(choice).length === 0)) return;
    const kind = kindOf(value);
    const fitting = choices.filter((choice) => kindsOf(choice).includes(kind));
    if (fitting.length === 0) {
      const kinds = [...new Set(choices.flatMap(kindsOf))];
      const text = `is ${kind}, the contract says ${listed(kinds)}`;
      note(place, text, place, (one) => !kinds.includes(kindOf(one)));
      return;
    }
    const values = fitting.flatMap((choice) => closedValues(choice) ?? []);
    if (fitting.every(closedValues) && !values.includes(value as string)) {
      const names = values.map((one) => JSON.stringify(one));
      const text = `is another value than ${listed(names)}`;
      note(place, text, place, (one) => kindOf(one) === kind && !values.includes(one as string));
    } else if (typeof value === 'string') compareText(value, fitting, place);
    const [shape = {}] = fitting;
    const { items } = shape;
    if (items && !Array.isArray(items))
      asArray(value)?.forEach((one) => compare(items, one, [...place, '[]']));
    const object = asObject(value);
    if (object) compareObject(object, shape, place);
  }

  return {
    note,
    compare,
    differences: (): readonly Difference[] =>
      [...found.values()].map(({ counted, ...one }) => ({ ...one, of: visits.get(counted) ?? one.count })),
  };
}

/** How much of what a schema asks for a value has. 0: another kind of value. */
function fit(schema: Schema, value: unknown): number {
  const shape = choicesOf(schema).find((choice) => kindsOf(choice).includes(kindOf(value)));
  if (!shape) return 0;
  const { items, properties = {} } = shape;
  const [first] = asArray(value) ?? [];
  if (items && !Array.isArray(items) && first !== undefined) return 1 + fit(items, first);
  const names = new Set(Object.keys(asObject(value) ?? {}).map(folded));
  return 1 + Object.keys(properties).filter((name) => names.has(folded(name))).length;
}

interface Candidate {
  readonly place: Place;
  readonly value: unknown;
}

/** The places where an answer could have what the contract asks for: itself, its fields and theirs. */
function candidatesIn(value: unknown, place: Place = []): readonly Candidate[] {
  const [first] = asArray(value) ?? [];
  const fields = place.length < 2 ? Object.entries(asObject(value) ?? {}) : [];
  return [
    { place, value },
    ...(asObject(first) ? [{ place: [...place, '[]'], value: first }] : []),
    ...fields.flatMap(([name, inner]) => candidatesIn(inner, [...place, name])),
  ];
}

/** The field that has the content of an answer; undefined if the answer itself is the content. */
const envelopeOf = ({ properties = {} }: JsonSchema) =>
  ['data', 'exchange'].find((name) => Object.hasOwn(properties, name));

const named = (place: Place) => (place.length === 0 ? 'the answer itself' : `\`${place.join('.')}\``);

/**
 * What differs in an answer. An unknown envelope is one difference, and what lies inside is compared all the same; so
 * are the rows with their count.
 */
export function differencesIn(schema: JsonSchema, answer: unknown): readonly Difference[] {
  const { note, compare, differences } = createNotes();
  const envelope = envelopeOf(schema);
  const content = envelope === undefined ? schema : (schema.properties?.[envelope] ?? true);
  const home = envelope === undefined ? [] : [envelope];
  const inPlace = envelope === undefined ? answer : asObject(answer)?.[envelope];
  const best = candidatesIn(answer).reduce(
    (one, other) => (fit(content, other.value) > fit(content, one.value) ? other : one),
    { place: home, value: inPlace },
  );
  const { place } = best;
  if (place.join('.') === home.join('.')) compare(schema, answer, []);
  else {
    note(place, `is the content, which the contract has in ${named(home)}`, place, () => true);
    compare(content, best.value, place);
    // What stands beside the content. A bare list has nothing beside it.
    const { [envelope ?? '']: _, ...properties } = schema.properties ?? {};
    const { [place[0] ?? '']: __, ...beside } = asObject(answer) ?? {};
    const required = schema.required?.filter((name) => name !== envelope) ?? [];
    if (envelope !== undefined && asObject(answer) && place.length > 0)
      compare({ ...schema, properties, required }, beside, []);
  }
  const count = asObject(answer)?.count;
  const rows = asArray(best.value);
  if (rows && typeof count === 'number' && count !== rows.length)
    note(['count'], `is ${count}, and there are ${rows.length} rows`, []);
  return differences();
}
