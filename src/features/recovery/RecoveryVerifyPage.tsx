import { ApiError, errorMessage } from '@/api/errors';
import { identityContact, identityFromQuery, identityLabel, identitySearch } from '@/api/identity';
import { messages } from '@/api/messages';
import { completePasswordReset, requestPasswordReset, verifyPasswordReset } from '@/api/recovery';
import type { Identity } from '@/api/wire';
import { filterCode, noteCodeSent, readSentAt, recentlySentAt } from '@/lib/code';
import { paths } from '@/lib/paths';
import { asObject, pick } from '@/lib/read';
import { toastError, toastSuccess } from '@/ui/toast';
import { useCodeAndPassword } from '@/ui/useCodeAndPassword';
import { usePageCall } from '@/ui/usePageCall';
import { useEffect, useEffectEvent, useState } from 'react';
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
  const label = identityLabel(identity);
  const search = identitySearch(identity);
  const { unreached, onRetry } = useRecoveryRequest(identity);

  const { screens } = useCodeAndPassword({
    sentCode,
    sentAt: readSentAt(location.state),
    verify: (code, signal) => verifyPasswordReset(identity, code, signal),
    refusalOfCode: (error) => errorMessage(error, messages.invalidResetCode),
    resend: () => requestSilently(identity),
    onResent() {
      void navigate({ search }, { replace: true, state: { sentAt: noteCodeSent('recovery', label) } });
      toastSuccess('Código reenviado', 'Si existe una cuenta, te enviaremos un código.');
    },
    onNotResent: () => toastError(messages.codeNotResentTitle, messages.codeNotResent),
    complete: (code, password) => completePasswordReset(identity, code, password),
    onCompleted() {
      tellCompleted();
      void navigate({ pathname: paths.loginPassword, search }, { replace: true });
    },
    onCompletedLate: tellCompleted,
    refusalOfPassword: (error) => errorMessage(error, messages.passwordNotUpdated),
  });

  return (
    <RecoveryVerifyView
      {...screens}
      contact={label}
      changeState={{ contact: identityContact(identity) }}
      unreached={unreached}
      onRetry={onRetry}
    />
  );
}

const tellCompleted = () => toastSuccess('Contraseña actualizada', 'Ahora puedes iniciar sesión.');

/** What the server answers stays untold (spec §8); that it was never reached gives nothing away. */
async function requestSilently(identity: Identity): Promise<void> {
  try {
    await requestPasswordReset(identity);
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'network') throw error;
  }
}

/** Makes the request that the page before this one asked for: once, and not again before another code may be sent. */
function useRecoveryRequest(identity: Identity) {
  const navigate = useNavigate();
  const location = useLocation();
  const [unreached, setUnreached] = useState(false);
  const label = identityLabel(identity);

  const [request] = usePageCall({
    async call(_input: undefined) {
      const sentAt = recentlySentAt('recovery', label);
      if (sentAt !== undefined) return sentAt;
      await requestSilently(identity);
      return noteCodeSent('recovery', label);
    },
    whileHere: (sentAt) =>
      void navigate({ search: identitySearch(identity) }, { replace: true, state: { sentAt } }),
    onFailure(_error, here) {
      if (here) setUnreached(true);
    },
  });
  const requestNow = useEffectEvent(() => request(undefined));
  const wanted = pick(asObject(location.state), 'request') === true;
  useEffect(() => {
    if (wanted) requestNow();
  }, [wanted]);

  return {
    unreached,
    onRetry() {
      setUnreached(false);
      request(undefined);
    },
  };
}
