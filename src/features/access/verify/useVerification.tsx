import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { errorMessage } from '@/api/errors';
import { identitySearch } from '@/api/identity';
import { messages } from '@/api/messages';
import { identityLabel } from '@/api/session';
import type { Identity } from '@/api/wire';
import { clock } from '@/lib/clock';
import { paths } from '@/lib/paths';
import { phoneText } from '@/lib/phone/phoneText';
import { codeSentAt, noteCodeSent, type CodePurpose } from '@/lib/verificationCode';
import { ErrorText } from '@/ui/feedback/ErrorText';
import { toastError, toastSaved, toastSuccess } from '@/ui/feedback/toast';
import { usePageCall } from '@/ui/usePageCall';
import { verifications } from './verifications';
import { useCodeForm, useNewPasswordForm } from './verifyForms';
import type { VerificationSteps } from './VerifyView';

interface VerificationTask {
  readonly purpose: CodePurpose;
  readonly identity: Identity;
  /** An initial code. */
  readonly sentCode?: string;
  /** True while the first code is still being requested. */
  readonly requesting?: boolean;
  /** Saves the password; `isHere` returns true while the user is on this step. */
  readonly complete: (code: string, password: string, isHere: () => boolean) => Promise<void>;
}

/** The state of `VerifyView`. */
export function useVerification({
  purpose,
  identity,
  sentCode = '',
  requesting,
  complete,
}: VerificationTask): {
  readonly steps: VerificationSteps;
  /** True while the password is being saved. */
  readonly completing: boolean;
} {
  const navigate = useNavigate();
  const location = useLocation();
  const [step, setStep] = useState<'code' | 'password'>('code');
  const codeForm = useCodeForm(sentCode);
  const passwordForm = useNewPasswordForm();

  const verification = verifications[purpose];
  const label = identityLabel(identity);
  const search = identitySearch(identity);
  const [openedAt] = useState(() => clock.now());
  const tellCompleted = () => toastSuccess(verification.completed, 'Ahora puedes iniciar sesión.');

  const [confirm, confirming] = usePageCall({
    byVisitor: true,
    choice: codeForm.values.code,
    readsOnly: true,
    call: (code: string, signal) => verification.check(identity, code, signal),
    whileHere: () => setStep('password'),
    onFailure(failure, here) {
      if (!here) return;
      const reason = errorMessage(failure, verification.codeRefused);
      codeForm.setFieldError('code', <ErrorText>{reason}</ErrorText>);
    },
  });

  const [resend, resending] = usePageCall({
    byVisitor: true,
    async call(_input: undefined) {
      await verification.send(identity);
      // Also for whoever has left the page.
      noteCodeSent(purpose, label);
    },
    whileHere() {
      codeForm.clearErrors();
      // The pressed button waits now and has lost the focus.
      codeForm.getInputNode<HTMLInputElement, 'code'>('code')?.select();
      // The code of a link is not the newest any more.
      void navigate({ search }, { replace: true, state: location.state as unknown });
      toastSaved('Código reenviado', verification.resent(phoneText(label)));
    },
    onFailure(failure, here) {
      if (here) toastError(messages.codeNotResentTitle, verification.notResent(failure));
    },
  });

  const [save, completing] = usePageCall({
    byVisitor: true,
    choice: step,
    call: (password: string, _signal, isHere) => complete(codeForm.values.code, password, isHere),
    whileHere() {
      tellCompleted();
      void navigate({ pathname: paths.loginPassword, search }, { replace: true });
    },
    afterLeaving: tellCompleted,
    onFailure(failure, here) {
      if (!here) return;
      const reason = errorMessage(failure, verification.passwordRefused);
      passwordForm.setFieldError('refusal', <ErrorText>{reason}</ErrorText>);
    },
  });

  return {
    completing,
    steps: {
      step,
      codeForm,
      passwordForm,
      pending: confirming || completing,
      onConfirm: confirm,
      resend: {
        // In a new tab the wait goes on.
        sentAt: (requesting ? undefined : codeSentAt(purpose, label)) ?? openedAt,
        pending: resending,
        onResend: () => resend(undefined),
      },
      onSave: save,
      onOtherCode() {
        passwordForm.clearErrors();
        setStep('code');
      },
    },
  };
}
