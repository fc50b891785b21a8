import { Route, Routes } from 'react-router-dom';
import { AppLayout } from './AppLayout';
import { NotFoundPage } from './NotFoundPage';
import type { LazyPage } from './lazyPage';
import { appArea, protectedPages, publicPages, sitePages } from './pages';
import { RequireSession } from './RequireSession';
import { ToastArea } from './ToastArea';

function pageRoutes(pages: Readonly<Record<string, LazyPage>>) {
  return Object.entries(pages).map(([path, { Component }]) => (
    <Route key={path} path={path} element={<Component />} />
  ));
}

/** All routes under the one layout (spec §2); matching ignores case. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<AppLayout />}>
        <Route element={<ToastArea />}>
          {pageRoutes(sitePages)}
          {pageRoutes(publicPages)}
          <Route element={<appArea.Component />}>
            <Route element={<RequireSession />}>{pageRoutes(protectedPages)}</Route>
          </Route>
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Route>
    </Routes>
  );
}
