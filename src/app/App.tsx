import { useEffect, type ReactNode } from 'react';
import { ThemeProvider } from '@/theme/ThemeProvider';
import { Tooltips } from '@/ui/tooltip/Tooltips';
import { AppRoutes } from './AppRoutes';
import { ErrorBoundary } from './ErrorBoundary';

/**
 * Browser event: the app handles presses from now on. Until then the HTML of a prerendered page keeps them
 * (scripts/build/inlineScripts.mjs).
 */
export const APP_RUNNING = 'app-running';

interface AppProps {
  /** The router around the routes: the browser's, or a test's. */
  readonly router: (routes: ReactNode) => ReactNode;
}

/** The whole app, inside the router that the caller chooses. */
export function App({ router }: AppProps) {
  // Here, because it also has to happen if the app starts with its error page.
  useEffect(() => void window.dispatchEvent(new Event(APP_RUNNING)), []);
  return (
    <ThemeProvider>
      <ErrorBoundary>{router(<AppRoutes />)}</ErrorBoundary>
      <Tooltips />
    </ThemeProvider>
  );
}
