import { useLocation, useNavigate } from 'react-router-dom';
import { sendVerificationCode } from '@/api/account';
import { ApiError, errorMessage } from '@/api/errors';
import { contactIdentity, identitySearch } from '@/api/identity';
import { messages } from '@/api/messages';
import { identityLabel } from '@/api/session';
import type { Identity } from '@/api/wire';
import { dataOfEntry, keepForEntry } from '@/lib/entry';
import { paths } from '@/lib/paths';
import { sendCode } from '@/lib/verificationCode';
import { dismissToast, toastError } from '@/ui/feedback/toast';
import { usePageCall } from '@/ui/usePageCall';
import { useLeaveLogin } from '../parts/useLeaveLogin';
import { readSignUpForm, useSignUpForm } from './signUpForm';
import { SignUpView } from './SignUpView';

/** First step of the sign-up: the contact and two confirmations; it sends a code (product 2.9). */
export function SignUpPage() {
  const navigate = useNavigate();
  const location = useLocation();
  const form = useSignUpForm(readSignUpForm(dataOfEntry(location.state)));

  const identity = contactIdentity(form.values.contact);
  const [submit, pending] = usePageCall({
    byVisitor: true,
    choice: identity && identityLabel(identity),
    call: (to: Identity) => sendCode('signUp', identityLabel(to), () => sendVerificationCode(to)),
    whileHere(_sent, to) {
      dismissToast();
      // Both entries name the form: this one for Back from the code step, that of the step for 'Cámbialo'.
      const state = keepForEntry(form.getValues(), location.state);
      void navigate(paths.signUp, { replace: true, state });
      void navigate({ pathname: paths.signUpVerify, search: identitySearch(to) }, { state });
    },
    onFailure(error, here) {
      if (!here) return;
      const text = errorMessage(error, messages.codeNotSent);
      // The field shows a refused contact, such as one that is already registered.
      if (error instanceof ApiError && error.details.serverText && [400, 409, 422].includes(error.status)) {
        form.setFieldError('contact', text);
        form.getInputNode('contact')?.focus();
      } else toastError(messages.codeNotSentTitle, text);
    },
  });

  if (useLeaveLogin()) return null;
  return (
    <SignUpView
      form={form}
      pending={pending}
      onSubmit={() => {
        if (identity) submit(identity);
      }}
      onInvalidContact={() => toastError('Correo inválido', 'Introduce un correo válido.')}
    />
  );
}
