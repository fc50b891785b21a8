import type { NewPassword } from '@/lib/password';
import { CodeStep, type CodeStepProps } from './CodeStep';
import { NewPasswordStep, type NewPasswordStepProps } from './NewPasswordStep';
import type { ResendCodeButtonProps } from './ResendCodeButton';

/** What is typed on the two screens and what goes on there, as `useCodeAndPassword` keeps it. */
export interface CodeAndPasswordState {
  /** Which of the two screens is seen. */
  readonly step: 'code' | 'password';
  /** Up to six digits. */
  readonly code: string;
  /** Gets digits only, at most six. */
  readonly onCodeChange: (code: string) => void;
  /** Asks to check the code; never called with fewer than six digits. */
  readonly onConfirm: () => void;
  /** When the last code was sent, and how to ask for another. */
  readonly resend: ResendCodeButtonProps;
  /** The password and its repetition, as typed. */
  readonly newPassword: NewPassword;
  /** Gets both, one of them changed. */
  readonly onPasswordChange: (value: NewPassword) => void;
  /** Asks to save the password; never called while the rules or the repetition fail. */
  readonly onComplete: () => void;
  /** Back to the code: it may have expired meanwhile. */
  readonly onOtherCode: () => void;
  /** Why the code or the password was refused. */
  readonly error: string | undefined;
  /** The code is being checked, or the password saved. */
  readonly pending: boolean;
}

export interface CodeAndPasswordProps extends CodeAndPasswordState {
  /** Whose password it is, for the password manager. */
  readonly username: string;
  /** What the code's screen says. */
  readonly codeTexts: Pick<CodeStepProps, 'title' | 'lead' | 'footer' | 'notice'>;
  /** What the password's screen says. */
  readonly passwordTexts: Pick<NewPasswordStepProps, 'title' | 'lead' | 'submitLabel'>;
}

/** The way in by a code: first the code that was sent, then the password that is made with it. */
export function CodeAndPassword({ step, error, pending, ...props }: CodeAndPasswordProps) {
  return step === 'password' ? (
    <NewPasswordStep
      {...props.passwordTexts}
      username={props.username}
      value={props.newPassword}
      onChange={props.onPasswordChange}
      error={error}
      pending={pending}
      onSubmit={props.onComplete}
      onOtherCode={props.onOtherCode}
    />
  ) : (
    <CodeStep
      {...props.codeTexts}
      code={props.code}
      onChange={props.onCodeChange}
      error={error}
      pending={pending}
      onConfirm={props.onConfirm}
      resend={props.resend}
    />
  );
}
