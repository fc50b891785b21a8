import { addressOf, endpointAt, type RecordedAnswer } from '@mocks/server/recording';
import * as v from 'valibot';
import { parseJson } from '@/lib/jsonValues';
import { MASK, safeAddress, safeAnswer } from '../secrets';
import { answeredText, readableHar, TOO_LONG, type ReadableEntry } from './format';

/** The message of an error about a HAR without calls of the API. */
export const NO_CALL = 'no call of the API';

/** The message is the first wrong place of a HAR. */
export class HarError extends Error {
  override readonly name = 'HarError';
}

/** A call of the API with its method and its address inside the API. */
interface ApiCall {
  readonly entry: ReadableEntry;
  readonly address: string;
}

function apiCallOf(entry: ReadableEntry): readonly ApiCall[] {
  const { method } = entry.request;
  if (!URL.canParse(entry.request.url)) return [];
  const url = safeAddress(entry.request.url);
  const path = url.pathname.slice(Math.max(url.pathname.indexOf('/api/'), 0));
  if (!endpointAt(method, url)) return [];
  return [{ entry, address: addressOf(method, path, [...url.searchParams]) }];
}

function recordedOf({ entry, address }: ApiCall): RecordedAnswer {
  const { status, content } = entry.response;
  if (status === 0) return { address, status: null, type: '', body: '' };
  const body = safeAnswer(answeredText(content));
  // An answer whose tokens are masked would sign nobody in.
  const unusable = content.comment === TOO_LONG || (body.includes(MASK) && parseJson(body) !== undefined);
  return unusable
    ? { address, status: 'own', type: '', body: '' }
    : { address, status, type: content.mimeType, body };
}

/** The answers of a HAR, in their order, and the instant of its first call. Throws a `HarError`. */
export function recordingOf(har: unknown): { answers: readonly RecordedAnswer[]; startedAt: string } {
  const result = v.safeParse(readableHar, har);
  if (!result.success) throw new HarError(v.getDotPath(result.issues[0]) ?? 'log');
  const calls = result.output.log.entries.flatMap(apiCallOf);
  const [first] = calls;
  if (!first) throw new HarError(NO_CALL);
  return { answers: calls.map(recordedOf), startedAt: first.entry.startedDateTime };
}
