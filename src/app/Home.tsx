import { HomePage } from '@/features/site/HomePage';
import { useSiteContext } from '@/features/site/siteContext';
import { useSignedIn } from '@/session/hooks';
import { useFetched } from '@/ui/useFetched';

const fetchPeople = () => import('./SendAgainOnHome');

/** The home page. A signed-in user also sees the people of the last exchanges, whose code loads later. */
export function Home() {
  const signedIn = useSignedIn();
  const { onSendMoney } = useSiteContext();
  const code = useFetched(fetchPeople, signedIn);
  return (
    <HomePage again={signedIn && onSendMoney && code && <code.SendAgainOnHome onSend={onSendMoney} />} />
  );
}
