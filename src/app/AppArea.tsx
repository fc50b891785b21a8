import { AUTH_CHANGED, session } from '@/session/current';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { createQueryClient } from './queryClient';

/** What every page behind the guard stands in: the query cache, emptied when another user comes. */
export function AppArea() {
  const [queryClient] = useState(createQueryClient);

  useEffect(() => {
    const forgetUser = () => {
      queryClient.getMutationCache().clear();
      // Another user's page asks again; a page that nobody may see any more has nothing to ask.
      if (session.getState().status === 'signedOut') queryClient.clear();
      else void queryClient.resetQueries();
    };
    window.addEventListener(AUTH_CHANGED, forgetUser);
    return () => window.removeEventListener(AUTH_CHANGED, forgetUser);
  }, [queryClient]);

  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}
