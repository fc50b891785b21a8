import { useEffect } from 'react';
import { loadAgain } from './reloadPage';
import { SiteUnreachable } from './SiteUnreachable';

const retry = () => void loadAgain();

/** Shown when a page's chunk fails to load; retries when the browser is online again. */
export function PageUnreachable() {
  useEffect(() => {
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, []);
  return <SiteUnreachable onRetry={retry} />;
}
