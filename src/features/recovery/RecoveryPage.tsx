import { contactIdentity, identityFromQuery, identitySearch } from '@/api/identity';
import { readContact } from '@/lib/contact';
import { paths } from '@/lib/paths';
import { useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { RecoveryView } from './RecoveryView';

/**
 * Forgotten password: who asks (spec §2 /olvide). With the identity in the query there is nothing to ask. The next
 * screen makes the request: whether there is such an account is never told, not even by the time it takes (spec §8).
 */
export function RecoveryPage() {
  const [query] = useSearchParams();
  const identity = identityFromQuery(query);
  if (!identity) return <RequestForm />;
  const to = { pathname: paths.recoveryVerify, search: identitySearch(identity) };
  // In its place, so that neither Back nor a reload comes here again.
  return <Navigate to={to} state={{ request: true }} replace />;
}

function RequestForm() {
  const navigate = useNavigate();
  const location = useLocation();
  const [contact, setContact] = useState(() => readContact(location.state));
  const identity = contactIdentity(contact);
  // The next page may still be on its way: a second press must not lead there twice.
  const leaving = useRef(false);

  const goOn = () => {
    if (!identity || leaving.current) return;
    leaving.current = true;
    // Back from the code finds this entry, with what was typed.
    void navigate(paths.recovery, { replace: true, state: { contact } });
    void navigate(
      { pathname: paths.recoveryVerify, search: identitySearch(identity) },
      { state: { request: true } },
    );
  };

  return (
    <RecoveryView contact={contact} onChange={setContact} ready={identity !== undefined} onRequest={goOn} />
  );
}
