/** An answer in another spelling that says the same; `now` is the instant on the sandbox clock. */
export type Respell = (answer: unknown, now: number) => unknown;
/** The other spellings of an answer, by a name that shows where they differ: `data[].exchange_id`. */
export type Variants = Readonly<Record<string, Respell>>;
type Json = Readonly<Record<string, unknown>>;

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Changes what stands at a path such as `data[].paymentDetails`; what has no such place stays as it is. */
export function at(path: string, change: Respell): Respell {
  if (path === '') return change;
  const [head = '', ...rest] = path.split('.');
  const name = head.replace('[]', '');
  const inner = at(rest.join('.'), change);
  const step: Respell = head.endsWith('[]')
    ? (value, now) => (Array.isArray(value) ? value.map((one) => inner(one, now)) : value)
    : inner;
  if (name === '') return step;
  return (value, now) =>
    isJson(value) && Object.hasOwn(value, name) ? { ...value, [name]: step(value[name], now) } : value;
}

/** The object with a field under another name, in its place. */
const renamed =
  (from: string, to: string): Respell =>
  (value) =>
    isJson(value)
      ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name === from ? to : name, one]))
      : value;

/** Fields by the path of each, and the other names that it may have: a variant for each name. */
export function names(spellings: Readonly<Record<string, readonly string[]>>): Variants {
  return Object.fromEntries(
    Object.entries(spellings).flatMap(([path, others]) => {
      const end = path.lastIndexOf('.');
      const [place, name] = [path.slice(0, Math.max(end, 0)), path.slice(end + 1)];
      return others.map((other) => [
        place === '' ? other : `${place}.${other}`,
        at(place, renamed(name, other)),
      ]);
    }),
  );
}

/** Values by the path of each, written another way: `count: "25"`. */
export function values(path: string, forms: Readonly<Record<string, Respell>>): Variants {
  return Object.fromEntries(
    Object.entries(forms).map(([form, change]) => [`${path}: ${form}`, at(path, change)]),
  );
}

/** The whole answer inside a field of that name: a variant for each. */
export function inside(...fields: readonly string[]): Variants {
  return Object.fromEntries(fields.map((field) => [field, (answer) => ({ [field]: answer })]));
}

/** A number as text; anything else stays. */
export const asText: Respell = (value) => (typeof value === 'number' ? String(value) : value);

/** An object as its JSON text; anything else stays. */
export const asJsonText: Respell = (value) => (isJson(value) ? JSON.stringify(value) : value);

/** The object with some of its fields computed anew; a field that is undefined then goes. */
export const changed =
  (change: (value: Record<string, unknown>, now: number) => unknown): Respell =>
  (value, now) =>
    isJson(value) ? change({ ...value }, now) : value;

/** The object without some of its fields. */
export const without =
  (...fields: readonly string[]): Respell =>
  (value) =>
    isJson(value)
      ? Object.fromEntries(Object.entries(value).filter(([name]) => !fields.includes(name)))
      : value;
