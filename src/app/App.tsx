import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ThemeProvider } from '@/theme/ThemeProvider';
import { Tooltips } from '@/ui/tooltip/Tooltips';
import { AppLayout } from './AppLayout';
import { ErrorBoundary } from './ErrorBoundary';
import { appArea, notFoundPage, protectedPages, publicPages, sitePages } from './pages';

const routesOf = (pages: typeof sitePages) =>
  Object.entries(pages).map(([path, { Component }]) => (
    <Route key={path} path={path} element={<Component />} />
  ));

/** Each page, by its path (product 2.1). Created once, so that a navigation within a page does not render all of it again. */
const routes = (
  <Route element={<AppLayout />}>
    {routesOf(sitePages)}
    {routesOf(publicPages)}
    <Route element={<appArea.Component />}>{routesOf(protectedPages)}</Route>
    <Route path="*" element={<notFoundPage.Component />} />
  </Route>
);

interface AppProps {
  /** The router around the routes: the browser's, or a test's. */
  readonly router: (routes: ReactNode) => ReactNode;
}

/** The whole app, inside the router that the caller chooses. */
export function App({ router }: AppProps) {
  return (
    <ThemeProvider>
      <ErrorBoundary>{router(<Routes>{routes}</Routes>)}</ErrorBoundary>
      <Tooltips />
    </ThemeProvider>
  );
}
