import { errorBody, errorSpellings, spellingOf, type ErrorSpelling } from '@mocks/scenarios/errorBodies';
import type { Fault } from '@mocks/server/faultKinds';
import { conditionText } from '@mocks/server/rules/condition';
import { variantNames } from '@mocks/server/variants/table';
import * as v from 'valibot';
import { parseJson } from '@/lib/jsonValues';
import { typedPercent, typedWhole } from './numberField';

/** The form of an error body: its text in one of the seven places, HTML, or no body. */
export type BodyKind = ErrorSpelling | 'html' | 'nothing';

/** Choices for the body of an error. */
export const bodyKinds: readonly { readonly value: BodyKind; readonly label: string }[] = [
  ...errorSpellings.map((value) => ({ value, label: `En ${value}` })),
  { value: 'html', label: 'Página HTML' },
  { value: 'nothing', label: 'Sin texto' },
];

const ERROR_TEXT = 'Algo salió mal en el servidor.';

/** An error body of a kind. */
export function bodyOf(kind: BodyKind, text: string): unknown {
  if (kind === 'nothing') return {};
  return kind === 'html' ? `<!doctype html><title>Error</title><h1>${text}</h1>` : errorBody(kind, text);
}

/** The kind of an error body and its text, or the text that a body of another kind starts with. */
export function bodyParts(body: unknown): { readonly kind: BodyKind; readonly text: string } {
  if (typeof body === 'string') {
    return { kind: 'html', text: /<h1>([^]*)<\/h1>/.exec(body)?.[1] ?? ERROR_TEXT };
  }
  const { spelling: kind = 'nothing', text = ERROR_TEXT } = spellingOf(body) ?? {};
  return { kind, text };
}

/** The variants of a call's answer. */
export const variantsOf = (call: Fault['call']) => (call === '*' ? [] : variantNames(call));

/** Settings that a fault of any kind may have. */
type Common = 'delayMs' | 'times' | 'chance' | 'when';

/** A fault with other settings; undefined takes one away. */
export function changed(fault: Fault, changes: { readonly [K in Common]?: Fault[K] | undefined }): Fault {
  const entries = Object.entries({ ...fault, ...changes }).filter(([, value]) => value !== undefined);
  // Only optional settings can be undefined.
  return Object.fromEntries(entries) as unknown as Fault;
}

function newFault(call: Fault['call'], kind: Fault['kind']): Fault {
  if (kind === 'status') return { call, kind, status: 500, body: errorBody('error', ERROR_TEXT) };
  if (kind === 'answer') return { call, kind, body: {} };
  if (kind === 'variant') return { call, kind, variant: variantsOf(call)[0] ?? '' };
  return { call, kind };
}

/** The wait that 'Tarda' starts with. */
const SLOW_MS = 3000;

/** A fault of a kind, with the common settings of the one before. */
export function faultOfKind(call: Fault['call'], kind: Fault['kind'], before?: Fault): Fault {
  const { delayMs, times, chance, when } = before ?? {};
  // The wait that 'Tarda' brought goes with it.
  const kept = before?.kind === 'slow' && delayMs === SLOW_MS ? undefined : delayMs;
  const wait = kind === 'slow' ? (delayMs ?? SLOW_MS) : kept;
  return changed(newFault(call, kind), { delayMs: wait, times, chance, when });
}

/** Why a typed setting is not valid, in Spanish; an empty text is none. */
export const problems = {
  times: (text: string) =>
    text !== '' && typedWhole(text) === undefined ? 'Las veces son un número desde 1.' : undefined,
  chance: (text: string) =>
    text !== '' && typedPercent(text) === undefined ? 'La probabilidad va de más de 0 a 100 %.' : undefined,
  when: (text: string) =>
    text !== '' && !v.is(conditionText, text)
      ? 'La condición es un campo, un signo y un valor: amountSend > 1000.'
      : undefined,
  answer: (text: string) => (parseJson(text) === undefined ? 'La respuesta no es JSON.' : undefined),
};
