import { queryOptions } from '@tanstack/react-query';
import { clock } from '@/lib/clock';
import { RECEIVE_CURRENCY, SEND_CURRENCY } from '@/lib/currencies';
import { asArray, asObject, pick } from '@/lib/jsonValues';
import { isExact, isPositive, shownRate, toDecimal, type Decimal } from '@/lib/money';
import { unreadable } from './errors';
import { callAndRead, type CallOptions } from './http';
import { messages } from './messages';

const rateFields = ['rate', 'exchangeRate', 'value', 'tasa'];

/**
 * Reads the Bs per euro from a number or from one of the accepted fields, also inside a data array (product 7.5), as it
 * is shown. A rate that shows as 0, or that no call can carry, is none.
 * @throws ApiError 'Could not parse exchange rate response'.
 */
export function readRate(answer: unknown): Decimal {
  const object = asObject(answer);
  const data = pick(object, 'data');
  const places = [answer, asArray(answer)?.[0], data, asArray(data)?.[0]];
  for (const place of places) {
    const told = toDecimal(asObject(place) ? pick(asObject(place), ...rateFields) : place);
    const rate = told && shownRate(told);
    if (isPositive(rate) && isExact(rate)) return rate;
  }
  throw unreadable(messages.unreadableRate);
}

/** GET /api/exchange-rate, from euros to bolivars. */
export async function fetchRate(options: CallOptions = {}): Promise<Decimal> {
  const query = { FKCurrency_From: SEND_CURRENCY.id, FKCurrency_To: RECEIVE_CURRENCY.id };
  return await callAndRead('exchangeRate', { query }, readRate, options);
}

/** A rate, and when the server sent it, on the app's clock. */
export interface KnownRate {
  readonly rate: Decimal;
  readonly since: number;
}

/** A rate that the server has just sent. */
export const knownNow = (rate: Decimal): KnownRate => ({ rate, since: clock.now() });

/** The current rate. A cached rate is always requested again. It keeps its own time: the cache uses the system clock. */
export const rateQuery = queryOptions({
  // Stryker disable next-line StringLiteral: the text only has to differ from the other keys.
  queryKey: ['exchange-rate'],
  queryFn: async ({ signal }) => knownNow(await fetchRate({ signal })),
});
