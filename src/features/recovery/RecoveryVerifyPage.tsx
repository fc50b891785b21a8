import { ApiError, errorMessage } from '@/api/errors';
import { identityContact, identityFromQuery, identityLabel, identitySearch } from '@/api/identity';
import { messages } from '@/api/messages';
import { completePasswordReset, requestPasswordReset, verifyPasswordReset } from '@/api/recovery';
import type { Identity } from '@/api/wire';
import { clock } from '@/lib/clock';
import { filterCode, readSentAt } from '@/lib/code';
import { paths } from '@/lib/paths';
import type { NewPassword } from '@/lib/password';
import { toastError, toastSuccess } from '@/ui/toast';
import { useSingleFlight } from '@/ui/useSingleFlight';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { RecoveryVerifyView } from './RecoveryVerifyView';

/** Forgotten password: the code, then a new password (spec §2 /olvide/verifica). */
export function RecoveryVerifyPage() {
  const [query] = useSearchParams();
  const identity = identityFromQuery(query);
  if (!identity) return <Navigate to={paths.recovery} replace />;
  const sentCode = filterCode(query.get('code') ?? '');
  return <RecoverPassword key={identityLabel(identity)} identity={identity} sentCode={sentCode} />;
}

interface RecoverPasswordProps {
  readonly identity: Identity;
  /** The code that a link carries, or empty. */
  readonly sentCode: string;
}

function RecoverPassword({ identity, sentCode }: RecoverPasswordProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const search = identitySearch(identity);

  const [openedAt] = useState(() => clock.now());
  const [code, setCode] = useState(sentCode);
  const [step, setStep] = useState<'code' | 'password'>('code');
  const [newPassword, setNewPassword] = useState<NewPassword>({ password: '', confirmation: '' });
  const [error, setError] = useState<string>();

  const [confirm, confirming] = useSingleFlight(async () => {
    setError(undefined);
    try {
      await verifyPasswordReset(identity, code);
      setStep('password');
    } catch (failure) {
      setError(errorMessage(failure, messages.invalidResetCode));
    }
  });

  const [resend, resending] = useSingleFlight(async () => {
    try {
      await requestPasswordReset(identity);
    } catch (failure) {
      // What the server refuses stays untold (spec §8); that it was never reached gives nothing away.
      if (failure instanceof ApiError && failure.kind === 'network') {
        toastError(messages.codeNotResentTitle, messages.codeNotResent);
        return;
      }
    }
    setError(undefined);
    void navigate({ search }, { replace: true, state: { sentAt: clock.now() } });
    toastSuccess('Código reenviado', 'Si existe una cuenta, te enviaremos un código.');
  });

  const [complete, completing] = useSingleFlight(async () => {
    setError(undefined);
    try {
      await completePasswordReset(identity, code, newPassword.password);
    } catch (failure) {
      setError(errorMessage(failure, messages.passwordNotUpdated));
      return;
    }
    toastSuccess('Contraseña actualizada', 'Ahora puedes iniciar sesión.');
    void navigate({ pathname: paths.loginPassword, search }, { replace: true });
  });

  return (
    <RecoveryVerifyView
      contact={identityLabel(identity)}
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
      onComplete={complete}
      onOtherCode={() => {
        setStep('code');
        setError(undefined);
      }}
      error={error}
      pending={confirming || completing}
    />
  );
}
