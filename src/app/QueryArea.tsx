import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { AUTH_CHANGED } from '@/lib/owner';
import { createQueryClient } from './queryClient';

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
