import { isTransient } from '@/api/errors';
import { QueryClient } from '@tanstack/react-query';

/** Data fetching tries 3 more times, 1 s doubling up to 30 s, and keeps unused data 5 minutes (spec §8, §9). */
const RETRIES = 3;
const RETRY_BASE_MS = 1000;
const RETRY_CAP_MS = 30_000;
const GARBAGE_COLLECTION_MS = 300_000;

/** The query cache. Only failures that a later try may cure are retried; writes never are (decisions 14). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // A lost connection has to end in an error that says so, not in a query that waits for good.
        networkMode: 'always',
        retry: (failures, error) => failures < RETRIES && isTransient(error),
        retryDelay: (attempt) => Math.min(RETRY_BASE_MS * 2 ** attempt, RETRY_CAP_MS),
        gcTime: GARBAGE_COLLECTION_MS,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
