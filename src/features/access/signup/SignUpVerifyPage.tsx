import { Navigate, useHref, useLocation, useSearchParams } from 'react-router-dom';
import { register } from '@/api/account';
import { identityContact, identityFromQuery } from '@/api/identity';
import { identityLabel } from '@/api/session';
import type { Identity } from '@/api/wire';
import { dataOfEntry } from '@/lib/entry';
import { reportFault } from '@/lib/knownError';
import { paths } from '@/lib/paths';
import { beginSignIn } from '@/session/current';
import { afterSignUp } from '../afterLogin';
import { useLeaveLogin } from '../parts/useLeaveLogin';
import { useVerification } from '../verify/useVerification';
import { VerifyView } from '../verify/VerifyView';
import { readSignUpForm } from './signUpForm';

/** Second step of the sign-up: the code, then the password, then the login (product 2.10). */
export function SignUpVerifyPage() {
  const [query] = useSearchParams();
  const identity = identityFromQuery(query);
  if (!identity) return <Navigate to={paths.signUp} replace />;
  return <VerifyContact key={identityLabel(identity)} identity={identity} />;
}

function VerifyContact({ identity }: { readonly identity: Identity }) {
  const location = useLocation();
  const nextHref = useHref(afterSignUp());

  const { steps, completing } = useVerification({
    purpose: 'signUp',
    identity,
    async complete(code, password, isHere) {
      // Starts with the press, so that a later login, here or in another tab, wins over this one.
      const signIn = beginSignIn(isHere);
      await register(identity, code, password);
      // If this login fails, the account exists nevertheless and the user only has to log in.
      const entered = await signIn(identity, password).catch(reportFault);
      if (!entered) return;
      // Replaces the entry, because the code is used up. The button stays busy until the page unloads.
      window.location.replace(nextHref);
      await new Promise<never>(() => undefined);
    },
  });

  if (useLeaveLogin({ busy: completing, destination: afterSignUp })) return null;
  return (
    <VerifyView
      {...steps}
      purpose="signUp"
      contact={identityLabel(identity)}
      // The previous form, if the tab keeps it.
      changes={() => ({ ...readSignUpForm(dataOfEntry(location.state)), contact: identityContact(identity) })}
    />
  );
}
