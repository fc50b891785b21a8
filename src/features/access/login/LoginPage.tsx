import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { contactIdentity, identitySearch, labelledIdentity } from '@/api/identity';
import { clock } from '@/lib/clock';
import { dataOfEntry, keepForEntry } from '@/lib/entry';
import { asObject, pick } from '@/lib/jsonValues';
import { originState, readOrigin } from '@/lib/origin';
import { paths } from '@/lib/paths';
import { emptyContact, readContact } from '@/lib/phone/contact';
import { useSession } from '@/session/hooks';
import { isUnattended } from '@/session/record';
import { useHydrated } from '@/ui/useHydrated';
import { useContactForm, type ContactValues } from '../parts/contactForm';
import { useLeaveLogin } from '../parts/useLeaveLogin';
import { LoginView } from './LoginView';

/** First step of the login: the identity (product 2.6). */
export function LoginPage() {
  const navigate = useNavigate();
  const location = useLocation();
  const hydrated = useHydrated();
  const { former } = useSession();
  const form = useContactForm(emptyContact);
  // Only now, because the prerendered page does not know the navigation state. What was typed before stays.
  const restore = useEffectEvent(() => {
    if (form.isTouched()) return;
    form.setInitialValues({ contact: readContact(dataOfEntry(location.state)) });
    form.reset();
  });
  useLayoutEffect(() => restore(), [location.state]);
  const origin = readOrigin(location.state);
  const originPart = origin ? originState(origin) : {};

  const goOn = ({ contact }: ContactValues) => {
    const identity = contactIdentity(contact);
    if (!identity) return;
    // Keeps the typed contact for this entry, for Back from the password step.
    const kept = keepForEntry({ contact }, location.state);
    void navigate(paths.login, { replace: true, state: { ...originPart, ...kept } });
    void navigate({ pathname: paths.loginPassword, search: identitySearch(identity) }, { state: originPart });
  };

  // Later it may end while a name is being typed.
  const [unattended] = useState(() => isUnattended(clock.now()));
  if (useLeaveLogin()) return null;
  const reason = hydrated ? readReason(location.state) : undefined;
  if (reason === 'sessionEnded' && former?.login && unattended) {
    // The session was locked: only the password is missing (product 4.1).
    const to = { pathname: paths.loginPassword, search: identitySearch(labelledIdentity(former.login)) };
    return <Navigate to={to} state={{ ...originPart, locked: true }} replace />;
  }
  const isSending = reason === 'loginNeeded' && origin?.pathname === paths.sendQuote;
  return <LoginView reason={isSending ? 'sending' : reason} form={form} onContinue={goOn} />;
}

function readReason(state: unknown) {
  const reason = pick(asObject(state), 'reason');
  return reason === 'sessionEnded' || reason === 'loginNeeded' ? reason : undefined;
}
