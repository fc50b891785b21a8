import { hash } from '../seeds/random';

/** A value of another type: no reader that is tolerant of '12' for 12 should take it. Texts that differ still do. */
function other(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(other);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, other(inner)]));
  }
  if (typeof value === 'string') return hash(value);
  if (typeof value === 'number') return 'doce';
  return typeof value === 'boolean' ? 'quizá' : [];
}

/** The JSON text with the same objects and lists, and every value in them of another type. */
export function mistyped(text: string): string {
  return JSON.stringify(other(JSON.parse(text)));
}
