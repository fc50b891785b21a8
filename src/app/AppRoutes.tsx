import { Route, Routes } from 'react-router-dom';
import { AppLayout } from './AppLayout';
import type { LazyPage } from './lazyPage';
import { NotFoundPage } from './NotFoundPage';
import { appArea, protectedPages, publicPages, sitePages } from './pages';
import { ToastArea } from './ToastArea';

function pageRoutes(pages: Readonly<Record<string, LazyPage>>) {
  return Object.entries(pages).map(([path, { Component }]) => (
    <Route key={path} path={path} element={<Component />} />
  ));
}

/** All routes, inside one layout (product 2.1). Matching ignores case. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<AppLayout />}>
        <Route element={<ToastArea />}>
          {pageRoutes(sitePages)}
          {pageRoutes(publicPages)}
          <Route element={<appArea.Component />}>{pageRoutes(protectedPages)}</Route>
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Route>
    </Routes>
  );
}
