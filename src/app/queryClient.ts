import { QueryClient } from '@tanstack/react-query';
import { isTransient } from '@/api/errors';

/** A read retries 3 times, after 1 s, doubling up to 30 s. Unused data stays 5 minutes (product 7.7). */
const RETRIES = 3;
const RETRY_BASE_MS = 1000;
const RETRY_CAP_MS = 30_000;
const GARBAGE_COLLECTION_MS = 300_000;

/** The query cache of one user. Retries only reads, and only failures that a retry may solve (decisions 14). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Without a connection a query has to fail with an error, not wait for ever.
        networkMode: 'always',
        retry: (failures, error) => failures < RETRIES && isTransient(error),
        retryDelay: (attempt) => Math.min(RETRY_BASE_MS * 2 ** attempt, RETRY_CAP_MS),
        gcTime: GARBAGE_COLLECTION_MS,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
