import { refusalOf } from '@/api/errors';
import { identityContact, identityFromQuery, identityLabel, identitySearch } from '@/api/identity';
import { messages } from '@/api/messages';
import { register, sendVerificationCode, verifyCode } from '@/api/registration';
import { login } from '@/api/session';
import type { Identity } from '@/api/wire';
import { clock } from '@/lib/clock';
import { readSentAt } from '@/lib/code';
import { paths } from '@/lib/paths';
import { session } from '@/session/current';
import { useSession } from '@/session/hooks';
import { toastError, toastSuccess } from '@/ui/toast';
import { useCodeAndPassword } from '@/ui/useCodeAndPassword';
import { Navigate, useHref, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { SignUpVerifyView } from './SignUpVerifyView';

/** Second step of signing up: the code, then the password, then logged in (spec §2 /registrate/verifica). */
export function SignUpVerifyPage() {
  const [query] = useSearchParams();
  const identity = identityFromQuery(query);
  if (!identity) return <Navigate to={paths.signUp} replace />;
  return <VerifyContact key={identityLabel(identity)} identity={identity} />;
}

function VerifyContact({ identity }: { readonly identity: Identity }) {
  const navigate = useNavigate();
  const location = useLocation();
  const profileHref = useHref(paths.profile);
  const { status } = useSession();
  const label = identityLabel(identity);
  const search = identitySearch(identity);

  const { screens, completing } = useCodeAndPassword({
    sentAt: readSentAt(location.state),
    verify: (code) => refusalOf(verifyCode(identity, code), messages.invalidVerificationCode),
    async resend() {
      const refusal = await refusalOf(sendVerificationCode(identity), messages.codeNotResent);
      if (refusal !== undefined) {
        toastError(messages.codeNotResentTitle, refusal);
        return false;
      }
      void navigate({ search }, { replace: true, state: { sentAt: clock.now() } });
      toastSuccess('Código reenviado', `Te enviamos un nuevo código a ${label}.`);
      return true;
    },
    async complete(code, password) {
      const refusal = await refusalOf(register(identity, code, password), messages.notRegistered);
      if (refusal !== undefined) return refusal;
      try {
        session.open(await login(identity, password), label);
      } catch {
        // The account exists: only logging in is left to do.
        toastSuccess('Cuenta creada', 'Ahora puedes iniciar sesión.');
        void navigate({ pathname: paths.loginPassword, search }, { replace: true });
        return undefined;
      }
      // Back does not lead to a code that is used up. The button stays busy until this page is gone.
      window.location.replace(profileHref);
      return new Promise(() => undefined);
    },
  });

  if (status === 'signedIn' && !completing) return <Navigate to={paths.profile} replace />;

  return (
    <SignUpVerifyView {...screens} contact={label} changeState={{ contact: identityContact(identity) }} />
  );
}
