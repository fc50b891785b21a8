import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { config } from '@/lib/config';
import { matchProtectedPath } from '@/lib/paths';
import { confirmationPrefixes, textKeys } from '@/lib/storage';
import { whenIdle } from '@/lib/whenIdle';
import { useSignedIn } from '@/session/hooks';
import { useFetched } from '@/ui/useFetched';

const fetchWatch = async () => {
  const [area, watch] = await Promise.all([
    import('./QueryArea'),
    import('@/features/send/transfer/ConfirmationWatch'),
  ]);
  return { ...area, ...watch };
};

/**
 * Watches open confirmations where the user reads a public page meanwhile. The code and a query cache load only when
 * there is one.
 */
function WatchOnPublicPages() {
  const isPublic = matchProtectedPath(useLocation().pathname) === undefined;
  const signedIn = useSignedIn();
  // No confirmation starts on a public page, so this needs no subscription to the storage.
  const anyOpen = signedIn && isPublic && textKeys(confirmationPrefixes.open).length > 0;
  const code = useFetched(fetchWatch, anyOpen);
  return (
    anyOpen &&
    code && (
      <code.QueryArea>
        <code.ConfirmationWatch />
      </code.QueryArea>
    )
  );
}

const fetchToasts = () => import('./Toasts');
const fetchLock = () => import('./IdleLock');

/**
 * What stands beside every page and is not part of the first view: the toasts, because a result may arrive after its
 * page was left, and the lock of an unused session. A toast that is requested before their code has loaded is shown then.
 */
export function LateParts({ onLogout }: { readonly onLogout: () => void }) {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const toasts = useFetched(fetchToasts, idle);
  const signedIn = useSignedIn();
  const lock = useFetched(fetchLock, idle && signedIn && config.idleMs < Infinity);
  return (
    <>
      {toasts && <toasts.Toasts />}
      {signedIn && lock && <lock.IdleLock onLogout={onLogout} />}
      <WatchOnPublicPages />
    </>
  );
}
