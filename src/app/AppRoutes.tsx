import { Route, Routes } from 'react-router-dom';
import { AppLayout } from './AppLayout';
import { NotFoundPage } from './NotFoundPage';
import { appArea, protectedPages, publicPages, sitePages } from './pages';

const routesOf = (pages: typeof sitePages) =>
  Object.entries(pages).map(([path, { Component }]) => (
    <Route key={path} path={path} element={<Component />} />
  ));

/** Created once, so that a navigation within a page does not render all of it again. */
const routes = (
  <Route element={<AppLayout />}>
    {routesOf(sitePages)}
    {routesOf(publicPages)}
    <Route element={<appArea.Component />}>{routesOf(protectedPages)}</Route>
    <Route path="*" element={<NotFoundPage />} />
  </Route>
);

/** The page of the address, inside one layout (product 2.1). */
export const AppRoutes = () => <Routes>{routes}</Routes>;
