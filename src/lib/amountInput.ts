import { parseAmount, type TypedAmount } from './money';

/** An amount field right after an edit. */
export interface AmountEdit {
  /** The text after the edit, not yet filtered. */
  readonly value: string;
  /** The caret position in `value`. */
  readonly caret: number;
  /** True for a single key, false for paste, drop and autofill. */
  readonly byKey: boolean;
  /** The field before the edit. */
  readonly before?: Pick<EditedAmount, 'text' | 'typed'> | undefined;
}

/** The amount field after filtering. */
export interface EditedAmount extends TypedAmount {
  readonly caret: number;
  /** True when the filter may have changed the meaning: it dropped a separator or surplus decimals. */
  readonly doubtful: boolean;
  /** What was typed to get there, with its dots. */
  readonly typed: string;
}

/** True while the text only continues the doubted one. A comma, or other digits, make it the user's own amount. */
export const isStillDoubted = (text: string, doubted: string | undefined) =>
  doubted !== undefined && text.startsWith(doubted) && text.includes(',') === doubted.includes(',');

/** What some write in place of a dot: 10'50, 10·50, 10:50. */
const OTHER_DOTS = /(\d)['’´·:]/g;

/** A comma after dots proves that they group thousands (decision 30). */
const GROUPED = /^\d{1,3}(?:\.\d{3})+,\d*$/;

/** What was typed so far. Only a key at the end continues it; any other edit starts again from what is shown. */
function typedSoFar({ value, caret, byKey, before }: AmountEdit): string {
  const continues = before && byKey && caret === value.length && value.startsWith(before.text);
  return continues ? before.typed + value.slice(before.text.length) : value;
}

/** True when the last key was a dot that can only be a decimal one: no comma, and at most two digits after it. */
function isDecimalDot({ value, caret, byKey }: AmountEdit): boolean {
  return byKey && value.indexOf('.') === caret - 1 && /^\d*\.\d{0,2}$/.test(value);
}

function losesDecimals(text: string): boolean {
  const [, ...rest] = text.replace(/[^\d,]/g, '').split(',');
  return rest.length > 1 || (rest[0] ?? '').length > 2;
}

/**
 * The field after an edit. Dots are dropped as thousands separators (product 5.7), which is doubtful: '10.50' becomes
 * 1050 (decision 30). A keypad that writes decimals with a dot may have no comma. There a typed dot becomes a comma
 * if it can be a decimal one, and dropped decimals are doubtful too, because '1.234' may mean thousands. A comma typed
 * later shows that they were.
 *
 * @param writesPoint whether this key writes decimals with a dot; called only when needed
 */
export function editAmount(given: AmountEdit, writesPoint: () => boolean): EditedAmount {
  const edit = { ...given, value: given.value.replace(OTHER_DOTS, '$1.') };
  const { value, caret } = edit;
  const typed = typedSoFar(edit);
  if (typed !== value && GROUPED.test(typed)) {
    const grouped = parseAmount(typed);
    return { ...grouped, caret: grouped.text.length, doubtful: false, typed };
  }
  const text = isDecimalDot(edit) && writesPoint() ? value.replace('.', ',') : value;
  return {
    ...parseAmount(text),
    caret: parseAmount(text.slice(0, caret)).text.length,
    doubtful: text.includes('.') || (losesDecimals(text) && (typed.includes('.') || writesPoint())),
    typed,
  };
}

/** How many characters two texts share at their start. */
function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a.charAt(length) === b.charAt(length)) length += 1;
  return length;
}

const reversed = (text: string) => [...text].reverse().join('');

/**
 * The field while a keyboard composes `value` in it, as if each new character were a key. Such a keyboard writes the
 * whole text again with every key.
 *
 * @param before the field when the keyboard began
 */
export function composeAmount(
  before: Pick<EditedAmount, 'text' | 'typed'>,
  value: string,
  writesPoint: () => boolean,
): EditedAmount {
  const head = sharedStart(before.text, value);
  const [oldRest, rest] = [before.text.slice(head), value.slice(head)];
  const tail = sharedStart(reversed(oldRest), reversed(rest));
  const kept = before.text.slice(0, head) + oldRest.slice(oldRest.length - tail);
  const first = {
    ...parseAmount(kept),
    caret: parseAmount(kept.slice(0, head)).text.length,
    doubtful: false,
    typed: kept === before.text ? before.typed : kept,
  };
  return [...rest.slice(0, rest.length - tail)].reduce<EditedAmount>((field, key) => {
    const { text, caret } = field;
    const next = text.slice(0, caret) + key + text.slice(caret);
    const edited = editAmount({ value: next, caret: caret + 1, byKey: true, before: field }, writesPoint);
    return {
      ...edited,
      doubtful: edited.doubtful || (field.doubtful && isStillDoubted(edited.text, field.text)),
    };
  }, first);
}
