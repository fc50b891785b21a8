import { otherSuccesses } from '@mocks/adapters/http/openapi';
import { refusalOf, refusals, type RuleName } from '@mocks/server/rules/refusals';
import { contract } from '@/api/contract';
import { isCsrfRefusal } from '@/api/csrf';
import { endpoints, type EndpointName } from '@/api/endpoints';
import { ApiError, serverCode, serverText } from '@/api/errors';
import { isRateChange } from '@/api/exchangeCreation';
import { isReusedRefreshToken } from '@/api/session';
import { refusal } from '@/api/wire';
import { asArray, asObject, asText, parseJson } from '@/lib/jsonValues';
import type { Answered, Client, Input } from './client';
import { differencesIn, schemaOf, type Difference, type Place } from './compare';
import { acceptsAnyBody, readers, type Asked } from './readers';
import type { Report } from './report';

/** How the app recognises the refusals that it does more with than show their text. */
const recognised: Readonly<Partial<Record<RuleName, (answered: Answered, text: string) => boolean>>> = {
  csrf: ({ status, text }) => isCsrfRefusal(status, text),
  currentRate: (answered, text) => isRateChange(errorOf(answered, text)),
  refreshReused: (answered, text) => isReusedRefreshToken(errorOf(answered, text)),
};
const errorOf = ({ status, text }: Answered, serverText: string) =>
  new ApiError('refused', status, { serverText, code: serverCode(parseJson(text)) });

/** The value with other values at a place. */
function edited(value: unknown, [head, ...rest]: Place, change: (one: unknown) => unknown): unknown {
  if (head === undefined) return change(value);
  const items = asArray(value);
  if (items) return head === '[]' ? items.map((item) => edited(item, rest, change)) : value;
  const object = asObject(value);
  if (!object || !Object.hasOwn(object, head)) return value;
  return { ...object, [head]: edited(object[head], rest, change) };
}

/** Another value of the same kind. */
function altered(value: unknown): unknown {
  if (typeof value === 'string') return `${value}x`;
  if (typeof value === 'number') return value === 0 ? 1 : 0;
  return typeof value === 'boolean' ? !value : undefined;
}

/** What the app reads. The end of a session is computed from the time of the reading. */
function readingOf(name: EndpointName, answer: unknown, asked: Asked): string {
  try {
    return JSON.stringify(readers[name]?.(answer, asked), (key, value: unknown) =>
      key === 'refreshExpiresAt' ? Math.round(Number(value) / 60_000) : value,
    );
  } catch (error) {
    return String(error);
  }
}

/** Whether the app reads the values that differ: without them, or with others, it reads something else. */
function isRead(name: EndpointName, answer: unknown, asked: Asked, { place, isWrong }: Difference): boolean {
  const reading = readingOf(name, answer, asked);
  return [() => undefined, altered].some((change) => {
    const other = edited(answer, place, (value) => (isWrong?.(value) ? change(value) : value));
    return readingOf(name, other, asked) !== reading;
  });
}

function lineOf({ place, text, count, of }: Difference, read?: boolean): string {
  const rows = count < of ? ` in ${count} of ${of}` : '';
  const reader = read === undefined ? '' : `; our reader ${read ? 'reads it' : 'does not read it'}`;
  return `${place.length === 0 ? 'the answer' : `\`${place.join('.')}\``} ${text}${rows}${reader}`;
}

const schemas = new Map<EndpointName | 'refusal', ReturnType<typeof schemaOf>>();
function schemaFor(name: EndpointName | 'refusal') {
  const schema = schemas.get(name) ?? schemaOf(name === 'refusal' ? refusal : contract[name].answer);
  schemas.set(name, schema);
  return schema;
}

/** The rows of an answer or of a reading. */
const rowsIn = (value: unknown) =>
  asArray(value) ?? Object.values(asObject(value) ?? {}).flatMap((one) => (asArray(one) ? [one] : []))[0];

/** What the app's own reader makes of a success: nothing to say, or why it is not enough. */
function readerLines(name: EndpointName, answer: unknown, asked: Asked): readonly string[] {
  try {
    const reading = readers[name]?.(answer, asked);
    if (!readers[name] || acceptsAnyBody.has(name)) return [];
    if (reading === null || reading === undefined) return ['our reader reads nothing'];
    const [read, rows] = [asArray(rowsIn(reading)), asArray(rowsIn(answer))];
    const isList = Array.isArray(reading) || name === 'listExchanges';
    if (!isList || !read || !rows || read.length === rows.length) return [];
    return [`our reader reads ${read.length} of ${rows.length} rows`];
  } catch (error) {
    return [`our reader refuses it: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** A success whose body says that it is none. The app would take it for one. */
function saysNo(answer: unknown): boolean {
  const body = asObject(answer);
  return body?.ok === false || body?.success === false || asText(body?.error) !== undefined;
}

function successLines(name: EndpointName, answer: unknown, asked: Asked): readonly string[] {
  const differences = differencesIn(schemaFor(name), answer).map((one) =>
    lineOf(one, one.isWrong && readers[name] ? isRead(name, answer, asked, one) : undefined),
  );
  const no = saysNo(answer) ? ['a success whose body says no: the app takes it for a success'] : [];
  return [...no, ...differences, ...readerLines(name, answer, asked)];
}

function refusalLines(answered: Answered, answer: unknown, due: RuleName | 'any'): readonly string[] {
  const text = serverText(answered.text, answer);
  const isRaw = typeof answer === 'object' && text === answered.text.trim();
  const lines = differencesIn(schemaFor('refusal'), answer).map((one) => lineOf(one));
  if (text === undefined) lines.push('a refusal without a text that the app can show');
  else if (isRaw) lines.push('a refusal whose text no rule finds: the app shows the whole body');
  if (due !== 'any' && recognised[due]?.(answered, text ?? '') === false)
    lines.push('the app does not recognise this refusal');
  return lines;
}

function formLines({ headers, text, mayCompress }: Answered, answer: unknown): readonly string[] {
  const encoding = headers.get('content-encoding') ?? 'identity';
  const compressed =
    encoding === 'identity' || mayCompress ? [] : [`compressed (${encoding}), which nobody asked for`];
  if (text.trim() === '') return [...compressed, 'the body is empty'];
  if (answer === undefined) return [...compressed, 'the body is not JSON'];
  const type = headers.get('content-type')?.split(';')[0] ?? 'none';
  return /[/+]json$/i.test(type) ? compressed : [...compressed, `content-type ${type}, not application/json`];
}

/** The cookie with which the app proves that a call is its own. */
function csrfLines(headers: Headers, answer: unknown): readonly string[] {
  const cookies = headers.getSetCookie();
  const own = cookies.find((cookie) => cookie.startsWith('csrf-token='));
  if (own !== undefined)
    return /;\s*httponly/i.test(own) ? ['the app cannot read the cookie csrf-token'] : [];
  // A server may set the cookie only once.
  if (cookies.length === 0 && answer !== null) return [];
  const names = cookies.map((cookie) => cookie.split('=', 1)[0]).join(', ') || 'none';
  return [`no cookie csrf-token (cookies: ${names})`];
}

/**
 * What differs in an answer, one line each: from the contract, and from what the app's own readers understand. `due`
 * is the rule by which the call has to be refused; 'any' for a call of which only the answer is known.
 */
export function judge(
  name: EndpointName,
  answered: Answered,
  asked: Asked,
  due?: RuleName | 'any',
): readonly string[] {
  const { status, text, headers } = answered;
  const isSuccess = status >= 200 && status < 300;
  const refusedBy = refusalOf(due, name);
  const expected = refusedBy ? [refusedBy.status] : successesOf(name);
  const isDue = expected.includes(status) || (due === 'any' && isPossibleRefusal(name, status));
  const answer = text.trim() === '' ? null : parseJson(text);
  const statusLines = isDue ? [] : [`status ${status}, the contract says ${expected.join(' or ')}`];
  // The error of a gateway, or of an address that does not exist, says nothing about the shape.
  if (due === 'address' || (!isDue && !isSuccess)) return statusLines;
  const csrf = name === 'csrf' && isSuccess ? csrfLines(headers, answer) : [];
  // The cookie alone is enough.
  if (name === 'csrf' && answer === null) return [...statusLines, ...csrf];
  const form = formLines(answered, answer);
  const isUnreadable = answer === undefined || answer === null;
  if (isUnreadable) return [...statusLines, ...csrf, ...form];
  const lines = isSuccess ? successLines(name, answer, asked) : refusalLines(answered, answer, due ?? 'any');
  return [...statusLines, ...csrf, ...form, ...lines];
}

const successesOf = (name: EndpointName): readonly number[] => [
  endpoints[name].status,
  ...(otherSuccesses[name] ? [otherSuccesses[name].status] : []),
];

/** Whether a call can be refused with this status. */
function isPossibleRefusal(name: EndpointName, status: number): boolean {
  if (refusals.some((one) => one.of(name) && one.status === status)) return true;
  return status >= 400 && status < 500 && ![401, 403, 404, 405].includes(status);
}

/** What a reader makes of an answer; undefined when it cannot read it. The difference is already in the report. */
export function read<T>(reader: (answer: unknown) => T, answer: unknown): T | undefined {
  try {
    return reader(answer);
  } catch {
    return undefined;
  }
}

/** Makes the calls and judges each answer. */
export function createJudge(report: Report) {
  const made = async (client: Client, name: EndpointName, input: Input, rule?: RuleName) => {
    try {
      const answered = await client.call(name, input);
      const params = Object.entries(input.params ?? {}).map(([key, value]) => [key, String(value)]);
      const asked = { params: Object.fromEntries(params) as Record<string, string>, body: input.body };
      report.add(name, judge(name, answered, asked, rule), rule);
      return answered;
    } catch (error) {
      const { cause, message } = error as Error;
      report.add(name, [`not reached: ${cause instanceof Error ? cause.message : message}`], rule);
      return undefined;
    }
  };
  return {
    /** Makes a call that has to succeed; its answer, null when it has none in JSON, or undefined when it did not. */
    async success(client: Client, name: EndpointName, input: Input = {}): Promise<unknown> {
      const answered = await made(client, name, input);
      return answered && answered.status < 300 ? (parseJson(answered.text) ?? null) : undefined;
    },
    /** Makes a call that has to be refused; its answer when it succeeded all the same. */
    async refused(client: Client, rule: RuleName, name: EndpointName, input: Input = {}): Promise<unknown> {
      const answered = await made(client, name, input, rule);
      return answered && answered.status < 300 ? (parseJson(answered.text) ?? null) : undefined;
    },
  };
}
export type Judge = ReturnType<typeof createJudge>;
