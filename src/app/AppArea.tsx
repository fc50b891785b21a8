import '@/theme/appStyles';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { AUTH_CHANGED, session } from '@/session/current';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { createQueryClient } from './queryClient';

/** What every page beyond the public site stands in: the query cache and the toasts. */
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
      <Notifications limit={1} position="top-center" />
    </QueryClientProvider>
  );
}
