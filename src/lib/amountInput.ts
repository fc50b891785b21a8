import { parseAmount, type TypedAmount } from './money';

/** An amount field right after an edit. */
export interface AmountEdit {
  /** The text after the edit, not yet filtered. */
  readonly value: string;
  /** The caret position in `value`. */
  readonly caret: number;
  /** True for a single key, false for paste, drop and autofill. */
  readonly byKey: boolean;
}

/** The amount field after filtering. */
export interface EditedAmount extends TypedAmount {
  readonly caret: number;
  /** True when the filter may have changed the meaning: it dropped a separator or surplus decimals. */
  readonly doubtful: boolean;
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
 * if it can be a decimal one, and dropped decimals are doubtful too, because '1.234' may mean thousands.
 *
 * @param writesPoint whether the keypad writes decimals with a dot; called only when needed
 */
export function editAmount(edit: AmountEdit, writesPoint: () => boolean): EditedAmount {
  const { value, caret } = edit;
  const text = isDecimalDot(edit) && writesPoint() ? value.replace('.', ',') : value;
  return {
    ...parseAmount(text),
    caret: parseAmount(text.slice(0, caret)).text.length,
    doubtful: text.includes('.') || (losesDecimals(text) && writesPoint()),
  };
}
