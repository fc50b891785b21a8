import { asArray, asObject, pick } from '@/lib/jsonValues';
import { unreadable } from './errors';

/**
 * The rows of a list answer: the answer itself, or the first of its fields `names` that is there (product 7.5).
 * @throws ApiError when it holds no list.
 */
export function rowsOf(answer: unknown, ...names: readonly string[]): readonly unknown[] {
  const rows = asArray(answer) ?? asArray(pick(asObject(answer), ...names));
  if (!rows) throw unreadable();
  return rows;
}
