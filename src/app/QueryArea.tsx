import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { isTransient } from '@/api/errors';
import { AUTH_CHANGED } from '@/lib/owner';

/** A read retries 3 times, after 1 s, doubling up to 30 s. Unused data stays 5 minutes (product 7.7). */
const RETRIES = 3;
const RETRY_BASE_MS = 1000;
const RETRY_CAP_MS = 30_000;
const GARBAGE_COLLECTION_MS = 300_000;

/** The query cache of one user. Retries only reads, and only failures that a retry may solve (decision 14). */
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

/** A query cache. Another user gets a new one, so that late answers for the previous user do not enter it. */
export function QueryArea({ children }: { readonly children: ReactNode }) {
  const [queryClient, setQueryClient] = useState(createQueryClient);

  useEffect(() => {
    const forgetUser = () => {
      queryClient.clear();
      setQueryClient(createQueryClient());
    };
    window.addEventListener(AUTH_CHANGED, forgetUser);
    return () => window.removeEventListener(AUTH_CHANGED, forgetUser);
  }, [queryClient]);

  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
