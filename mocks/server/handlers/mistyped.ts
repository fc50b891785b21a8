import { parseJson } from '@/lib/jsonValues';
import { hash } from '../rules/random';

/** A value of another type that no reader can convert back, such as 'doce' for 12. Different texts stay different. */
function other(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(other);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, other(inner)]));
  }
  if (typeof value === 'string') return hash(value);
  if (typeof value === 'number') return 'doce';
  return typeof value === 'boolean' ? 'quizá' : [];
}

/** Changes the type of every value in a JSON text and keeps its objects and lists. Any other text stays. */
export function mistyped(text: string): string {
  const value = parseJson(text);
  return value === undefined ? text : JSON.stringify(other(value));
}
