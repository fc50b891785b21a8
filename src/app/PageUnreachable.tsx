import { useEffect } from 'react';
import { loadAgain, loadAnew } from './reloadPage';
import { SiteUnreachable } from './SiteUnreachable';

const retry = () => void loadAgain();

/**
 * Shown when a page's chunk fails to load; retries when the browser is online again. A user who had left before the
 * page could be reloaded and comes back to it gets that reload now.
 */
export function PageUnreachable() {
  useEffect(() => {
    void loadAnew();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, []);
  return <SiteUnreachable onRetry={retry} />;
}
