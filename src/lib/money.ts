import Big from 'big.js';

/**
 * An amount or a rate as plain decimal text: digits, an optional minus, an optional dot ('1050.5').
 * A binary number cannot represent every cent, hence text (decision 15). Only this file calculates with it.
 */
export type Decimal = string;

const INTEGER_DIGITS = 12;
/** The most digits and the largest exponent. Without a limit, a text such as '1e9999999' would fill the memory. */
const MOST_DIGITS = 40;
const FRACTION_DIGITS = 2;
const RATE_DIGITS = 6;

/** A decimal from a number or a numeric text of the server; null for anything else, or with too many digits. */
export function toDecimal(value: unknown): Decimal | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  try {
    const decimal = new Big(typeof value === 'string' ? value.trim() : value);
    return Math.abs(decimal.e) > MOST_DIGITS || decimal.c.length > MOST_DIGITS ? null : decimal.toFixed();
  } catch {
    return null;
  }
}

/** A rate as it is shown, with 6 decimals at most (product 9.5): what is compared and sent is what the user saw. */
export function shownRate(rate: Decimal): Decimal {
  return new Big(rate).round(RATE_DIGITS, Big.roundHalfUp).toFixed();
}

/** True if a JSON number carries the decimal to its last digit. */
export function isExact(value: Decimal): boolean {
  return new Big(toWireNumber(value)).eq(value);
}

/** The decimal as a number, for a JSON body. */
export function toWireNumber(value: Decimal): number {
  return Number(value);
}

/** The Bs that arrive for `send` euros: send × rate, rounded down to 2 decimals (product 5.7). */
export function receiveFor(send: Decimal, rate: Decimal): Decimal {
  return new Big(send).times(rate).round(FRACTION_DIGITS, Big.roundDown).toFixed(FRACTION_DIGITS);
}

/** The euros to send so that `receive` Bs arrive: receive ÷ rate, rounded up to 2 decimals (product 5.7). */
export function sendFor(receive: Decimal, rate: Decimal): Decimal {
  const divisor = new Big(rate);
  const cents = new Big(receive).div(divisor).round(FRACTION_DIGITS, Big.roundDown);
  // Division has a fixed precision. Multiplication is exact, so it checks the candidate.
  const enough = cents.times(divisor).gte(receive);
  return (enough ? cents : cents.plus('0.01')).toFixed(FRACTION_DIGITS);
}

/** a − b, exactly. */
export function minus(a: Decimal, b: Decimal): Decimal {
  return new Big(a).minus(b).toFixed();
}

/** The exact sum; '0' of nothing. */
export function addDecimals(values: readonly Decimal[]): Decimal {
  return values.reduce((sum, value) => sum.plus(value), new Big(0)).toFixed();
}

/** True for an amount above zero. */
export function isPositive(value: Decimal | null): value is Decimal {
  return value !== null && new Big(value).gt(0);
}

/** True when both have the same value, without regard to trailing zeros. */
export function sameDecimal(a: Decimal, b: Decimal): boolean {
  return new Big(a).eq(b);
}

/** The content of an amount field. */
export interface TypedAmount {
  /** Digits and one comma. */
  readonly text: string;
  /** The amount in the text; null when it contains no digit. */
  readonly amount: Decimal | null;
}

/**
 * Parses the text of an amount field: digits and one comma, at most 12 digits before and 2 after it (product 5.7).
 * Drops everything else, also thousands dots. The first comma counts.
 */
export function parseAmount(typed: string): TypedAmount {
  // Stryker disable next-line StringLiteral: split() always returns a first text.
  const [integer = '', ...rest] = typed.replace(/[^\d,]/g, '').split(',');
  const whole = integer.slice(0, INTEGER_DIGITS);
  const fraction = rest.join('').slice(0, FRACTION_DIGITS);
  return {
    text: rest.length === 0 ? whole : `${whole},${fraction}`,
    // Big also reads '5.' and '.5'.
    amount: whole === '' && fraction === '' ? null : new Big(`${whole}.${fraction}`).toFixed(),
  };
}

/** es-ES groups thousands from five digits on: 1234, but 12.345. */
const GROUPED_FROM = 5;

/**
 * Writes what `Intl.NumberFormat('es-ES')` writes. A slow phone needs a seventh of a second to construct that one
 * before it can show the first amount.
 */
function spanishNumber(fewestDecimals: number, mostDecimals: number, groupedFrom = GROUPED_FROM) {
  return (value: Decimal): string => {
    const rounded = new Big(value).toFixed(mostDecimals, Big.roundHalfUp);
    const whole = rounded.slice(0, -mostDecimals - 1);
    const decimals = rounded.slice(-mostDecimals);
    const isShort = whole.replace('-', '').length < groupedFrom;
    const grouped = isShort ? whole : whole.replace(/\B(?=(\d{3})+$)/g, '.');
    return `${grouped},${decimals.slice(0, fewestDecimals)}${decimals.slice(fewestDecimals).replace(/0+$/, '')}`;
  };
}

/** '1234,50', '12.345,60': es-ES with 2 decimals (product 9.5). */
export const formatAmount = spanishNumber(FRACTION_DIGITS, FRACTION_DIGITS);

/** A rate with at least 2 and at most 6 decimals (product 9.5). */
export const formatRate = spanishNumber(FRACTION_DIGITS, RATE_DIGITS);

/** '1 € = 39,50 Bs'. */
export const rateText = (rate: Decimal): string => `1 € = ${formatRate(rate)} Bs`;

const formatGrouped = spanishNumber(FRACTION_DIGITS, FRACTION_DIGITS, 0);

const symbols: Readonly<Record<string, string>> = { EUR: '€', VES: 'Bs' };

/** The symbol of a currency ('€', 'Bs'), else its code. */
export function currencySymbol(currency: string): string {
  return Object.hasOwn(symbols, currency) ? (symbols[currency] ?? currency) : currency;
}

/** '1050,00 €', '390,00 Bs': the amount, a no-break space and the symbol of the currency. */
export function formatMoney(value: Decimal, currency: string): string {
  return `${formatAmount(value)}\u00a0${currencySymbol(currency)}`;
}

/** '1.050,00 €': always groups thousands, to make clear how an amount typed with a dot was understood. */
export function spellMoney(value: Decimal, currency: string): string {
  return `${formatGrouped(value)}\u00a0${currencySymbol(currency)}`;
}
