import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { contactIdentity, identitySearch } from '@/api/identity';
import { asObject, pick } from '@/lib/jsonValues';
import { originState, readOrigin } from '@/lib/origin';
import { paths } from '@/lib/paths';
import { emptyContact, readContact, type ContactInput } from '@/lib/phone/contact';
import { useHydrated } from '@/ui/useHydrated';
import { useLeaveLogin } from '../useLeaveLogin';
import { LoginView, type LoginReason } from './LoginView';

/** First step of the login: the identity (product 2.6). */
export function LoginPage() {
  const navigate = useNavigate();
  const location = useLocation();
  const hydrated = useHydrated();
  const [typed, setTyped] = useState<ContactInput>();
  const contact = typed ?? (hydrated ? readContact(location.state) : emptyContact);
  const identity = contactIdentity(contact);
  const origin = readOrigin(location.state);
  const originPart = origin ? originState(origin) : {};

  // The next page may still be loading; a second press must not navigate twice. A return by Back is another history
  // entry.
  const leftFrom = useRef<string>(undefined);

  const goOn = () => {
    if (!identity || leftFrom.current === location.key) return;
    leftFrom.current = location.key;
    // Stores the typed contact in this entry, for Back from the password step.
    void navigate(paths.login, { replace: true, state: { ...originPart, contact } });
    void navigate({ pathname: paths.loginPassword, search: identitySearch(identity) }, { state: originPart });
  };

  if (useLeaveLogin()) return null;
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
