import { matchPath } from '@/lib/paths';
import { subscribeToToasts } from '@/lib/toastLog';
import { useEffect, useState, type ComponentType } from 'react';
import { Outlet, useLocation, useOutletContext } from 'react-router-dom';
import { sitePages } from './pages';

/**
 * What all pages stand in, since a result may come after its page was left. The toasts' own code is no part of a page's
 * first view: where something can fail it comes with the first touch or key, elsewhere with the first toast.
 */
export function ToastArea() {
  const { pathname } = useLocation();
  const context = useOutletContext();
  const [Toasts, setToasts] = useState<ComponentType>();
  const path = matchPath(pathname);
  const mayFail = path !== undefined && !(path in sitePages);

  useEffect(() => {
    if (Toasts) return;
    const load = () => {
      import('./Toasts').then(
        (module) => setToasts(() => module.Toasts),
        () => {
          // No connection: the next touch or toast tries again, and the toast waits in its store.
        },
      );
    };
    const stop = subscribeToToasts(load);
    if (mayFail) {
      addEventListener('pointerdown', load);
      addEventListener('keydown', load);
    }
    return () => {
      stop();
      removeEventListener('pointerdown', load);
      removeEventListener('keydown', load);
    };
  }, [Toasts, mayFail]);

  return (
    <>
      <Outlet context={context} />
      {Toasts && <Toasts />}
    </>
  );
}
