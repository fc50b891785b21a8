import { ThemeProvider } from '@/theme/ThemeProvider';
import type { ReactNode } from 'react';
import { AppRoutes } from './AppRoutes';
import { ErrorBoundary } from './ErrorBoundary';

interface AppProps {
  /** The router around the routes: the browser's, or a test's. */
  readonly router: (routes: ReactNode) => ReactNode;
}

/** The whole app inside a router of the caller's. */
export function App({ router }: AppProps) {
  return (
    <ThemeProvider>
      <ErrorBoundary>{router(<AppRoutes />)}</ErrorBoundary>
    </ThemeProvider>
  );
}
