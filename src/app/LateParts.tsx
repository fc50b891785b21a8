import { useEffect, useState } from 'react';
import { config } from '@/lib/config';
import { whenIdle } from '@/lib/whenIdle';
import { useSignedIn } from '@/session/hooks';
import { useFetched } from '@/ui/useFetched';
import { WatchOnPublicPages } from './WatchOnPublicPages';

const fetchToasts = () => import('./Toasts');
const fetchLock = () => import('./IdleLock');

/**
 * What stands beside every page and is not part of the first view: the toasts, because a result may arrive after its
 * page was left, and the lock of an unused session. A toast that is requested before their code has loaded is shown then.
 */
export function LateParts() {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const toasts = useFetched(fetchToasts, idle);
  const signedIn = useSignedIn();
  const lock = useFetched(fetchLock, idle && signedIn && config.idleMs < Infinity);
  return (
    <>
      {toasts && <toasts.Toasts />}
      {signedIn && lock && <lock.IdleLock />}
      <WatchOnPublicPages />
    </>
  );
}
