/** A JSON object whose fields are not known yet. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Parses JSON; undefined for a text that is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The value as an object; undefined for arrays, null and primitive values. */
export function asObject(value: unknown): JsonObject | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as JsonObject)
    : undefined;
}

/** The value as an array; undefined for anything else. */
export function asArray(value: unknown): readonly unknown[] | undefined {
  return Array.isArray(value) ? value : undefined;
}

/** Half of a surrogate pair. It cannot be written to an address or a file. */
const HALF_CHARACTER = /\p{Surrogate}/gu;
/** Longer than any token and any text on a screen. */
const LONGEST_TEXT = 10_000;
/** Marks that change the text direction. Beside an amount they could make it look like another amount. */
const TURNING_MARKS = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * The text without direction marks, cut at 10 000 characters; a number as text; undefined for blank text and anything
 * else.
 */
export function asText(value: unknown): string | undefined {
  if (typeof value === 'string') {
    const text = value.slice(0, LONGEST_TEXT).replace(TURNING_MARKS, '').replace(HALF_CHARACTER, '\ufffd');
    return text.trim() === '' ? undefined : text;
  }
  return Number.isFinite(value) ? String(value) : undefined;
}

/** True for a text that a header may carry; `fetch` throws on any other. */
export const fitsHeader = (text: string) => /^[\x21-\x7e]+$/.test(text);

/** A finite number, from a number or a numeric text; undefined for anything else. */
export function asNumber(value: unknown): number | undefined {
  if (typeof value === 'string' && value.trim() === '') return undefined;
  const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
}

/** The ISO code of a country, two letters, in upper case; undefined for anything else. */
export function asCountryCode(value: unknown): string | undefined {
  const code = asText(value)?.trim().toUpperCase();
  return code !== undefined && /^[A-Z]{2}$/.test(code) ? code : undefined;
}

/** A flag from a boolean, 0/1 or '0'/'1'/'true'/'false'; undefined for anything else. */
export function asFlag(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (value === 1 || value === '1' || value === 'true') return true;
  if (value === 0 || value === '0' || value === 'false') return false;
  return undefined;
}

/** The first own field among `names` that is neither missing nor null. */
export function pick(source: JsonObject | undefined, ...names: readonly string[]): unknown {
  if (!source) return undefined;
  for (const name of names) {
    const value = Object.hasOwn(source, name) ? source[name] : undefined;
    if (value !== undefined && value !== null) return value;
  }
  return undefined;
}

/** Looks for a field in several places, there under several names, and returns the first readable value. */
export function finderIn(...places: readonly (JsonObject | undefined)[]) {
  return <T>(read: (value: unknown) => T | undefined, ...names: readonly string[]): T | undefined => {
    for (const place of places)
      for (const name of names) {
        const value = read(pick(place, name));
        if (value !== undefined) return value;
      }
    return undefined;
  };
}

/** The fields that hold text, trimmed, in the order of `names`; all fields when none are named. */
export function textFields(
  source: JsonObject,
  names: readonly string[] = Object.keys(source),
): Readonly<Record<string, string>> {
  const entries = names.flatMap((name) => {
    const text = asText(pick(source, name))?.trim();
    return text === undefined ? [] : [[name, text] as const];
  });
  return Object.fromEntries(entries);
}
