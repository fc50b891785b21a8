import { errorMessage } from '@/api/errors';
import { identityContact, identityFromQuery, identityLabel, identitySearch } from '@/api/identity';
import { messages } from '@/api/messages';
import { register, sendVerificationCode, verifyCode } from '@/api/registration';
import { login } from '@/api/session';
import type { Identity } from '@/api/wire';
import { clock } from '@/lib/clock';
import { readSentAt } from '@/lib/code';
import { paths } from '@/lib/paths';
import type { NewPassword } from '@/lib/password';
import { session } from '@/session/current';
import { useSession } from '@/session/hooks';
import { toastError, toastSuccess } from '@/ui/toast';
import { useSingleFlight } from '@/ui/useSingleFlight';
import { useState } from 'react';
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

  const [openedAt] = useState(() => clock.now());
  const [code, setCode] = useState('');
  const [step, setStep] = useState<'code' | 'password'>('code');
  const [newPassword, setNewPassword] = useState<NewPassword>({ password: '', confirmation: '' });
  const [error, setError] = useState<string>();

  const [confirm, confirming] = useSingleFlight(async () => {
    setError(undefined);
    try {
      await verifyCode(identity, code);
      setStep('password');
    } catch (failure) {
      setError(errorMessage(failure, messages.invalidVerificationCode));
    }
  });

  const [resend, resending] = useSingleFlight(async () => {
    try {
      await sendVerificationCode(identity);
    } catch (failure) {
      toastError(messages.codeNotResentTitle, errorMessage(failure, messages.codeNotResent));
      return;
    }
    setError(undefined);
    void navigate({ search }, { replace: true, state: { sentAt: clock.now() } });
    toastSuccess('Código reenviado', `Te enviamos un nuevo código a ${label}.`);
  });

  const [create, creating] = useSingleFlight(async () => {
    setError(undefined);
    const { password } = newPassword;
    try {
      await register(identity, code, password);
    } catch (failure) {
      setError(errorMessage(failure, messages.notRegistered));
      return;
    }
    try {
      session.open(await login(identity, password), label);
    } catch {
      // The account exists: only logging in is left to do.
      toastSuccess('Cuenta creada', 'Ahora puedes iniciar sesión.');
      void navigate({ pathname: paths.loginPassword, search }, { replace: true });
      return;
    }
    // Back does not lead to a code that is used up. The button stays busy until this page is gone.
    window.location.replace(profileHref);
    await new Promise(() => undefined);
  });

  if (status === 'signedIn' && !creating) return <Navigate to={paths.profile} replace />;

  return (
    <SignUpVerifyView
      contact={label}
      changeState={{ contact: identityContact(identity) }}
      step={step}
      code={code}
      onCodeChange={(next) => {
        setCode(next);
        setError(undefined);
      }}
      onConfirm={confirm}
      resend={{ sentAt: readSentAt(location.state) ?? openedAt, pending: resending, onResend: resend }}
      newPassword={newPassword}
      onPasswordChange={(next) => {
        setNewPassword(next);
        setError(undefined);
      }}
      onCreate={create}
      onOtherCode={() => {
        setStep('code');
        setError(undefined);
      }}
      error={error}
      pending={confirming || creating}
    />
  );
}
