import {
  formatAmount,
  isPositive,
  parseAmount,
  receiveFor,
  sendFor,
  type Decimal,
  type TypedAmount,
} from './money';

/** The two fields of the calculator. One is typed, the other is derived. */
export type AmountSide = 'send' | 'receive';

/** What the user typed, and in which field. The other field is derived, so the two always agree. */
export interface CalculatorInput extends TypedAmount {
  readonly side: AmountSide;
}

/** Both amounts of the calculator under a rate; null where a field is empty. */
export interface Calculation {
  readonly input: CalculatorInput;
  /** Bs per euro; undefined until it is known. */
  readonly rate: Decimal | undefined;
  readonly send: Decimal | null;
  readonly receive: Decimal | null;
}

/** A calculation that can be accepted: the rate is known, both amounts are above zero. */
export interface Offer extends Calculation {
  readonly rate: Decimal;
  readonly send: Decimal;
  readonly receive: Decimal;
}

/** The input for a text from outside a field. */
export function inputOf(side: AmountSide, text: string): CalculatorInput {
  return { side, ...parseAmount(text) };
}

/** The input of euros that the app knows. */
export const inputOfEuros = (amount: Decimal): CalculatorInput => inputOf('send', amount.replace('.', ','));

/** The initial calculator: one euro (product 2.17). */
export const initialInput = inputOf('send', '1');

/** The calculator with empty amounts. */
// Stryker disable next-line StringLiteral: a field keeps digits and commas only.
export const emptyInput = inputOf('send', '');

/**
 * Both amounts at a rate. When the user typed the receive amount, the euros are rounded up and the receive amount
 * stays as typed (product 5.7, decision 15).
 */
export function calculate(input: CalculatorInput, rate: Decimal | undefined): Calculation {
  const { side, amount } = input;
  const derived = (convert: (amount: Decimal, rate: Decimal) => Decimal) =>
    amount === null || rate === undefined ? null : convert(amount, rate);
  return side === 'send'
    ? { input, rate, send: amount, receive: derived(receiveFor) }
    : { input, rate, send: derived(sendFor), receive: amount };
}

/** True when the rate is known and both amounts are above zero. */
export function isOffer(calculation: Calculation): calculation is Offer {
  return calculation.rate !== undefined && isPositive(calculation.send) && isPositive(calculation.receive);
}

/** The text of the field with focus: no thousands dots, so that any dot in it was typed by the user. */
export function editableText(side: AmountSide, { input, ...amounts }: Calculation): string {
  if (side === input.side) return input.text;
  return amounts[side]?.replace('.', ',') ?? '';
}

/** The text of a field without focus: es-ES with 2 decimals (product 9.5). */
export function restingText(side: AmountSide, calculation: Calculation): string {
  const amount = calculation[side];
  return amount === null ? '' : formatAmount(amount);
}
