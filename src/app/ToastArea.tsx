import { useEffect, useState, type ReactNode } from 'react';
import { whenIdle } from '@/lib/whenIdle';
import { useFetched } from '@/ui/useFetched';
import { WatchOnPublicPages } from './WatchOnPublicPages';

const fetchToasts = () => import('./Toasts');

/**
 * Wraps all pages, because a result may arrive after its page was left. The toasts are not part of the first view; a
 * toast that is requested before their code has loaded is shown then.
 */
export function ToastArea({ children }: { readonly children: ReactNode }) {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const code = useFetched(fetchToasts, idle);
  return (
    <>
      {children}
      {code && <code.Toasts />}
      <WatchOnPublicPages />
    </>
  );
}
