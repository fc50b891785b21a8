/** A JSON object whose fields are not known yet. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** The value as an object, or undefined for arrays, null and plain values. */
export function asObject(value: unknown): JsonObject | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as JsonObject)
    : undefined;
}

/** The value as an array, or undefined. */
export function asArray(value: unknown): readonly unknown[] | undefined {
  return Array.isArray(value) ? value : undefined;
}

/** Half of a pair that makes one character: no address or file can hold it. */
const HALF_CHARACTER = /\p{Surrogate}/gu;
/** Longer than any text that a person would read, or a token. */
const LONGEST_TEXT = 10_000;
/** Marks that turn the direction of what follows: beside an amount they would let it read as another one. */
const TURNING_MARKS = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Text without marks that turn its direction, cut at 10 000 characters; numbers as text; anything else, and blank
 * text, is undefined.
 */
export function asText(value: unknown): string | undefined {
  if (typeof value === 'string') {
    const text = value.slice(0, LONGEST_TEXT).replace(TURNING_MARKS, '').replace(HALF_CHARACTER, '\ufffd');
    return text.trim() === '' ? undefined : text;
  }
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined;
}

/** A finite number, from a number or a numeric text; anything else is undefined. */
export function asNumber(value: unknown): number | undefined {
  if (typeof value === 'string' && value.trim() === '') return undefined;
  const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
}

/** A flag from a boolean, 0/1 or '0'/'1'/'true'/'false'; anything else is undefined. */
export function asFlag(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (value === 1 || value === '1' || value === 'true') return true;
  if (value === 0 || value === '0' || value === 'false') return false;
  return undefined;
}

/** The first own field of `names` whose value is neither missing nor null. */
export function pick(source: JsonObject | undefined, ...names: readonly string[]): unknown {
  if (!source) return undefined;
  for (const name of names) {
    const value = Object.hasOwn(source, name) ? source[name] : undefined;
    if (value !== undefined && value !== null) return value;
  }
  return undefined;
}
