import { useLocation } from 'react-router-dom';
import { matchPath } from '@/lib/paths';
import { inDoubtKey, readTabText } from '@/lib/storage';
import { useSignedIn } from '@/session/hooks';
import { useFetched } from '@/ui/useFetched';
import { protectedPages } from './pages';

const fetchAnswers = () => import('./LostAnswersOutside');

/**
 * Public pages also report the result of a doubt. The code for it loads only when the tab holds a doubt, and is not
 * part of the first view otherwise.
 */
export function DoubtWatch() {
  const path = matchPath(useLocation().pathname);
  const signedIn = useSignedIn();
  const isOutside = !path || !(path in protectedPages);
  // No doubt starts on a public page, so this needs no subscription to the storage.
  const inDoubt = signedIn && isOutside && readTabText(inDoubtKey) !== null;
  const code = useFetched(fetchAnswers, inDoubt);
  return inDoubt && code && <code.LostAnswersOutside />;
}
