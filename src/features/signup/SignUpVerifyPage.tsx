import { errorMessage } from '@/api/errors';
import { identityContact, identityFromQuery, identityLabel, identitySearch } from '@/api/identity';
import { messages } from '@/api/messages';
import { register, sendVerificationCode, verifyCode } from '@/api/registration';
import type { Identity } from '@/api/wire';
import { noteCodeSent, readSentAt } from '@/lib/code';
import { paths } from '@/lib/paths';
import { asObject, pick } from '@/lib/read';
import { signIn } from '@/session/current';
import { useSession } from '@/session/hooks';
import { toastError, toastSuccess } from '@/ui/toast';
import { useCodeAndPassword } from '@/ui/useCodeAndPassword';
import { Navigate, useHref, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { readSignUpForm } from './signUpForm';
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

  // What was filled in before, where the page is known to have been left for this one.
  const form = readSignUpForm(pick(asObject(location.state), 'form'));

  const tellCreated = () => toastSuccess('Cuenta creada', 'Ahora puedes iniciar sesión.');

  const { screens, completing } = useCodeAndPassword({
    sentAt: readSentAt(location.state),
    verify: (code, signal) => verifyCode(identity, code, signal),
    refusalOfCode: (error) => errorMessage(error, messages.invalidVerificationCode),
    resend: () => sendVerificationCode(identity),
    onResent() {
      const sentAt = noteCodeSent('signUp', label);
      void navigate({ search }, { replace: true, state: { sentAt, form } });
      toastSuccess('Código reenviado', `Te enviamos un nuevo código a ${label}.`);
    },
    onNotResent: (error) =>
      toastError(messages.codeNotResentTitle, errorMessage(error, messages.codeNotResent)),
    async complete(code, password, isHere) {
      await register(identity, code, password);
      if (!isHere()) return;
      // Where it fails, the account exists all the same: only logging in is left to do.
      const entered = await signIn(identity, password, isHere).catch(() => false);
      if (!entered) return;
      // Back does not lead to a code that is used up. The button stays busy until this page is gone.
      window.location.replace(profileHref);
      await new Promise<never>(() => undefined);
    },
    onCompleted() {
      tellCreated();
      void navigate({ pathname: paths.loginPassword, search }, { replace: true });
    },
    onCompletedLate: tellCreated,
    refusalOfPassword: (error) => errorMessage(error, messages.notRegistered),
  });

  if (status === 'signedIn' && !completing) return <Navigate to={paths.profile} replace />;

  return (
    <SignUpVerifyView
      {...screens}
      contact={label}
      changeState={{ ...form, contact: identityContact(identity) }}
    />
  );
}
