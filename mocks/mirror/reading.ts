import type { EndpointName } from '@/api/endpoints';
import { serverCode, serverText } from '@/api/errors';
import { asArray, asObject, parseJson } from '@/lib/jsonValues';
import type { Place } from './differences';
import { counted } from './lines';
import { acceptsAnyBody, readers, type Asked } from './readers';
import { hideByName } from './secrets';
import { kindOf, type Kind } from './shape';

/** Whether the app understands an answer, and what it reads. */
export interface Reading {
  readonly understood: 'yes' | 'partly' | 'no';
  readonly text: string;
}

/** The answer as JSON: null for an empty text, undefined for a text that is not JSON, as in `src/api/http.ts`. */
export const parsedAnswer = (text: string): unknown => (text.trim() === '' ? null : parseJson(text));

const shown = (value: unknown) => JSON.stringify(value, hideByName);

/** The rows of an answer or of a reading. */
function rowsIn(value: unknown): readonly unknown[] | undefined {
  return (
    asArray(value) ??
    Object.values(asObject(value) ?? {}).flatMap((one) => (asArray(one) ? [asArray(one)] : []))[0]
  );
}

function success(name: EndpointName, answer: unknown, asked: Asked): Reading {
  if (answer === undefined && !acceptsAnyBody.has(name))
    return { understood: 'no', text: 'the answer is not JSON' };
  const reader = readers[name];
  if (!reader) return { understood: 'yes', text: 'a success' };
  try {
    const reading = reader(answer, asked);
    if (reading === null || reading === undefined) return { understood: 'no', text: 'nothing' };
    const list = rowsIn(reading);
    if (!list) return { understood: 'yes', text: shown(reading) };
    const of = rowsIn(answer)?.length ?? list.length;
    const rows = list.length < of ? `${list.length} of ${counted(of, 'row')}` : counted(of, 'row');
    return {
      understood: list.length === of ? 'yes' : list.length === 0 ? 'no' : 'partly',
      text: list.length === 0 ? rows : `${rows}, first ${shown(list[0])}`,
    };
  } catch (error) {
    return { understood: 'no', text: error instanceof Error ? error.message : String(error) };
  }
}

function refused(text: string): Reading {
  const answer = parsedAnswer(text);
  const shownText = serverText(text, answer);
  if (shownText === undefined) return { understood: 'no', text: 'a refusal without a text' };
  const code = serverCode(answer);
  return { understood: 'yes', text: `a refusal: ${shownText}${code === undefined ? '' : ` (${code})`}` };
}

/** How the app reads the answer of a call. */
export function readingOf(
  name: EndpointName,
  { status, text }: { readonly status: number; readonly text: string },
  asked: Asked,
): Reading {
  return status >= 200 && status < 300 ? success(name, parsedAnswer(text), asked) : refused(text);
}

/** The value without what stands at a place, where it has one of the kinds. */
function without(value: unknown, [head, ...rest]: Place, kinds: readonly Kind[]): unknown {
  if (head === undefined) return kinds.includes(kindOf(value)) ? undefined : value;
  if (head === '[]') return asArray(value)?.map((item) => without(item, rest, kinds)) ?? value;
  const object = asObject(value);
  if (!object || !Object.hasOwn(object, head)) return value;
  return { ...object, [head]: without(object[head], rest, kinds) };
}

/** Whether the app reads something from the values of some kinds at a place: without them, the reading differs. */
export function isReadAt(
  name: EndpointName,
  answer: unknown,
  asked: Asked,
  { place, found }: { readonly place: Place; readonly found: readonly Kind[] },
): boolean | undefined {
  const reader = readers[name];
  // A JSON text is one value of the answer.
  if (!reader || place.includes('{}')) return undefined;
  const result = (from: unknown) => {
    try {
      // The end of a session is computed from the time of the reading.
      return JSON.stringify(reader(from, asked), (key, value: unknown) =>
        key === 'refreshExpiresAt' ? Math.round(Number(value) / 60_000) : value,
      );
    } catch (error) {
      return String(error);
    }
  };
  return result(answer) !== result(without(answer, place, found));
}
