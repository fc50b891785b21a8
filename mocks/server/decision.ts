import * as v from 'valibot';
import { rules, type RuleName } from './rules/refusals';

const texts = v.record(v.string(), v.string());

/** Changes to a logged request: another path, and fields that replace those of its query, headers or body. */
export const callChange = v.strictObject({
  path: v.exactOptional(v.pipe(v.string(), v.startsWith('/api/'))),
  query: v.exactOptional(texts),
  headers: v.exactOptional(texts),
  body: v.exactOptional(v.record(v.string(), v.unknown())),
});
export type CallChange = Readonly<v.InferOutput<typeof callChange>>;

/** The nearest thing that would have worked, in Spanish. `change` makes the same request work, if one can. */
export interface Nearest {
  readonly text: string;
  readonly change?: CallChange;
}

/**
 * What decided an answer: a rule of the server, an input with a fixed answer, a fault or another line of the scenario,
 * an edit while it was paused, or, if nothing special happened, the server itself. `name` is the rule, the input or the path in the scenario;
 * `text` says it in Spanish.
 */
export interface Decision {
  readonly by: 'rule' | 'magic' | 'fault' | 'scenario' | 'edit' | 'server';
  readonly name: string;
  readonly text: string;
  readonly nearest?: Nearest;
}

/** Why the server refuses a call. */
export interface Reason {
  readonly rule: RuleName;
  /** The input with a fixed answer that caused the refusal, if one did. */
  readonly magic?: string;
  /** The field or the amount that the text names. */
  readonly named?: string;
  readonly nearest: Nearest;
}

export function decisionOf({ rule, magic, nearest }: Reason): Decision {
  const text = rules[rule];
  return magic === undefined
    ? { by: 'rule', name: rule, text, nearest }
    : { by: 'magic', name: magic, text: `«${magic}» se rechaza siempre por esta regla: ${text}`, nearest };
}
