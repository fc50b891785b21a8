import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { errorMessage } from '@/api/errors';
import { identitySearch } from '@/api/identity';
import { identityLabel } from '@/api/identityLabel';
import { messages } from '@/api/messages';
import type { Identity } from '@/api/wire';
import { clock } from '@/lib/clock';
import { paths } from '@/lib/paths';
import { noteCodeSent, readSentAt, type CodePurpose } from '@/lib/verificationCode';
import { toastError, toastSuccess } from '@/ui/feedback/toast';
import { usePageCall } from '@/ui/usePageCall';
import type { NewPassword } from './password';
import { verifications } from './verifications';
import type { VerificationSteps } from './VerifyView';

interface VerificationTask {
  readonly purpose: CodePurpose;
  readonly identity: Identity;
  /** An initial code. */
  readonly sentCode?: string;
  /** Data that the history entry keeps when another code is sent. */
  readonly kept?: object;
  /** Saves the password; `isHere` returns true while the user is on this step. */
  readonly complete: (code: string, password: string, isHere: () => boolean) => Promise<void>;
}

/** The state of `VerifyView`. New input clears the previous error. */
export function useVerification({ purpose, identity, sentCode = '', kept, complete }: VerificationTask): {
  readonly steps: VerificationSteps;
  /** True while the password is being saved. */
  readonly completing: boolean;
} {
  const navigate = useNavigate();
  const location = useLocation();
  const [openedAt] = useState(() => clock.now());
  const [code, setCode] = useState(sentCode);
  const [step, setStep] = useState<'code' | 'password'>('code');
  const [newPassword, setNewPassword] = useState<NewPassword>({ password: '', confirmation: '' });
  const [error, setError] = useState<string>();

  const verification = verifications[purpose];
  const label = identityLabel(identity);
  const search = identitySearch(identity);
  const tellCompleted = () => toastSuccess(verification.completed, 'Ahora puedes iniciar sesión.');

  const [confirm, confirming] = usePageCall({
    choice: code,
    readsOnly: true,
    call: (typed: string, signal) => verification.check(identity, typed, signal),
    whileHere: () => setStep('password'),
    onFailure(failure, here) {
      if (here) setError(errorMessage(failure, verification.codeRefused));
    },
  });

  const [resend, resending] = usePageCall({
    call: (_input: undefined) => verification.resend(identity),
    whileHere() {
      setError(undefined);
      const state = { ...kept, sentAt: noteCodeSent(purpose, label) };
      void navigate({ search }, { replace: true, state });
      toastSuccess('Código reenviado', verification.resent(label));
    },
    onFailure(failure, here) {
      if (here) toastError(messages.codeNotResentTitle, verification.notResent(failure));
    },
  });

  const [save, completing] = usePageCall({
    choice: step,
    call: (password: string, _signal, isHere) => complete(code, password, isHere),
    whileHere() {
      tellCompleted();
      void navigate({ pathname: paths.loginPassword, search }, { replace: true });
    },
    afterLeaving: tellCompleted,
    onFailure(failure, here) {
      if (here) setError(errorMessage(failure, verification.passwordRefused));
    },
  });

  /** Wraps a setter so that it also clears the error. */
  const anew =
    <T>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      setError(undefined);
    };
  const common = { error, pending: confirming || completing };

  return {
    completing,
    steps: {
      step,
      codeStep: {
        ...common,
        code,
        onChange: anew(setCode),
        onConfirm() {
          setError(undefined);
          confirm(code);
        },
        resend: {
          sentAt: readSentAt(location.state) ?? openedAt,
          pending: resending,
          onResend: () => resend(undefined),
        },
      },
      passwordStep: {
        ...common,
        value: newPassword,
        onChange: anew(setNewPassword),
        onSubmit() {
          setError(undefined);
          save(newPassword.password);
        },
        onOtherCode: () => anew(setStep)('code'),
      },
    },
  };
}
