import type { QueryClient } from '@tanstack/react-query';
import { exchangesQuery, withExchange, type ExchangeDetail } from '@/api/exchanges';

/** Where the cache keeps the exchange that a confirmation has made. */
const madeBy = (key: string) => ['madeExchange', key] as const;

/** The exchange that the confirmation with this key has made; undefined if none is known. */
export const madeExchange = (queryClient: QueryClient, key: string) =>
  queryClient.getQueryData<ExchangeDetail>(madeBy(key));

/** Keeps an exchange that was made, and adds it to the cached history without changing the history's age. */
export function noteMade(queryClient: QueryClient, exchange: ExchangeDetail, key: string): void {
  // A quote can be confirmed for longer than unused data stays.
  queryClient.setQueryDefaults(madeBy(key), { gcTime: Infinity });
  queryClient.setQueryData(madeBy(key), exchange);
  const { queryKey } = exchangesQuery();
  queryClient.setQueryData(queryKey, (history) => history && withExchange(history, exchange));
}
