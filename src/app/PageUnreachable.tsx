import { useEffect } from 'react';
import { onReconnect } from '@/lib/onReconnect';
import { loadAgain } from './reloadPage';
import { SiteUnreachable } from './SiteUnreachable';

const retry = () => void loadAgain();

/** Shown when a page's chunk fails to load; retries when the browser is online again. */
export function PageUnreachable() {
  useEffect(() => onReconnect(retry), []);
  return <SiteUnreachable onRetry={retry} />;
}
