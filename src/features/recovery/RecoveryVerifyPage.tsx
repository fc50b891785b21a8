import { ApiError, refusalOf } from '@/api/errors';
import { identityContact, identityFromQuery, identityLabel, identitySearch } from '@/api/identity';
import { messages } from '@/api/messages';
import { completePasswordReset, requestPasswordReset, verifyPasswordReset } from '@/api/recovery';
import type { Identity } from '@/api/wire';
import { clock } from '@/lib/clock';
import { filterCode, readSentAt } from '@/lib/code';
import { paths } from '@/lib/paths';
import { toastError, toastSuccess } from '@/ui/toast';
import { useCodeAndPassword } from '@/ui/useCodeAndPassword';
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

  const { screens } = useCodeAndPassword({
    sentCode,
    sentAt: readSentAt(location.state),
    verify: (code) => refusalOf(verifyPasswordReset(identity, code), messages.invalidResetCode),
    async resend() {
      try {
        await requestPasswordReset(identity);
      } catch (failure) {
        // What the server refuses stays untold (spec §8); that it was never reached gives nothing away.
        if (failure instanceof ApiError && failure.kind === 'network') {
          toastError(messages.codeNotResentTitle, messages.codeNotResent);
          return false;
        }
      }
      void navigate({ search }, { replace: true, state: { sentAt: clock.now() } });
      toastSuccess('Código reenviado', 'Si existe una cuenta, te enviaremos un código.');
      return true;
    },
    async complete(code, password) {
      const refusal = await refusalOf(
        completePasswordReset(identity, code, password),
        messages.passwordNotUpdated,
      );
      if (refusal !== undefined) return refusal;
      toastSuccess('Contraseña actualizada', 'Ahora puedes iniciar sesión.');
      void navigate({ pathname: paths.loginPassword, search }, { replace: true });
      return undefined;
    },
  });

  return (
    <RecoveryVerifyView
      {...screens}
      contact={identityLabel(identity)}
      changeState={{ contact: identityContact(identity) }}
    />
  );
}
