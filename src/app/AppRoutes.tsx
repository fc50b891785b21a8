import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { matchPath } from '@/lib/paths';
import { AppLayout } from './AppLayout';
import { NotFoundPage } from './NotFoundPage';
import { appArea, protectedPages, publicPages, sitePages } from './pages';
import { ToastArea } from './ToastArea';

const inLayout = (page: ReactNode) => (
  <AppLayout>
    <ToastArea>{page}</ToastArea>
  </AppLayout>
);

/** Each page, by its path. Created once, so that a navigation within a page does not render all of it again. */
const screens = new Map<string | undefined, ReactNode>([
  ...Object.entries({ ...sitePages, ...publicPages }).map(
    ([path, { Component }]) => [path, inLayout(<Component />)] as const,
  ),
  ...Object.entries(protectedPages).map(
    ([path, { Component }]) =>
      [
        path,
        inLayout(
          <appArea.Component>
            <Component />
          </appArea.Component>,
        ),
      ] as const,
  ),
]);
const notFound = inLayout(<NotFoundPage />);

/** The page of the address, inside one layout (product 2.1). */
export const AppRoutes = () => screens.get(matchPath(useLocation().pathname)) ?? notFound;
