import { safeParse, type GenericSchema, type InferOutput } from 'valibot';

/**
 * A value that the app itself stored, in the browser's storage or in a history entry; undefined if it does not fit its
 * schema, as after an older release. Answers of the server have tolerant readers instead (src/api).
 */
export function decode<Schema extends GenericSchema>(
  schema: Schema,
  value: unknown,
): InferOutput<Schema> | undefined {
  const { success, output } = safeParse(schema, value);
  return success ? output : undefined;
}
