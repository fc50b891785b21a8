import { clock } from '@/lib/clock';
import type { NewPassword } from '@/lib/password';
import { useState } from 'react';
import type { CodeAndPasswordState } from './CodeAndPassword';
import { useSingleFlight } from './useSingleFlight';

/** What the two screens ask for. Each handles its own failures. */
export interface CodeAndPasswordTasks {
  /** A code that stands there from the start. */
  readonly sentCode?: string;
  /** When the last code was sent, in ms; undefined where only the opening of the screen is known. */
  readonly sentAt: number | undefined;
  /** Checks the code; answers why it was refused. */
  readonly verify: (code: string) => Promise<string | undefined>;
  /** Sends another code; answers whether that is to be believed. */
  readonly resend: () => Promise<boolean>;
  /** Saves the password; answers why it was refused. */
  readonly complete: (code: string, password: string) => Promise<string | undefined>;
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

  const [confirm, confirming] = useSingleFlight(async () => {
    setError(undefined);
    const refusal = await tasks.verify(code);
    if (refusal === undefined) setStep('password');
    else setError(refusal);
  });

  const [resend, resending] = useSingleFlight(async () => {
    if (await tasks.resend()) setError(undefined);
  });

  const [complete, completing] = useSingleFlight(async () => {
    setError(undefined);
    setError(await tasks.complete(code, newPassword.password));
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
      onConfirm: confirm,
      resend: { sentAt: tasks.sentAt ?? openedAt, pending: resending, onResend: resend },
      newPassword,
      onPasswordChange: anew(setNewPassword),
      onComplete: complete,
      onOtherCode: () => anew(setStep)('code'),
      error,
      pending: confirming || completing,
    },
  };
}
