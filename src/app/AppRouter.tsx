import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { BrowserRouter, useHref, useLocation } from 'react-router-dom';
import { config } from '@/lib/config';

/**
 * The router reads the address on its first render but listens only after the page is mounted. On a slow phone the user
 * may go Back in between. This repeats the missed event.
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

/**
 * The router of the app in a browser. Without transitions a page is gone as soon as the user leaves it: none stays under
 * the address of another one (docs/architecture.md).
 */
export function AppRouter({ children }: { readonly children: ReactNode }) {
  return (
    <BrowserRouter basename={`${config.basePath}/`} useTransitions={false}>
      <CaughtUp>{children}</CaughtUp>
    </BrowserRouter>
  );
}
