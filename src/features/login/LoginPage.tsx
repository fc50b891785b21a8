import { contactIdentity, identitySearch } from '@/api/identity';
import { emptyContact, readContact, type ContactInput } from '@/lib/contact';
import { originState, readOrigin } from '@/lib/origin';
import { asObject, pick } from '@/lib/read';
import { paths } from '@/lib/paths';
import { useSession } from '@/session/hooks';
import { useHydrated } from '@/ui/useHydrated';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LeaveLogin } from './LeaveLogin';
import { LoginView, type LoginReason } from './LoginView';

/** First step of logging in: who (spec §2 /iniciar). */
export function LoginPage() {
  const navigate = useNavigate();
  const location = useLocation();
  const { status } = useSession();
  const hydrated = useHydrated();
  const [typed, setTyped] = useState<ContactInput>();
  const contact = typed ?? (hydrated ? readContact(location.state) : emptyContact);
  const identity = contactIdentity(contact);
  const origin = readOrigin(location.state);
  const originPart = origin ? originState(origin) : {};

  const goOn = () => {
    if (!identity) return;
    // Back from the password finds this entry, with what was typed.
    void navigate(paths.login, { replace: true, state: { ...originPart, contact } });
    void navigate({ pathname: paths.loginPassword, search: identitySearch(identity) }, { state: originPart });
  };

  if (status === 'signedIn') return <LeaveLogin />;
  return (
    <LoginView
      reason={hydrated ? readReason(location.state) : undefined}
      contact={contact}
      onChange={setTyped}
      ready={identity !== undefined}
      onContinue={goOn}
    />
  );
}

function readReason(state: unknown): LoginReason | undefined {
  const reason = pick(asObject(state), 'reason');
  return reason === 'sessionEnded' || reason === 'loginNeeded' ? reason : undefined;
}
