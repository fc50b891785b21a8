import { clock } from '@/lib/clock';
import { originState } from '@/lib/origin';
import { matchPath, paths } from '@/lib/paths';
import { session } from '@/session/current';
import { guardVerdict } from '@/session/guard';
import { useSession } from '@/session/hooks';
import { isRecentLogin } from '@/session/record';
import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { PageSkeleton } from './PageSkeleton';
import { SessionUnreachable } from './SessionUnreachable';

/** The grace of a recent login, decided once when a page is entered: it must not end while the page is read. */
function useRecentLogin(pathname: string): boolean {
  const enter = () => ({ pathname, recent: isRecentLogin(clock.now()) });
  const [entry, setEntry] = useState(enter);
  if (entry.pathname !== pathname) setEntry(enter());
  return entry.recent;
}

/** The guard of the protected routes (spec §2). A session that is already known shows the page while it is checked. */
export function RequireSession() {
  const location = useLocation();
  const recentLogin = useRecentLogin(location.pathname);
  const state = useSession();

  useEffect(() => {
    if (!recentLogin) void session.refresh();
  }, [location.pathname, recentLogin]);

  switch (guardVerdict(state, recentLogin, matchPath(location.pathname) === paths.profile)) {
    case 'show':
      return <Outlet />;
    case 'wait':
      return <PageSkeleton />;
    case 'retry':
      return <SessionUnreachable onRetry={() => void session.refresh()} />;
    case 'toLogin':
      return <Navigate to={paths.login} state={state.loggedOut ? null : originState(location)} replace />;
    case 'toProfile':
      return <Navigate to={paths.profile} replace />;
  }
}
