import type { Exchange } from '@/api/exchanges';
import { countsAsSent } from '@/api/sentStatus';
import { isOffer, type Calculation } from '@/lib/calculator';
import { currenciesOf, RECEIVE_CURRENCY, SEND_CURRENCY } from '@/lib/currencies';
import { isPositive, minus, receiveFor, type Decimal } from '@/lib/money';

/** How much more or less arrives today than at the rate of the last exchange. */
export interface RateContext {
  /** Euros. */
  readonly send: Decimal;
  /** Bs; negative if less arrives today. */
  readonly difference: Decimal;
  /** When the last exchange was made, in ms; null if unknown. */
  readonly at: number | null;
}

/** Compares with the newest exchange that counts as sent; undefined without one, or if its rate is unknown. */
export function rateContext(
  calculation: Calculation,
  exchanges: readonly Exchange[],
): RateContext | undefined {
  const last = exchanges.find(countsAsSent);
  if (!last || !isPositive(last.rate) || !isOffer(calculation)) return undefined;
  const { send, receive } = currenciesOf(last);
  if (send !== SEND_CURRENCY.code || receive !== RECEIVE_CURRENCY.code) return undefined;
  const then = receiveFor(calculation.send, last.rate);
  return { send: calculation.send, difference: minus(calculation.receive, then), at: last.inserted };
}
