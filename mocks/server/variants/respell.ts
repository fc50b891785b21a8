import type { EndpointName } from '@/api/endpoints';

/** Rewrites an answer in another spelling with the same meaning; `now` is the instant on the sandbox clock. */
export type Respell = (answer: unknown, now: number) => unknown;
/** Other spellings of an answer, by a name that shows where they differ: `data[].exchange_id`. */
export type Variants = Readonly<Record<string, Respell>>;
/** The variants of the calls of one resource. */
export type CallVariants = Readonly<Partial<Record<EndpointName, Variants>>>;
type Json = Readonly<Record<string, unknown>>;

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Changes the value at a path such as `data[].paymentDetails`. Without that path, the answer stays the same. */
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

/** Renames a field of an object and keeps its position. */
const renamed =
  (from: string, to: string): Respell =>
  (value) =>
    isJson(value)
      ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name === from ? to : name, one]))
      : value;

/** One variant for each other name of each field. The keys are paths. */
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

/** One variant for each other form of the value at a path: `count: "25"`. */
export function values(path: string, forms: Readonly<Record<string, Respell>>): Variants {
  return Object.fromEntries(
    Object.entries(forms).map(([form, change]) => [`${path}: ${form}`, at(path, change)]),
  );
}

/** One variant for each field that can wrap the whole answer. */
export function inside(...fields: readonly string[]): Variants {
  return Object.fromEntries(fields.map((field) => [field, (answer) => ({ [field]: answer })]));
}

/** A number as text; any other value unchanged. */
export const asText: Respell = (value) => (typeof value === 'number' ? String(value) : value);

/** An object as its JSON text; any other value unchanged. */
export const asJsonText: Respell = (value) => (isJson(value) ? JSON.stringify(value) : value);

/** Recomputes some fields of an object; an undefined result removes the field. */
export const changed =
  (change: (value: Record<string, unknown>, now: number) => unknown): Respell =>
  (value, now) =>
    isJson(value) ? change({ ...value }, now) : value;

/** Removes fields from an object. */
export const without =
  (...fields: readonly string[]): Respell =>
  (value) =>
    isJson(value)
      ? Object.fromEntries(Object.entries(value).filter(([name]) => !fields.includes(name)))
      : value;
