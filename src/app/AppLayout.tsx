import { leaveBy } from '@/lib/backGate';
import { paths } from '@/lib/paths';
import { mayTransfer, session } from '@/session/current';
import { useSignedIn } from '@/session/hooks';
import { Suspense } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { Layout } from './layout/Layout';
import { PageSkeleton } from './PageSkeleton';

/** The layout, joined to the session: who is logged in, where 'Enviar dinero' leads, and logging out (spec §2, §6). */
export function AppLayout() {
  const navigate = useNavigate();
  const signedIn = useSignedIn();

  const sendMoney = async () => {
    void navigate((await mayTransfer()) ? paths.sendQuote : paths.profile);
  };
  const logout = () =>
    leaveBy(() => {
      void session.logout();
      void navigate(paths.login);
    });

  return (
    <Layout signedIn={signedIn} onSendMoney={() => void sendMoney()} onLogout={logout}>
      <Suspense fallback={<PageSkeleton />}>
        <Outlet />
      </Suspense>
    </Layout>
  );
}
