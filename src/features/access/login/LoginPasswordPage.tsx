import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { errorMessage } from '@/api/errors';
import { identityFromQuery, identitySearch } from '@/api/identity';
import { messages } from '@/api/messages';
import { identityLabel } from '@/api/session';
import type { Identity } from '@/api/wire';
import { asObject, pick } from '@/lib/jsonValues';
import { originState, readOrigin } from '@/lib/origin';
import { paths } from '@/lib/paths';
import { beginSignIn } from '@/session/current';
import { ErrorText } from '@/ui/feedback/ErrorText';
import { usePageCall } from '@/ui/usePageCall';
import { useLeaveLogin } from '../parts/useLeaveLogin';
import { LoginPasswordView, usePasswordForm } from './LoginPasswordView';

/** Second step of the login: the password of the identity in the query (product 2.7). */
export function LoginPasswordPage() {
  const location = useLocation();
  const [query] = useSearchParams();
  const identity = identityFromQuery(query);
  const origin = readOrigin(location.state);
  const state = origin ? originState(origin) : null;

  if (!identity) return <Navigate to={paths.login} state={state} replace />;
  return (
    <PasswordStep
      key={identityLabel(identity)}
      identity={identity}
      state={state}
      locked={pick(asObject(location.state), 'locked') === true}
    />
  );
}

interface PasswordStepProps {
  readonly identity: Identity;
  readonly state: unknown;
  readonly locked: boolean;
}

function PasswordStep({ identity, state, locked }: PasswordStepProps) {
  const form = usePasswordForm();

  // After the login `useLeaveLogin` redirects. A user who left the page meanwhile is not logged in.
  const [submit, pending] = usePageCall({
    byVisitor: true,
    call: (password: string, _signal, isHere) => beginSignIn(isHere)(identity, password),
    onFailure(failure, here) {
      if (!here) return;
      const reason = errorMessage(failure, messages.invalidCredentials);
      form.setFieldError('password', <ErrorText>{reason}</ErrorText>);
      form.getInputNode('password')?.focus();
    },
  });

  if (useLeaveLogin({ busy: pending })) return null;
  return (
    <LoginPasswordView
      locked={locked}
      identityLabel={identityLabel(identity)}
      form={form}
      pending={pending}
      onSubmit={submit}
      passwordReset={{ pathname: paths.passwordReset, search: identitySearch(identity) }}
      state={state}
    />
  );
}
