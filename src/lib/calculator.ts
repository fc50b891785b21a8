import {
  filterAmountInput,
  formatAmount,
  isPositive,
  parseAmountInput,
  receiveFor,
  sendFor,
  type Decimal,
} from './money';

/** The two fields of the calculator; what stands in one follows from the other. */
export type AmountSide = 'send' | 'receive';

/** What the user typed, and where. The other field is derived, so the two can never disagree. */
export interface CalculatorInput {
  readonly side: AmountSide;
  /** The typed text, filtered: digits and one comma. */
  readonly text: string;
}

/** Both amounts of the calculator; null where a field is empty. */
export interface CalculatorAmounts {
  readonly send: Decimal | null;
  readonly receive: Decimal | null;
}

/** The calculator as it opens: one euro (spec §9). */
export const initialInput: CalculatorInput = { side: 'send', text: '1' };

/** The calculator after its amounts were cleared. */
export const emptyInput: CalculatorInput = { side: 'send', text: '' };

/** Takes over what was typed into one field. */
export function typeInto(side: AmountSide, text: string): CalculatorInput {
  return { side, text: filterAmountInput(text) };
}

/**
 * Both amounts under a rate. The receive amount is what `send` really brings: when the receive field was typed in,
 * the euros are rounded up and the promise stays as typed (spec §5, decisions 15).
 */
export function amountsOf(input: CalculatorInput, rate: Decimal | undefined): CalculatorAmounts {
  const typed = parseAmountInput(input.text);
  const derived = (convert: (amount: Decimal, rate: Decimal) => Decimal) =>
    typed === null || rate === undefined ? null : convert(typed, rate);
  return input.side === 'send'
    ? { send: typed, receive: derived(receiveFor) }
    : { send: derived(sendFor), receive: typed };
}

/** Both amounts, known and above zero. */
export interface SendableAmounts {
  readonly send: Decimal;
  readonly receive: Decimal;
}

/** True when there is something to send and something arrives. */
export function isSendable(amounts: CalculatorAmounts): amounts is SendableAmounts {
  return isPositive(amounts.send) && isPositive(amounts.receive);
}

/** A field's text while it is typed in: no thousands dots, so that any dot in it was typed by the user. */
export function editableText(side: AmountSide, input: CalculatorInput, amounts: CalculatorAmounts): string {
  if (side === input.side) return input.text;
  return amounts[side]?.replace('.', ',') ?? '';
}

/** A field's text while it is not typed in: es-ES with 2 decimals (decisions 16). */
export function restingText(side: AmountSide, amounts: CalculatorAmounts): string {
  const amount = amounts[side];
  return amount === null ? '' : formatAmount(amount);
}
