import { RECEIVE_CURRENCY, SEND_CURRENCY } from '@/lib/currencies';
import { isPositive, toDecimal, type Decimal } from '@/lib/money';
import { asArray, asObject, pick } from '@/lib/read';
import { queryOptions } from '@tanstack/react-query';
import { unreadable } from './errors';
import { call, type CallOptions } from './http';
import { messages } from './messages';

const rateFields = ['rate', 'exchangeRate', 'value', 'tasa'];

/**
 * Bs per euro, from a number or from one of the tolerated fields, possibly inside a data array (spec §7).
 * @throws ApiError 'Could not parse exchange rate response'.
 */
export function readRate(answer: unknown): Decimal {
  const object = asObject(answer);
  const data = pick(object, 'data');
  const places = [answer, asArray(answer)?.[0], data, asArray(data)?.[0]];
  for (const place of places) {
    const rate = toDecimal(asObject(place) ? pick(asObject(place), ...rateFields) : place);
    if (isPositive(rate)) return rate;
  }
  throw unreadable(messages.unreadableRate);
}

/** GET /api/exchange-rate for the one corridor. */
export async function fetchRate(options: CallOptions = {}): Promise<Decimal> {
  const query = { FKCurrency_From: SEND_CURRENCY.id, FKCurrency_To: RECEIVE_CURRENCY.id };
  return readRate(await call('exchangeRate', { query }, options));
}

/** The current rate; never taken from the cache without asking again. */
export const rateQuery = queryOptions({
  queryKey: ['exchange-rate'],
  queryFn: ({ signal }) => fetchRate({ signal }),
});
