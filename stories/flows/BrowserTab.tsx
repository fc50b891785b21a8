import { useEffect, useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { matchPath } from '@/lib/paths';
import { session } from '@/session/current';

interface BrowserTabProps {
  /** Path and query on opening. */
  readonly path: string;
  readonly children: ReactNode;
}

/**
 * A simulated browser tab: a memory router, and full page loads. When the app loads another page, all state in memory
 * is dropped and the app starts there again; cookies stay.
 */
export function BrowserTab({ path, children }: BrowserTabProps) {
  const [page, setPage] = useState({ path, loads: 0 });

  useEffect(() => {
    const load = (event: NavigateEvent) => {
      const { pathname, search } = new URL(event.destination.url);
      if (event.destination.sameDocument || !event.cancelable || !matchPath(pathname)) return;
      event.preventDefault();
      session.restart();
      setPage(({ loads }) => ({ path: pathname + search, loads: loads + 1 }));
    };
    navigation.addEventListener('navigate', load);
    return () => navigation.removeEventListener('navigate', load);
  }, []);

  return (
    <MemoryRouter key={page.loads} initialEntries={[page.path]} useTransitions={false}>
      {children}
    </MemoryRouter>
  );
}
