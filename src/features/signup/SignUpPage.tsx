import { ApiError, errorMessage } from '@/api/errors';
import { contactIdentity, identityLabel, identitySearch } from '@/api/identity';
import { messages } from '@/api/messages';
import { sendVerificationCode } from '@/api/registration';
import type { Identity } from '@/api/wire';
import { noteCodeSent, recentlySentAt } from '@/lib/code';
import { paths } from '@/lib/paths';
import { useSession } from '@/session/hooks';
import { dismissToast, toastError } from '@/ui/toast';
import { usePageCall } from '@/ui/usePageCall';
import { useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { readSignUpForm } from './signUpForm';
import { SignUpView } from './SignUpView';

/** First step of signing up: the contact, two confirmations, and a code is sent (spec §2 /registrate). */
export function SignUpPage() {
  const navigate = useNavigate();
  const location = useLocation();
  const { status, user } = useSession();
  const [form, setForm] = useState(() => readSignUpForm(location.state));
  const [contactError, setContactError] = useState<string>();

  const identity = contactIdentity(form.contact);
  // The next page may still be on its way when the answer is here: until then the button stands there.
  const leaving = useRef(false);
  const [submit, pending] = usePageCall({
    choice: identity && identityLabel(identity),
    async call(to: Identity) {
      const label = identityLabel(to);
      const sentAt = recentlySentAt('signUp', label);
      if (sentAt !== undefined) return sentAt;
      await sendVerificationCode(to);
      return noteCodeSent('signUp', label);
    },
    whileHere(sentAt, to) {
      leaving.current = true;
      dismissToast();
      // Back from the code finds this entry, with what was filled in.
      void navigate(paths.signUp, { replace: true, state: form });
      void navigate(
        { pathname: paths.signUpVerify, search: identitySearch(to) },
        { state: { sentAt, form } },
      );
    },
    onFailure(error, here) {
      if (!here) return;
      const text = errorMessage(error, messages.codeNotSent);
      // A contact that is refused, as one already registered, is told where it can be corrected.
      if (error instanceof ApiError && error.details.serverText && [400, 409, 422].includes(error.status))
        setContactError(text);
      else toastError(messages.codeNotSentTitle, text);
    },
  });

  if (status === 'signedIn') {
    return <Navigate to={user?.permitTransfer === false ? paths.profile : paths.sendQuote} replace />;
  }
  return (
    <SignUpView
      form={form}
      onChange={(next) => {
        setForm(next);
        if (next.contact !== form.contact) setContactError(undefined);
      }}
      contactError={contactError}
      pending={pending}
      onSubmit={() => {
        if (!identity || leaving.current) return;
        setContactError(undefined);
        submit(identity);
      }}
      onInvalidContact={() => toastError('Correo inválido', 'Introduce un correo válido.')}
    />
  );
}
