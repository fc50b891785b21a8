import { filterAmountInput } from './money';

/** An amount field right after its text was changed. */
export interface AmountEdit {
  /** What stands there now. */
  readonly value: string;
  /** Where the caret is in it. */
  readonly caret: number;
  /** One key did it, in contrast to pasting, dropping or filling in. */
  readonly byKey: boolean;
}

/** An amount field as it is to be. */
export interface EditedAmount {
  readonly text: string;
  readonly caret: number;
  /** What was typed may have been meant otherwise: a separator went, or decimals that were too many. */
  readonly doubtful: boolean;
}

/** True when the last key was a dot that can only be meant for decimals: no comma yet, and at most two digits after it. */
function isDecimalDot({ value, caret, byKey }: AmountEdit): boolean {
  return byKey && value.indexOf('.') === caret - 1 && /^\d*\.\d{0,2}$/.test(value);
}

function losesDecimals(text: string): boolean {
  const [, ...rest] = text.replace(/[^\d,]/g, '').split(',');
  return rest.length > 1 || (rest[0] ?? '').length > 2;
}

/**
 * The field after an edit. Dots are dropped, as those that group thousands (spec §5), and that is doubtful: '10.50'
 * reads 1050 then (decisions 30). Where the keypad writes decimals with a dot there may be no comma on it: there a
 * typed dot becomes the comma if it can be, and decimals that are cut off are doubtful too, for '1.234' may have been
 * meant as thousands.
 *
 * @param writesPoint whether the keypad writes decimals with a dot; asked only when that matters
 */
export function editAmount(edit: AmountEdit, writesPoint: () => boolean): EditedAmount {
  const { value, caret } = edit;
  const text = isDecimalDot(edit) && writesPoint() ? value.replace('.', ',') : value;
  return {
    text: filterAmountInput(text),
    caret: filterAmountInput(text.slice(0, caret)).length,
    doubtful: text.includes('.') || (losesDecimals(text) && writesPoint()),
  };
}
