import { useWindowEvent } from '@mantine/hooks';
import { MutationCache, QueryClient, QueryClientProvider, type Query } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { isTransient, msToRest } from '@/api/errors';
import { MINUTE_MS } from '@/lib/clock';
import { reportFault } from '@/lib/knownError';
import { AUTH_CHANGED } from '@/lib/owner';

/** A read retries 3 times, after 1 s, doubling up to 30 s. Unused data stays 5 minutes (product 7.7). */
const RETRIES = 3;
const RETRY_BASE_MS = 1000;
const RETRY_CAP_MS = 30_000;
const GARBAGE_COLLECTION_MS = 5 * MINUTE_MS;

/** What a page reads again by itself waits as long as the server asked for. */
const mayReread = ({ state }: Query) => msToRest(state.error) === 0;

/** The query cache of one user. Retries only reads, and only failures that a retry may solve (decision 14). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    mutationCache: new MutationCache({ onError: reportFault }),
    defaultOptions: {
      queries: {
        // Without a connection a query has to fail with an error, not wait for ever.
        networkMode: 'always',
        // Where the server asks for a longer wait than a user should have, the page offers to try again.
        retry: (failures, error) =>
          failures < RETRIES && isTransient(error) && msToRest(error) <= RETRY_CAP_MS,
        retryDelay: (attempt, error) =>
          Math.max(Math.min(RETRY_BASE_MS * 2 ** attempt, RETRY_CAP_MS), msToRest(error)),
        refetchOnWindowFocus: mayReread,
        // Off by default where a query does not wait for a connection.
        refetchOnReconnect: mayReread,
        // Whatever is shown again is read again, also after the device's clock was put back: by the default, 0, data
        // of a later time would not be stale.
        staleTime: -Infinity,
        gcTime: GARBAGE_COLLECTION_MS,
      },
      mutations: { networkMode: 'always' },
    },
  });
}

/** A query cache. Another user gets a new one, so that late answers for the previous user do not enter it. */
export function QueryArea({ children }: { readonly children: ReactNode }) {
  const [queryClient, setQueryClient] = useState(createQueryClient);
  useWindowEvent(AUTH_CHANGED, () => {
    queryClient.clear();
    setQueryClient(createQueryClient());
  });

  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
