import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { messages } from '@/api/messages';
import { SendMoney, type SendStart } from '@/features/site/siteContext';
import { keepForEntry } from '@/lib/entry';
import { matchPath, matchProtectedPath, paths } from '@/lib/paths';
import { maySend, session } from '@/session/current';
import { useSignedIn } from '@/session/hooks';
import { useHydrated } from '@/ui/useHydrated';
import { usePageCall } from '@/ui/usePageCall';
import { LateParts } from './LateParts';
import { Layout } from './layout/Layout';

/** Says that the session could not be refreshed. The code of the toasts is not part of the first view. */
async function tellNotRefreshed(): Promise<void> {
  const { toastError } = await import('@/ui/feedback/toast');
  toastError(messages.sessionNotRefreshed);
}

/** Connects the layout to the session: the user, where 'Enviar dinero' leads, and the logout (product 2.2, 6.3). */
export function AppLayout() {
  const navigate = useNavigate();
  const { key, pathname } = useLocation();
  const known = useSignedIn();
  const hydrated = useHydrated();
  // The HTML of a protected page is only shown to users who were signed in (scripts/build/startPage.mjs).
  const signedIn = known || (!hydrated && matchProtectedPath(pathname) !== undefined);

  const [openSend] = usePageCall({
    // A user who navigates elsewhere during the call stays there.
    choice: key,
    readsOnly: true,
    call: (_start: SendStart | undefined) => maySend(),
    whileHere({ may, asked }, start) {
      if (!asked) void tellNotRefreshed();
      const to = may ? paths.sendQuote : paths.profile;
      // On the same page, replace as a link does: a second entry would only make Back longer.
      const replace = matchPath(pathname) === to;
      const refused = asked ? { blocked: true } : undefined;
      void navigate(to, { replace, state: may ? start && keepForEntry(start) : refused });
    },
    onFailure: () => void tellNotRefreshed(),
  });
  const logout = () => {
    void session.logout();
    void navigate(paths.login);
  };

  return (
    <Layout signedIn={signedIn} onSendMoney={() => openSend(undefined)} onLogout={logout}>
      <SendMoney value={signedIn ? openSend : undefined}>
        <Outlet />
        <LateParts onLogout={logout} />
      </SendMoney>
    </Layout>
  );
}
