import { useEffect, useState } from 'react';
import { Outlet, useLocation, useOutletContext } from 'react-router-dom';
import { matchPath } from '@/lib/paths';
import { subscribeToToasts } from '@/lib/toastLog';
import { useFetched } from '@/ui/useFetched';
import { DoubtsOnPublicPages } from './DoubtsOnPublicPages';
import { sitePages } from './pages';

const fetchToasts = () => import('./Toasts');

/**
 * Wraps all pages, because a result may arrive after its page was left. The code of the toasts is not part of the first
 * view: pages with calls load it with the first touch or key, other pages with the first toast.
 */
export function ToastArea() {
  const { pathname } = useLocation();
  const context = useOutletContext();
  // Without a connection the next touch or toast tries again, and the toast waits in its store.
  const [asked, setAsked] = useState(0);
  const code = useFetched(fetchToasts, asked);
  const path = matchPath(pathname);
  const mayFail = path !== undefined && !(path in sitePages);

  useEffect(() => {
    if (code) return;
    const ask = () => setAsked((times) => times + 1);
    const stop = subscribeToToasts(ask);
    if (mayFail) {
      addEventListener('pointerdown', ask);
      addEventListener('keydown', ask);
    }
    return () => {
      stop();
      removeEventListener('pointerdown', ask);
      removeEventListener('keydown', ask);
    };
  }, [code, mayFail]);

  return (
    <>
      <Outlet context={context} />
      {code && <code.Toasts />}
      <DoubtsOnPublicPages />
    </>
  );
}
