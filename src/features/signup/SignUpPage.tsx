import { ApiError, errorMessage } from '@/api/errors';
import { contactIdentity, identitySearch } from '@/api/identity';
import { messages } from '@/api/messages';
import { sendVerificationCode } from '@/api/registration';
import { clock } from '@/lib/clock';
import { paths } from '@/lib/paths';
import { useSession } from '@/session/hooks';
import { dismissToast, toastError } from '@/ui/toast';
import { useSingleFlight } from '@/ui/useSingleFlight';
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

  // The next step's code may still be on its way when the answer is here: until then the button stands there.
  const sent = useRef(false);
  const [submit, pending] = useSingleFlight(async () => {
    const identity = contactIdentity(form.contact);
    if (!identity || sent.current) return;
    setContactError(undefined);
    try {
      await sendVerificationCode(identity);
    } catch (error) {
      const text = errorMessage(error, messages.codeNotSent);
      // A contact that is refused, as one already registered, is told where it can be corrected.
      if (error instanceof ApiError && error.details.serverText && [400, 409, 422].includes(error.status))
        setContactError(text);
      else toastError(messages.codeNotSentTitle, text);
      return;
    }
    sent.current = true;
    dismissToast();
    // Back from the code finds this entry, with what was filled in.
    void navigate(paths.signUp, { replace: true, state: form });
    const to = { pathname: paths.signUpVerify, search: identitySearch(identity) };
    void navigate(to, { state: { sentAt: clock.now() } });
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
      onSubmit={submit}
      onInvalidContact={() => toastError('Correo inválido', 'Introduce un correo válido.')}
    />
  );
}
