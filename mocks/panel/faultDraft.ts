import { errorBody, errorSpellings, spellingOf, type ErrorSpelling } from '@mocks/scenarios/errorBodies';
import type { Fault } from '@mocks/server/faultKinds';
import { conditionText } from '@mocks/server/rules/condition';
import { variantNames } from '@mocks/server/variants/table';
import * as v from 'valibot';
import { percentText, typedNumber } from './numberField';

/** The form of an error body: its text in one of the seven places, HTML, or no body. */
export type BodyKind = ErrorSpelling | 'html' | 'nothing';

/** A fault as its form stores it: every field is a text. */
export interface FaultDraft {
  readonly kind: Fault['kind'] | 'none';
  readonly status: string;
  readonly bodyKind: BodyKind;
  readonly text: string;
  /** Seconds, which only links and commands set; empty for none. */
  readonly retryAfter: string;
  /** JSON of the replacement answer. */
  readonly answer: string;
  /** Name of a variant; empty for the call's first one. */
  readonly variant: string;
  readonly delayMs: string;
  /** Empty for every call. */
  readonly times: string;
  /** In percent; empty for always. */
  readonly chance: string;
  /** A condition; empty for none. */
  readonly when: string;
}

const blank: FaultDraft = {
  kind: 'none',
  status: '500',
  bodyKind: 'error',
  text: 'Algo salió mal en el servidor.',
  retryAfter: '',
  answer: '{}',
  variant: '',
  delayMs: '',
  times: '',
  chance: '',
  when: '',
};

const htmlPage = (text: string) => `<!doctype html><title>Error</title><h1>${text}</h1>`;

function bodyOf({ bodyKind, text }: FaultDraft): unknown {
  if (bodyKind === 'nothing') return {};
  return bodyKind === 'html' ? htmlPage(text) : errorBody(bodyKind, text);
}

function bodyDraft(body: unknown): Partial<FaultDraft> {
  const found = spellingOf(body);
  if (found) return { bodyKind: found.spelling, text: found.text };
  return { bodyKind: typeof body === 'string' ? 'html' : 'nothing' };
}

/** The form's fields for a fault, or for no fault. */
export function draftOf(fault: Fault | undefined): FaultDraft {
  if (!fault) return blank;
  return {
    ...blank,
    kind: fault.kind,
    delayMs: fault.delayMs === undefined ? '' : String(fault.delayMs),
    times: fault.times === undefined ? '' : String(fault.times),
    chance: fault.chance === undefined ? '' : percentText(fault.chance),
    when: fault.when ?? '',
    ...(fault.kind === 'status' && {
      status: String(fault.status),
      retryAfter: fault.retryAfter === undefined ? '' : String(fault.retryAfter),
      ...bodyDraft(fault.body),
    }),
    ...(fault.kind === 'variant' && { variant: fault.variant }),
    ...(fault.kind === 'answer' && { answer: JSON.stringify(fault.body, null, 2) }),
  };
}

/** A whole number from 1; undefined for any other text. */
function wholeNumber(text: string): number | undefined {
  const number = Number(text);
  return Number.isSafeInteger(number) && number >= 1 ? number : undefined;
}

/** A percentage above 0 as a probability; undefined for any other text. */
function percent(text: string): number | undefined {
  const number = typedNumber(text);
  if (number === undefined || number <= 0 || number > 100) return undefined;
  // Rounds away the binary error of the division.
  return Number((number / 100).toFixed(8));
}

/** Why a draft is not a valid fault, in Spanish for the form; undefined if it is valid. */
export function problemOf({ kind, answer, times, chance, when }: FaultDraft): string | undefined {
  if (times !== '' && wholeNumber(times) === undefined) return 'Las veces son un número desde 1.';
  if (chance !== '' && percent(chance) === undefined) return 'La probabilidad va de más de 0 a 100 %.';
  if (when !== '' && !v.is(conditionText, when)) {
    return 'La condición es un campo, un signo y un valor: amountSend > 1000.';
  }
  if (kind !== 'answer') return undefined;
  try {
    JSON.parse(answer);
    return undefined;
  } catch {
    return 'La respuesta no es JSON.';
  }
}

/** The fault of a valid draft; undefined for 'no fault'. */
export function faultOf(call: Fault['call'], draft: FaultDraft): Fault | undefined {
  const { kind } = draft;
  if (kind === 'none') return undefined;
  const [delayMs, times] = [wholeNumber(draft.delayMs), wholeNumber(draft.times)];
  const chance = percent(draft.chance);
  const scope = {
    call,
    ...(delayMs !== undefined && { delayMs }),
    ...(times !== undefined && { times }),
    ...(chance !== undefined && { chance }),
    ...(draft.when !== '' && { when: draft.when }),
  };
  if (kind === 'status') {
    const { status, retryAfter } = draft;
    const wait = retryAfter !== '' && { retryAfter: Number(retryAfter) };
    return { ...scope, kind, status: Number(status), ...wait, body: bodyOf(draft) };
  }
  if (kind === 'answer') return { ...scope, kind, body: JSON.parse(draft.answer) as unknown };
  if (kind === 'variant') return { ...scope, kind, variant: draft.variant || (variantsOf(call)[0] ?? '') };
  return { ...scope, kind };
}

/** The variants of a call's answer. */
export const variantsOf = (call: Fault['call']) => (call === '*' ? [] : variantNames(call));

/** Choices for the body of an error. */
export const bodyKinds: readonly { readonly value: BodyKind; readonly label: string }[] = [
  ...errorSpellings.map((value) => ({ value, label: `En ${value}` })),
  { value: 'html', label: 'Página HTML' },
  { value: 'nothing', label: 'Sin texto' },
];
