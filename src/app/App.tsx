import type { ReactNode } from 'react';
import { ThemeProvider } from '@/theme/ThemeProvider';
import { Tooltips } from '@/ui/tooltip/Tooltips';
import { AppRoutes } from './AppRoutes';
import { ErrorBoundary } from './ErrorBoundary';

interface AppProps {
  /** The router around the routes: the browser's, or a test's. */
  readonly router: (routes: ReactNode) => ReactNode;
}

/** The whole app, inside the router that the caller chooses. */
export function App({ router }: AppProps) {
  return (
    <ThemeProvider>
      <ErrorBoundary>{router(<AppRoutes />)}</ErrorBoundary>
      <Tooltips />
    </ThemeProvider>
  );
}
