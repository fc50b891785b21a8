import { useDoubts } from '@/features/send/useDoubts';
import { AUTH_CHANGED } from '@/session/current';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ComponentType } from 'react';
import { Outlet } from 'react-router-dom';
import { createQueryClient } from './queryClient';

/**
 * What every page behind the guard stands in: the query cache, and what becomes of confirmations whose answer was lost.
 * Another user gets a cache of their own: answers that still come for the one before stay out of it.
 */
export function AppArea() {
  const [queryClient, setQueryClient] = useState(createQueryClient);

  useEffect(() => {
    const forgetUser = () => {
      queryClient.clear();
      setQueryClient(createQueryClient());
    };
    window.addEventListener(AUTH_CHANGED, forgetUser);
    return () => window.removeEventListener(AUTH_CHANGED, forgetUser);
  }, [queryClient]);

  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
      <LostAnswers />
    </QueryClientProvider>
  );
}

/** Finds lost answers, with code that is fetched when there is one: step 2, where one is lost, has it already. */
function LostAnswers() {
  const wanted = useDoubts().length > 0;
  const [Resolver, setResolver] = useState<ComponentType>();

  useEffect(() => {
    if (!wanted || Resolver) return;
    const load = () =>
      void import('@/features/send/DoubtResolver').then(
        (module) => setResolver(() => module.DoubtResolver),
        () => {
          // No connection: the browser says when it is back.
        },
      );
    load();
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [wanted, Resolver]);

  return wanted && Resolver && <Resolver />;
}
