import { usePrefetchQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { rateQuery } from '@/api/rates';
import { clock } from '@/lib/clock';
import { entryOf } from '@/lib/entry';
import { originState } from '@/lib/origin';
import { isSameOwner } from '@/lib/owner';
import { matchProtectedPath, paths, type AppPath } from '@/lib/paths';
import { session } from '@/session/current';
import { useSession } from '@/session/hooks';
import { isRecentLogin } from '@/session/record';
import { guardVerdict, ownerOf } from '@/session/state';
import { useHydrated } from '@/ui/useHydrated';
import { PageFrame } from './PageFrame';
import { PageSkeleton } from './PageSkeleton';
import { SiteUnreachable } from './SiteUnreachable';
import { useSharedTextClaim } from './useSharedTextClaim';

interface RedirectProps {
  readonly to: AppPath;
  readonly state: object | null;
}

/** Redirects from a protected page. */
function Redirect({ to, state }: RedirectProps) {
  return (
    <>
      <Navigate to={to} state={state} replace />
      <PageSkeleton />
    </>
  );
}

/** Reads the rate, which is public, while the session of step 1 is checked. */
function RateAhead() {
  usePrefetchQuery(rateQuery);
  return null;
}

/**
 * The guard of the protected routes (product 2.15). Checks the session on entry, and on each later protected route when
 * the last proof is older than one minute. A known session shows the page during the check.
 */
export function RequireSession() {
  const location = useLocation();
  // Evaluated once: the grace period of a recent login must not end while the page is open.
  const [recentLogin] = useState(() => isRecentLogin(clock.now()));
  const state = useSession();
  useSharedTextClaim(state);
  // After a logout on this page, the next login does not return to it. A visitor who opens it later does return.
  const [cameLoggedOut] = useState(() => state.loggedOut === true);

  const [entry] = useState(location.key);

  useEffect(() => {
    const due = location.key === entry ? !recentLogin : !session.isProven();
    if (due) void session.refresh();
  }, [location.key, entry, recentLogin]);

  const owner = ownerOf(state);
  const [epoch, setEpoch] = useState({ owner, count: 0 });
  if (!isSameOwner(owner, epoch.owner)) setEpoch({ owner, count: epoch.count + 1 });

  const hydrated = useHydrated();
  const path = matchProtectedPath(location.pathname);
  // The prerendered markup contains no login, so hydration must not either.
  switch (guardVerdict(state, hydrated && recentLogin, path === paths.profile)) {
    case 'show':
      // Another user gets new page instances, because the state of the old ones belongs to the previous user.
      return <Outlet key={epoch.count} />;
    case 'wait':
      // A visitor will be led to the login.
      return (
        <>
          {state.user && path === paths.sendQuote && <RateAhead />}
          {path && (state.user || !hydrated) ? <PageFrame path={path} /> : <PageSkeleton />}
        </>
      );
    case 'retry':
      return <SiteUnreachable onRetry={session.refresh} />;
    case 'toLogin':
      return (
        <Redirect
          to={paths.login}
          state={
            state.loggedOut && !cameLoggedOut
              ? null
              : {
                  ...originState({ ...location, ...entryOf(state.former) }),
                  reason: state.former ? 'sessionEnded' : 'loginNeeded',
                }
          }
        />
      );
    case 'toProfile':
      return <Redirect to={paths.profile} state={{ blocked: true }} />;
  }
}
