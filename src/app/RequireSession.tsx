import { clock } from '@/lib/clock';
import { originState } from '@/lib/origin';
import { isSameOwner } from '@/lib/owner';
import { matchPath, paths } from '@/lib/paths';
import { session } from '@/session/current';
import { guardVerdict } from '@/session/guard';
import { useSession } from '@/session/hooks';
import { isRecentLogin } from '@/session/record';
import { ownerOf } from '@/session/state';
import { Fragment, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { PageSkeleton } from './PageSkeleton';
import { SiteUnreachable } from './SiteUnreachable';

/**
 * The guard of the protected routes (spec §2). It checks the session when they are entered, and on the way from one to
 * the next when nothing has shown for a minute that it lives (decisions 46); a session that is already known shows its
 * page meanwhile.
 */
export function RequireSession() {
  const location = useLocation();
  // Decided once: the grace of a recent login must not end while a page is read.
  const [recentLogin] = useState(() => isRecentLogin(clock.now()));
  const state = useSession();
  // Who logs out here does not want to come back to this page; who comes later does.
  const [cameLoggedOut] = useState(() => state.loggedOut === true);

  const [entry] = useState(location.key);

  useEffect(() => {
    const due = location.key === entry ? !recentLogin : !session.isProven();
    if (due) void session.refresh();
  }, [location.key, entry, recentLogin]);

  const owner = ownerOf(state);
  const [epoch, setEpoch] = useState({ owner, count: 0 });
  if (!isSameOwner(owner, epoch.owner)) setEpoch({ owner, count: epoch.count + 1 });

  switch (guardVerdict(state, recentLogin, matchPath(location.pathname) === paths.profile)) {
    case 'show':
      // Another user starts with new pages: nothing that they hold is theirs.
      return (
        <Fragment key={epoch.count}>
          <Outlet />
        </Fragment>
      );
    case 'wait':
      return <PageSkeleton />;
    case 'retry':
      return <SiteUnreachable onRetry={() => void session.refresh()} />;
    case 'toLogin':
      return (
        <Navigate
          to={paths.login}
          state={
            state.loggedOut && !cameLoggedOut
              ? null
              : {
                  ...originState({ ...location, owner: state.former }),
                  reason: state.former ? 'sessionEnded' : 'loginNeeded',
                }
          }
          replace
        />
      );
    case 'toProfile':
      return <Navigate to={paths.profile} replace />;
  }
}
