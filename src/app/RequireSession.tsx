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
import { SiteUnreachable } from './SiteUnreachable';

/**
 * The guard of the protected routes (spec §2). It checks the session whenever they are entered, not from one of them
 * to the next; a session that is already known shows its page meanwhile.
 */
export function RequireSession() {
  const location = useLocation();
  // Decided once: the grace of a recent login must not end while a page is read.
  const [recentLogin] = useState(() => isRecentLogin(clock.now()));
  const state = useSession();
  // Who logs out here does not want to come back to this page; who comes later does.
  const [cameLoggedOut] = useState(() => state.loggedOut === true);

  useEffect(() => {
    if (!recentLogin) void session.refresh();
  }, [recentLogin]);

  switch (guardVerdict(state, recentLogin, matchPath(location.pathname) === paths.profile)) {
    case 'show':
      return <Outlet />;
    case 'wait':
      return <PageSkeleton />;
    case 'retry':
      return <SiteUnreachable onRetry={() => void session.refresh()} />;
    case 'toLogin':
      return (
        <Navigate
          to={paths.login}
          state={state.loggedOut && !cameLoggedOut ? null : originState(location)}
          replace
        />
      );
    case 'toProfile':
      return <Navigate to={paths.profile} replace />;
  }
}
