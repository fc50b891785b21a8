import { clock } from '@/lib/clock';
import type { NewPassword } from '@/lib/password';
import { useState } from 'react';
import type { CodeAndPasswordState } from './CodeAndPassword';
import { usePageCall } from './usePageCall';

/** What the two screens ask for. */
export interface CodeAndPasswordTasks {
  /** A code that stands there from the start. */
  readonly sentCode?: string;
  /** When the last code was sent, in ms; undefined where only the opening of the screen is known. */
  readonly sentAt: number | undefined;
  /** Checks the code. */
  readonly verify: (code: string, signal: AbortSignal) => Promise<void>;
  /** Sends another code. */
  readonly resend: () => Promise<void>;
  /** The code was sent; the page still stands. */
  readonly onResent: () => void;
  /** The code could not be sent. */
  readonly onNotResent: (error: unknown) => void;
  /** Saves the password; `isHere` is true while the page stands. */
  readonly complete: (code: string, password: string, isHere: () => boolean) => Promise<void>;
  /** The password is saved; the page still stands. */
  readonly onCompleted: () => void;
  /** The password is saved, but nobody waits for it any more. */
  readonly onCompletedLate: () => void;
  /** Why the code was refused, and why the password was. */
  readonly refusalOfCode: (error: unknown) => string;
  readonly refusalOfPassword: (error: unknown) => string;
}

/** The state of `CodeAndPassword`. What was refused is forgotten as soon as something else is typed. */
export function useCodeAndPassword(tasks: CodeAndPasswordTasks): {
  readonly screens: CodeAndPasswordState;
  /** The password is being saved. */
  readonly completing: boolean;
} {
  const [openedAt] = useState(() => clock.now());
  const [code, setCode] = useState(tasks.sentCode ?? '');
  const [step, setStep] = useState<'code' | 'password'>('code');
  const [newPassword, setNewPassword] = useState<NewPassword>({ password: '', confirmation: '' });
  const [error, setError] = useState<string>();

  const [confirm, confirming] = usePageCall({
    choice: code,
    readsOnly: true,
    call: (typed: string, signal) => tasks.verify(typed, signal),
    whileHere: () => setStep('password'),
    onFailure(failure, here) {
      if (here) setError(tasks.refusalOfCode(failure));
    },
  });

  const [resend, resending] = usePageCall({
    call: (_input: undefined) => tasks.resend(),
    whileHere() {
      setError(undefined);
      tasks.onResent();
    },
    onFailure(failure, here) {
      if (here) tasks.onNotResent(failure);
    },
  });

  const [complete, completing] = usePageCall({
    choice: step,
    call: (password: string, signal) => tasks.complete(code, password, () => !signal.aborted),
    whileHere: () => tasks.onCompleted(),
    afterLeaving: () => tasks.onCompletedLate(),
    onFailure(failure, here) {
      if (here) setError(tasks.refusalOfPassword(failure));
    },
  });

  /** A setter that also takes away what was said of the value before. */
  const anew =
    <T>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      setError(undefined);
    };

  return {
    completing,
    screens: {
      step,
      code,
      onCodeChange: anew(setCode),
      onConfirm() {
        setError(undefined);
        confirm(code);
      },
      resend: { sentAt: tasks.sentAt ?? openedAt, pending: resending, onResend: () => resend(undefined) },
      newPassword,
      onPasswordChange: anew(setNewPassword),
      onComplete() {
        setError(undefined);
        complete(newPassword.password);
      },
      onOtherCode: () => anew(setStep)('code'),
      error,
      pending: confirming || completing,
    },
  };
}
