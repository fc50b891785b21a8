import { contactIdentity, identityFromQuery, identitySearch } from '@/api/identity';
import { requestPasswordReset } from '@/api/recovery';
import type { Identity } from '@/api/wire';
import { clock } from '@/lib/clock';
import { readContact } from '@/lib/contact';
import { paths } from '@/lib/paths';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { RecoveryView } from './RecoveryView';

/**
 * Asks for a recovery code and moves on without waiting for the answer: whether there is such an account is never
 * told, not even by the time it takes (spec §8).
 */
function useRecoveryRequest() {
  const navigate = useNavigate();
  return (identity: Identity, replace: boolean) => {
    requestPasswordReset(identity).catch(() => undefined);
    const to = { pathname: paths.recoveryVerify, search: identitySearch(identity) };
    void navigate(to, { replace, state: { sentAt: clock.now() } });
  };
}

/** Forgotten password: who asks (spec §2 /olvide). With the identity in the query there is nothing to ask. */
export function RecoveryPage() {
  const [query] = useSearchParams();
  const identity = identityFromQuery(query);
  return identity ? <AutomaticRequest identity={identity} /> : <RequestForm />;
}

/** Requests once and gives way to the next screen, so that neither Back nor a reload comes here again. */
function AutomaticRequest({ identity }: { readonly identity: Identity }) {
  const request = useRecoveryRequest();
  const requested = useRef(false);
  useEffect(() => {
    if (requested.current) return;
    requested.current = true;
    request(identity, true);
  });
  return null;
}

function RequestForm() {
  const navigate = useNavigate();
  const location = useLocation();
  const request = useRecoveryRequest();
  const [contact, setContact] = useState(() => readContact(location.state));
  const identity = contactIdentity(contact);

  const send = () => {
    if (!identity) return;
    // Back from the code finds this entry, with what was typed.
    void navigate(paths.recovery, { replace: true, state: { contact } });
    request(identity, false);
  };

  return (
    <RecoveryView contact={contact} onChange={setContact} ready={identity !== undefined} onRequest={send} />
  );
}
