import { asNumber, asObject, parseJson } from '@/lib/jsonValues';

/** What a value is. An `instant` and a `numeric text` are texts; `any` stands for every value. */
export type Kind =
  | 'object'
  | 'array'
  | 'text'
  | 'instant'
  | 'numeric text'
  | 'number'
  | 'boolean'
  | 'null'
  | 'any';

/** The shape of one or more values at the same place of an answer. */
export interface Shape {
  /** How many of the values have each kind. */
  readonly kinds: Map<Kind, number>;
  readonly fields: Map<string, Shape>;
  /** The items of all arrays. */
  items?: Shape;
  /** The values inside JSON texts. */
  inner?: Shape;
  /** The first distinct texts, numbers and booleans. */
  readonly values: Set<unknown>;
}

/** In an example: a value of any kind. */
export const ANY = '⟨any⟩';
/** In an example: any field name. */
export const ANY_FIELD = '*';

const DEEPEST = 30;
const VALUES_KEPT = 50;
const INSTANT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/;

export function kindOf(value: unknown): Kind {
  if (value === ANY) return 'any';
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'string') {
    if (INSTANT.test(value)) return 'instant';
    return asNumber(value) === undefined ? 'text' : 'numeric text';
  }
  return typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'boolean' : 'object';
}

const newShape = (): Shape => ({ kinds: new Map(), fields: new Map(), values: new Set() });

function add(shape: Shape, value: unknown, depth: number): void {
  const kind = depth > DEEPEST ? 'any' : kindOf(value);
  shape.kinds.set(kind, (shape.kinds.get(kind) ?? 0) + 1);
  if (kind === 'any' || kind === 'null') return;
  if (Array.isArray(value)) {
    shape.items ??= newShape();
    for (const item of value) add(shape.items, item, depth + 1);
    return;
  }
  const object = asObject(value);
  if (object) {
    for (const [name, field] of Object.entries(object)) {
      const known = shape.fields.get(name) ?? newShape();
      shape.fields.set(name, known);
      add(known, field, depth + 1);
    }
    return;
  }
  if (shape.values.size < VALUES_KEPT) shape.values.add(value);
  const inner = typeof value === 'string' && /^[[{]/.test(value) ? parseJson(value) : undefined;
  if (inner !== undefined) add((shape.inner ??= newShape()), inner, depth + 1);
}

/** The common shape of some values. */
export function shapeOf(values: readonly unknown[]): Shape {
  const shape = newShape();
  for (const value of values) add(shape, value, 0);
  return shape;
}

/** How many values the shape describes. */
export const countOf = ({ kinds }: Shape) => [...kinds.values()].reduce((sum, count) => sum + count, 0);

/** How many places the shape has, with its own. */
export const sizeOf = (shape: Shape): number =>
  [...shape.fields.values(), ...(shape.items ? [shape.items] : [])].reduce(
    (sum, one) => sum + sizeOf(one),
    1,
  );
