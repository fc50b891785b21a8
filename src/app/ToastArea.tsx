import { subscribeToToasts } from '@/lib/toastLog';
import { useEffect, useState, type ComponentType } from 'react';
import { Outlet } from 'react-router-dom';

/**
 * What the pages with something to tell stand in. The toasts' own code is no part of a page's first view: it comes
 * with the first touch or key, so that it is there before anything can fail, or else with the first toast.
 */
export function ToastArea() {
  const [Toasts, setToasts] = useState<ComponentType>();

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
    addEventListener('pointerdown', load);
    addEventListener('keydown', load);
    return () => {
      stop();
      removeEventListener('pointerdown', load);
      removeEventListener('keydown', load);
    };
  }, [Toasts]);

  return (
    <>
      <Outlet />
      {Toasts && <Toasts />}
    </>
  );
}
