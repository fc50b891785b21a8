import { HomePage } from '@/features/site/HomePage';
import { useSiteContext } from '@/features/site/siteContext';
import { useSession, useSignedIn } from '@/session/hooks';
import { useFetched } from '@/ui/useFetched';

const fetchPeople = () => import('./SendAgainOnHome');

/** The home page. A signed-in user also sees the people of the last exchanges, whose code loads later. */
export function Home() {
  // The code loads during the check of a session on record; a call before its answer would only get a 401.
  const checked = useSession().status === 'signedIn';
  const code = useFetched(fetchPeople, useSignedIn());
  const { onSendMoney } = useSiteContext();
  return <HomePage again={checked && onSendMoney && code && <code.SendAgainOnHome onSend={onSendMoney} />} />;
}
