import { useEffect, useEffectEvent, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { completePasswordReset } from '@/api/account';
import { identityContact, identityFromQuery, identitySearch } from '@/api/identity';
import { identityLabel } from '@/api/session';
import type { Identity } from '@/api/wire';
import { asObject, pick } from '@/lib/jsonValues';
import { paths } from '@/lib/paths';
import { codeIn, sendCode } from '@/lib/verificationCode';
import { usePageCall } from '@/ui/usePageCall';
import { useVerification } from '../verify/useVerification';
import { verifications } from '../verify/verifications';
import { VerifyView } from '../verify/VerifyView';

/** Password reset: the code, then a new password (product 2.12). */
export function PasswordResetVerifyPage() {
  const [query] = useSearchParams();
  const identity = identityFromQuery(query);
  if (!identity) return <Navigate to={paths.passwordReset} replace />;
  const sentCode = codeIn(query.get('code') ?? '') ?? '';
  return <RecoverPassword key={identityLabel(identity)} identity={identity} sentCode={sentCode} />;
}

interface RecoverPasswordProps {
  readonly identity: Identity;
  /** The code of the link; may be empty. */
  readonly sentCode: string;
}

function RecoverPassword({ identity, sentCode }: RecoverPasswordProps) {
  const { requesting, unreached, onRetry } = usePasswordResetRequest(identity);
  const { steps } = useVerification({
    purpose: 'passwordReset',
    identity,
    sentCode,
    requesting,
    complete: (code, password) => completePasswordReset(identity, code, password),
  });
  return (
    <VerifyView
      {...steps}
      purpose="passwordReset"
      contact={identityLabel(identity)}
      changes={() => ({ contact: identityContact(identity) })}
      onRetry={unreached ? onRetry : undefined}
    />
  );
}

/** Sends the request that the previous page asked for, once; not again before another code may be sent. */
function usePasswordResetRequest(identity: Identity) {
  const navigate = useNavigate();
  const location = useLocation();
  const [unreached, setUnreached] = useState(false);

  const [request] = usePageCall({
    byVisitor: true,
    call: (_input: undefined) =>
      sendCode('passwordReset', identityLabel(identity), () => verifications.passwordReset.send(identity)),
    whileHere: () => void navigate({ search: identitySearch(identity) }, { replace: true }),
    onFailure(_error, here) {
      if (here) setUnreached(true);
    },
  });
  const requestNow = useEffectEvent(() => request(undefined));
  const requesting = pick(asObject(location.state), 'request') === true;
  useEffect(() => {
    if (requesting) requestNow();
  }, [requesting]);

  return {
    requesting,
    unreached,
    onRetry() {
      setUnreached(false);
      request(undefined);
    },
  };
}
