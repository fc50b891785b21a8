import { useLocation } from 'react-router-dom';
import { matchPath } from '@/lib/paths';
import { inDoubtKey, readText } from '@/lib/storage';
import { useSignedIn } from '@/session/hooks';
import { useFetched } from '@/ui/useFetched';
import { protectedPages } from './pages';

const fetchResolver = async () => {
  const [area, resolver] = await Promise.all([
    import('./QueryArea'),
    import('@/features/send/doubt/DoubtResolver'),
  ]);
  return { ...area, ...resolver };
};

/**
 * Resolves doubts where the user reads a public page meanwhile. The code and a query cache load only when the tab holds
 * a doubt.
 */
export function DoubtsOnPublicPages() {
  const path = matchPath(useLocation().pathname);
  const signedIn = useSignedIn();
  const isPublic = !path || !(path in protectedPages);
  // No doubt starts on a public page, so this needs no subscription to the storage.
  const inDoubt = signedIn && isPublic && readText(inDoubtKey) !== null;
  const code = useFetched(fetchResolver, inDoubt);
  return (
    inDoubt &&
    code && (
      <code.QueryArea>
        <code.DoubtResolver />
      </code.QueryArea>
    )
  );
}
