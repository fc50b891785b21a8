import * as v from 'valibot';

/** Checks an object that may have any of these fields, and no other. */
export function someOf<T extends object>(fields: v.ObjectEntries): v.GenericSchema<unknown, Partial<T>> {
  const optional = Object.entries(fields).map(([name, schema]) => [name, v.exactOptional(schema)]);
  // The fields are those of `T`; listing them loses their types.
  const schema: v.GenericSchema = v.strictObject(Object.fromEntries(optional) as v.ObjectEntries);
  return schema as v.GenericSchema<unknown, Partial<T>>;
}
