import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { exchangeInTurnQuery, type ExchangeDetail } from '@/api/exchanges';

/** The detail of an exchange of a statement: on its way, failed, or read. */
export type DetailState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly onRetry: () => void }
  | { readonly kind: 'ready'; readonly exchange: ExchangeDetail };

const loading: DetailState = { kind: 'loading' };

function stateOf({ data, isFetching, refetch }: UseQueryResult<ExchangeDetail | null>): DetailState {
  if (data) return { kind: 'ready', exchange: data };
  return isFetching ? loading : { kind: 'failed', onRetry: () => void refetch() };
}

const combine = (results: readonly UseQueryResult<ExchangeDetail | null>[]) => results.map(stateOf);

/** The details of these exchanges, in their order. One that fails leaves the others alone. */
export function useExchangeDetails(ids: readonly string[]): readonly DetailState[] {
  return useQueries({ queries: ids.map(exchangeInTurnQuery), combine });
}
