import { messages } from '@/api/messages';
import type { SiteContext } from '@/features/site/siteContext';
import type { CalculatorInput } from '@/lib/calculator';
import { owned } from '@/lib/owner';
import { paths } from '@/lib/paths';
import { mayTransfer, session } from '@/session/current';
import { useSignedIn } from '@/session/hooks';
import { usePageCall } from '@/ui/usePageCall';
import { Suspense } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { Layout } from './layout/Layout';
import { PageSkeleton } from './PageSkeleton';

/** Says that the session could not be refreshed; the code of toasts is no part of a page's first view. */
async function tellNotRefreshed(): Promise<void> {
  const { toastError } = await import('@/ui/toast');
  toastError(messages.sessionNotRefreshed);
}

/** The layout, joined to the session: who is logged in, where 'Enviar dinero' leads, and logging out (spec §2, §6). */
export function AppLayout() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const signedIn = useSignedIn();

  const [sendMoney] = usePageCall({
    // Who goes elsewhere while the session is asked stays there.
    choice: key,
    readsOnly: true,
    call: (_input: CalculatorInput | undefined) => mayTransfer(),
    whileHere({ may, asked }, input) {
      if (!asked) void tellNotRefreshed();
      if (may) void navigate(paths.sendQuote, { state: input && owned({ input }) });
      else void navigate(paths.profile);
    },
    onFailure: () => void tellNotRefreshed(),
  });
  const logout = () => {
    void session.logout();
    void navigate(paths.login);
  };
  const context: SiteContext = { onSendMoney: signedIn ? sendMoney : undefined };

  return (
    <Layout signedIn={signedIn} onSendMoney={() => sendMoney(undefined)} onLogout={logout}>
      <Suspense fallback={<PageSkeleton />}>
        <Outlet context={context} />
      </Suspense>
    </Layout>
  );
}
