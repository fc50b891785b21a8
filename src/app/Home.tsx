import { useContext } from 'react';
import { HomePage } from '@/features/site/HomePage';
import { SendMoney } from '@/features/site/siteContext';
import { useSession, useSignedIn } from '@/session/hooks';
import { useFetched } from '@/ui/useFetched';

const fetchPeople = async () => {
  const [area, again] = await Promise.all([import('./QueryArea'), import('@/features/send/again/SendAgain')]);
  return { ...area, ...again };
};

/** The home page. A signed-in user also sees the people of the last exchanges, whose code loads later (product 2.23). */
export function Home() {
  // The code loads during the check of a session on record; a call before its answer would only get a 401.
  const checked = useSession().status === 'signedIn';
  const code = useFetched(fetchPeople, useSignedIn());
  const onSendMoney = useContext(SendMoney);
  const again = checked && onSendMoney && code && (
    // The home page has no query cache of its own.
    <code.QueryArea>
      <code.SendAgain onChoose={onSendMoney} />
    </code.QueryArea>
  );
  return <HomePage again={again} />;
}
