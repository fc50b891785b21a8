import { decodePercent } from '@mocks/host/percentEncoding';
import { matchRequestUrl } from 'msw';
import * as v from 'valibot';
import { endpointNames, endpoints, type EndpointName } from '@/api/endpoints';

/** Checks a recorded answer from outside. */
export const recordedAnswer = v.object({
  /** Method, path and query, as `addressOf` writes them. */
  address: v.string(),
  /** Null for a network failure; 'own' if the server has to give its own answer. */
  status: v.union([
    v.null(),
    v.literal('own'),
    v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
  ]),
  type: v.string(),
  body: v.string(),
});
/** An answer that the server gives to the calls of an address. */
export type RecordedAnswer = Readonly<v.InferOutput<typeof recordedAnswer>>;

/** A recording masks logins and phones, and verification codes differ each time, so they do not belong to the address. */
const UNRECORDED: readonly string[] = ['code', 'login', 'phone'];

/** A call's method, path and sorted query, without its login, phone and verification code. */
export function addressOf(
  method: string,
  path: string,
  query: readonly (readonly [name: string, value: string])[],
): string {
  const pairs = query.filter(([name]) => !UNRECORDED.includes(name)).map(([name, value]) => [name, value]);
  const sorted = new URLSearchParams(pairs);
  sorted.sort();
  return `${method} ${path}${sorted.size > 0 ? `?${sorted.toString()}` : ''}`;
}

/** The path and query of a call (`src/api/contract.ts`). */
export function pathOf(
  name: EndpointName,
  { params, query }: { readonly params?: unknown; readonly query?: unknown },
): string {
  const given = new Map(Object.entries(params ?? {}));
  const path = endpoints[name].path.replace(/:(\w+)/g, (part, key: string) =>
    given.has(key) ? encodeURIComponent(String(given.get(key))) : part,
  );
  const pairs = Object.entries(query ?? {}).map(([key, value]) => [key, String(value)]);
  return pairs.length > 0 ? `${path}?${new URLSearchParams(pairs).toString()}` : path;
}

/** The endpoint of a recorded call, on any server. */
export function endpointAt(
  method: string,
  url: URL,
): { readonly name: EndpointName; readonly params: Readonly<Record<string, string>> } | undefined {
  if (decodePercent(url.pathname) === undefined) return undefined;
  for (const name of endpointNames) {
    if (endpoints[name].method !== method) continue;
    const { matches, params = {} } = matchRequestUrl(url, `*${endpoints[name].path}`);
    if (!matches) continue;
    return {
      name,
      params: Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value)])),
    };
  }
  return undefined;
}

/** A recorded answer with its place in the recording and among the answers of its address, from 1. */
export interface Played {
  readonly answer: RecordedAnswer & { readonly status: number | null };
  readonly index: number;
  readonly nth: number;
  readonly count: number;
}

/** The answer to the n-th call of an address; the last one stays. Undefined if the server gives its own. */
export function playedAt(
  recording: readonly RecordedAnswer[],
  address: string,
  numberOf: () => number,
): Played | undefined {
  const own = recording.flatMap((answer, index) => (answer.address === address ? [{ answer, index }] : []));
  if (own.length === 0) return undefined;
  const nth = Math.min(numberOf(), own.length);
  const found = own[nth - 1];
  if (!found || found.answer.status === 'own') return undefined;
  const { status } = found.answer;
  return { ...found, answer: { ...found.answer, status }, nth, count: own.length };
}
