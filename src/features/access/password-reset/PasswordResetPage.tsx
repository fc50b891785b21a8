import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { contactIdentity, identityFromQuery, identitySearch } from '@/api/identity';
import { dataOfEntry, keepForEntry } from '@/lib/entry';
import { paths } from '@/lib/paths';
import { readContact } from '@/lib/phone/contact';
import { useContactForm, type ContactValues } from '../parts/contactForm';
import { PasswordResetView } from './PasswordResetView';

/**
 * Password reset: the contact (product 2.11). With the identity in the query it redirects at once. The next screen
 * sends the request. Neither the answer nor its duration may reveal whether the account exists.
 */
export function PasswordResetPage() {
  const [query] = useSearchParams();
  const identity = identityFromQuery(query);
  if (!identity) return <RequestForm />;
  const to = { pathname: paths.passwordResetVerify, search: identitySearch(identity) };
  // Replaces this entry, so that neither Back nor a reload returns here.
  return <Navigate to={to} state={{ request: true }} replace />;
}

function RequestForm() {
  const navigate = useNavigate();
  const location = useLocation();
  const form = useContactForm(readContact(dataOfEntry(location.state)));

  const goOn = ({ contact }: ContactValues) => {
    const identity = contactIdentity(contact);
    if (!identity) return;
    // Keeps the typed contact for this entry, for Back from the code step.
    const state = keepForEntry({ contact }, location.state);
    void navigate(paths.passwordReset, { replace: true, state });
    void navigate(
      { pathname: paths.passwordResetVerify, search: identitySearch(identity) },
      { state: { request: true } },
    );
  };

  return <PasswordResetView form={form} onRequest={goOn} />;
}
