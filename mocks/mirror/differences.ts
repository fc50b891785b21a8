import { ANY_FIELD, countOf, sizeOf, type Kind, type Shape } from './shape';

/** A place in an answer: field names, '[]' for the items of an array, '{}' for the inside of a JSON text. */
export type Place = readonly string[];

/**
 * One difference between an answer and the contract.
 * - `status`: another status, or a redirect.
 * - `body`: no body, or one that is not JSON.
 * - `spelling`: another name or form of a value. `known` if our readers accept it.
 * - `value`: not in the closed list of the contract.
 */
export type Difference =
  | { readonly kind: 'status' | 'body' | 'content-type'; readonly found: string; readonly expected: string }
  | { readonly kind: 'spelling'; readonly known: boolean; readonly found: string; readonly place?: Place }
  | { readonly kind: 'added'; readonly place: Place; readonly found: string }
  | { readonly kind: 'removed'; readonly place: Place; readonly count: number; readonly of: number }
  | { readonly kind: 'value'; readonly place: Place; readonly found: string; readonly expected: string }
  | {
      readonly kind: 'retyped';
      readonly place: Place;
      readonly found: readonly Kind[];
      readonly expected: string;
      readonly count: number;
      readonly of: number;
      /** Whether our reader takes something from this place. */
      readonly isRead?: boolean | undefined;
    };

/** A difference, and how many places of the answer it affects. */
interface Weighed {
  readonly difference: Difference;
  readonly weight: number;
}

export const listed = (kinds: Iterable<unknown>) => [...kinds].join(' or ');
const folded = (name: string) => name.toLowerCase().replace(/[_-]/g, '');

const isText = (kind: Kind) => kind === 'instant' || kind === 'numeric text';
const allows = ({ kinds }: Shape, kind: Kind) =>
  kinds.has('any') || kinds.has(kind) || (isText(kind) && kinds.has('text'));

function kindDifferences(expected: Shape, found: Shape, place: Place): readonly Weighed[] {
  const wrong = [...found.kinds].filter(([kind]) => !allows(expected, kind));
  if (wrong.length === 0) return [];
  const isOtherContainer =
    (found.items !== undefined && expected.items === undefined) ||
    (found.fields.size > 0 && expected.fields.size === 0);
  const difference: Difference = {
    kind: 'retyped',
    place,
    found: wrong.map(([kind]) => kind),
    expected: listed(expected.kinds.keys()),
    count: wrong.reduce((sum, [, count]) => sum + count, 0),
    of: countOf(found),
  };
  return [{ difference, weight: isOtherContainer ? sizeOf(expected) + sizeOf(found) : 1 }];
}

function valueDifferences(
  expected: Shape,
  found: Shape,
  place: Place,
  options: ReadonlySet<unknown>,
): readonly Weighed[] {
  const allowed = [...expected.values];
  // A variant may spell some of the options in another way.
  if (!allowed.some((value) => options.has(value))) return [];
  const kinds = new Set(allowed.map((value) => typeof value));
  const others = [...found.values].filter(
    // A value of another type is already a retyped one.
    (value) => kinds.has(typeof value as 'string') && !allowed.includes(value),
  );
  if (others.length === 0) return [];
  const text = (values: readonly unknown[]) => listed(values.map((value) => JSON.stringify(value)));
  const difference: Difference = {
    kind: 'value',
    place,
    found: text(others.slice(0, 3)),
    expected: text(allowed),
  };
  return [{ difference, weight: 1 }];
}

/** Finds the expected field that `name` spells in another way, unless the answer has it too. */
function sameName(expected: Shape, found: Shape, name: string): string | undefined {
  return [...expected.fields.keys()].find((one) => folded(one) === folded(name) && !found.fields.has(one));
}

function fieldDifferences(
  expected: Shape,
  found: Shape,
  place: Place,
  options: ReadonlySet<unknown>,
): readonly Weighed[] {
  const objects = found.kinds.get('object') ?? 0;
  const expectedObjects = expected.kinds.get('object') ?? 0;
  if (objects === 0 || expectedObjects === 0) return [];
  const respelt = new Set<string>();
  const present = [...found.fields].flatMap(([name, field]): readonly Weighed[] => {
    const at = [...place, name];
    const known = expected.fields.get(name) ?? expected.fields.get(ANY_FIELD);
    if (known) return weighed(known, field, at, options);
    const other = sameName(expected, found, name);
    const meant = other === undefined ? undefined : expected.fields.get(other);
    if (other === undefined || !meant || respelt.has(other))
      return [
        {
          difference: { kind: 'added', place: at, found: listed(field.kinds.keys()) },
          weight: sizeOf(field),
        },
      ];
    respelt.add(other);
    const difference: Difference = { kind: 'spelling', known: false, found: name, place: [...place, other] };
    return [{ difference, weight: 1 }, ...weighed(meant, field, at, options)];
  });
  const missing = [...expected.fields].flatMap(([name, field]): readonly Weighed[] => {
    const count = objects - (found.fields.has(name) ? countOf(found.fields.get(name) ?? field) : 0);
    const isRequired = name !== ANY_FIELD && countOf(field) === expectedObjects;
    if (!isRequired || count === 0 || respelt.has(name)) return [];
    return [{ difference: { kind: 'removed', place: [...place, name], count, of: objects }, weight: 1 }];
  });
  return [...present, ...missing];
}

function weighed(
  expected: Shape,
  found: Shape,
  place: Place,
  options: ReadonlySet<unknown>,
): readonly Weighed[] {
  if (expected.kinds.has('any')) return [];
  return [
    ...kindDifferences(expected, found, place),
    ...valueDifferences(expected, found, place, options),
    ...fieldDifferences(expected, found, place, options),
    ...(expected.items && found.items ? weighed(expected.items, found.items, [...place, '[]'], options) : []),
    ...(expected.inner && found.inner ? weighed(expected.inner, found.inner, [...place, '{}'], options) : []),
  ];
}

/**
 * What differs in a found shape, and the sum of its weights. `options` are the values of closed lists: an expected
 * place with one of them allows only its own values.
 */
export function differencesOf(
  expected: Shape,
  found: Shape,
  options: ReadonlySet<unknown>,
): { readonly differences: readonly Difference[]; readonly distance: number } {
  const all = weighed(expected, found, [], options);
  return {
    differences: all.map(({ difference }) => difference),
    distance: all.reduce((sum, { weight }) => sum + weight, 0),
  };
}
