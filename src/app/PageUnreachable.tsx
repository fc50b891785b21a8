import { useEffect } from 'react';
import { loadAgain } from './newVersion';
import { SiteUnreachable } from './SiteUnreachable';

const retry = () => void loadAgain();

/** Stands for a page whose code cannot be had now; comes back by itself with the connection. */
export function PageUnreachable() {
  useEffect(() => {
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, []);
  return <SiteUnreachable onRetry={retry} />;
}
