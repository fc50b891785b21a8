import Big from 'big.js';

/**
 * An amount or a rate as plain decimal text: digits, an optional minus, an optional dot ('1050.5').
 * Text, because a binary number cannot carry every cent (decisions 15); arithmetic happens here only.
 */
export type Decimal = string;

const INTEGER_DIGITS = 12;
/** No amount or rate has more digits on either side of its point; a text such as '1e9999999' would fill the memory. */
const MOST_DIGITS = 40;
const FRACTION_DIGITS = 2;

/** A decimal from a number or a numeric text of the server; null when it is neither, or not finite. */
export function toDecimal(value: unknown): Decimal | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  try {
    const decimal = new Big(typeof value === 'string' ? value.trim() : value);
    return Math.abs(decimal.e) > MOST_DIGITS || decimal.c.length > MOST_DIGITS ? null : decimal.toFixed();
  } catch {
    return null;
  }
}

/** The number that a JSON body carries for this decimal. */
export function toWireNumber(value: Decimal): number {
  return Number(value);
}

/** What arrives in Bs for `send` euros: send × rate, rounded down to 2 decimals (spec §5). */
export function receiveFor(send: Decimal, rate: Decimal): Decimal {
  return new Big(send).times(rate).round(FRACTION_DIGITS, Big.roundDown).toFixed(FRACTION_DIGITS);
}

/** The euros needed so that `receive` Bs arrive: receive ÷ rate, rounded up to 2 decimals (spec §5). */
export function sendFor(receive: Decimal, rate: Decimal): Decimal {
  const divisor = new Big(rate);
  const cents = new Big(receive).div(divisor).round(FRACTION_DIGITS, Big.roundDown);
  // Division is cut at a fixed precision, so the candidate is proved by multiplication, which is exact.
  const enough = cents.times(divisor).gte(receive);
  return (enough ? cents : cents.plus('0.01')).toFixed(FRACTION_DIGITS);
}

/** True for an amount above zero. */
export function isPositive(value: Decimal | null): value is Decimal {
  return value !== null && new Big(value).gt(0);
}

/** True when both stand for the same value, whatever their trailing zeros. */
export function sameDecimal(a: Decimal, b: Decimal): boolean {
  return new Big(a).eq(b);
}

/**
 * What may stand in an amount field: digits and one comma, at most 12 before and 2 after it (spec §5).
 * Everything else is dropped, thousands dots too; the first comma wins.
 */
export function filterAmountInput(text: string): string {
  const [integer = '', ...rest] = text.replace(/[^\d,]/g, '').split(',');
  const whole = integer.slice(0, INTEGER_DIGITS);
  return rest.length === 0 ? whole : `${whole},${rest.join('').slice(0, FRACTION_DIGITS)}`;
}

/** The amount that a field's text stands for, or null when it holds no digit. */
export function parseAmountInput(text: string): Decimal | null {
  const [integer = '', fraction = ''] = filterAmountInput(text).split(',');
  if (integer === '' && fraction === '') return null;
  return new Big(`${integer || '0'}.${fraction || '0'}`).toFixed();
}

/** As many digits as es-ES wants before it groups them: 1234, but 12.345. */
const GROUPED_FROM = 5;

/**
 * What `Intl.NumberFormat('es-ES')` writes, which would take a slow phone a seventh of a second to make before the
 * first amount is shown.
 */
function spanishNumber(fewestDecimals: number, mostDecimals: number, groupedFrom = GROUPED_FROM) {
  return (value: Decimal): string => {
    const rounded = new Big(value).toFixed(mostDecimals, Big.roundHalfUp);
    const [, sign = '', whole = '', decimals = ''] = /^(-?)(\d+)\.?(\d*)$/.exec(rounded) ?? [];
    const grouped = whole.length < groupedFrom ? whole : whole.replace(/\B(?=(\d{3})+$)/g, '.');
    return `${sign}${grouped},${decimals.slice(0, fewestDecimals)}${decimals.slice(fewestDecimals).replace(/0+$/, '')}`;
  };
}

/** '1234,50', '12.345,60': es-ES with 2 decimals (spec §9). */
export const formatAmount = spanishNumber(FRACTION_DIGITS, FRACTION_DIGITS);

/** A rate with at least 2 and at most 6 decimals (decisions 17). */
export const formatRate = spanishNumber(FRACTION_DIGITS, 6);

const formatGrouped = spanishNumber(FRACTION_DIGITS, FRACTION_DIGITS, 0);

const symbols: Readonly<Record<string, string>> = { EUR: '€', VES: 'Bs' };

/** A currency's symbol ('€', 'Bs'), or its code where we know none. */
export function currencySymbol(currency: string): string {
  return Object.hasOwn(symbols, currency) ? (symbols[currency] ?? currency) : currency;
}

/** '1050,00 €', '390,00 Bs': the amount with its currency's symbol, joined by a no-break space. */
export function formatMoney(value: Decimal, currency: string): string {
  return `${formatAmount(value)}\u00a0${currencySymbol(currency)}`;
}

/** '1.050,00 €': the amount beyond doubt, thousands always grouped, for an amount that was typed with a dot. */
export function spellMoney(value: Decimal, currency: string): string {
  return `${formatGrouped(value)}\u00a0${currencySymbol(currency)}`;
}
