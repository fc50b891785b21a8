import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Layout } from './Layout';

/** React, Mantine, a data router with lazy routes and TanStack Query: a typical start of such an app. */
export function start() {
  const router = createBrowserRouter([
    {
      Component: Layout,
      children: [
        { path: '/', lazy: async () => ({ Component: (await import('./Landing')).Landing }) },
        { path: '/iniciar', lazy: async () => ({ Component: (await import('./Login')).Login }) },
      ],
    },
  ]);
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root).render(
    <StrictMode>
      <MantineProvider>
        <QueryClientProvider client={new QueryClient()}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>,
  );
}
