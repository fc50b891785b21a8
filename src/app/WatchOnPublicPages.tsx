import { useLocation } from 'react-router-dom';
import { matchPath } from '@/lib/paths';
import { confirmationPrefixes, keysWith } from '@/lib/storage';
import { useSignedIn } from '@/session/hooks';
import { useFetched } from '@/ui/useFetched';
import { protectedPages } from './pages';

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
export function WatchOnPublicPages() {
  const path = matchPath(useLocation().pathname);
  const signedIn = useSignedIn();
  const isPublic = !path || !(path in protectedPages);
  // No confirmation starts on a public page, so this needs no subscription to the storage.
  const anyOpen = signedIn && isPublic && keysWith(confirmationPrefixes.open).length > 0;
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
