import { config } from '@/lib/config';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { BrowserRouter, useHref, useLocation } from 'react-router-dom';

/**
 * The router reads the address when it is first rendered, and listens once the page stands: on a slow phone that is
 * long enough for somebody to go Back. It is told then, as the browser would have.
 */
function CaughtUp({ children }: { readonly children: ReactNode }) {
  const href = useHref(useLocation());
  const [entry] = useState(() => window.history.state as unknown);
  const catchUp = useEffectEvent(() => {
    const { pathname, search, hash } = window.location;
    const { state } = window.history as { readonly state: unknown };
    if (href === pathname + search + hash && state === entry) return;
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
  });
  useEffect(() => catchUp(), []);
  return children;
}

/** The router of the app in a browser: pages are where the address says. */
export function AppRouter({ children }: { readonly children: ReactNode }) {
  return (
    <BrowserRouter basename={`${config.basePath}/`}>
      <CaughtUp>{children}</CaughtUp>
    </BrowserRouter>
  );
}
