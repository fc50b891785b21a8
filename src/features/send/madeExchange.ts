import type { QueryClient } from '@tanstack/react-query';
import { exchangesQuery, withExchange, type ExchangeDetail } from '@/api/exchanges';
import { quoteStages } from '@/lib/quote';

const madeExchanges = ['madeExchange'] as const;

/** Where the cache keeps the exchange that a confirmation has made. */
const madeBy = (key: string) => [...madeExchanges, key] as const;

/** The exchange that the confirmation with this key has made; undefined if none is known. */
export const madeExchange = (queryClient: QueryClient, key: string) =>
  queryClient.getQueryData<ExchangeDetail>(madeBy(key));

/** Keeps an exchange that was made, and adds it to the cached history without changing the history's age. */
export function noteMade(queryClient: QueryClient, exchange: ExchangeDetail, key: string): void {
  // As long as its quote could be confirmed again, which is longer than other unused data stays.
  queryClient.setQueryDefaults(madeExchanges, { gcTime: quoteStages.fresh });
  queryClient.setQueryData(madeBy(key), exchange);
  const { queryKey } = exchangesQuery();
  queryClient.setQueryData(queryKey, (history) => history && withExchange(history, exchange));
}
