import { Alert, Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { ErrorText } from '@/ui/feedback/ErrorText';
import { AuthForm } from '../parts/AuthForm';
import { AuthLayout } from '../parts/AuthLayout';
import { NewPasswordFields } from './NewPasswordFields';
import { isNewPasswordReady, type NewPassword } from './password';

/** State and callbacks of the password step. */
export interface NewPasswordStepState {
  /** The password and its repetition, as typed. */
  readonly value: NewPassword;
  readonly onChange: (value: NewPassword) => void;
  /** Why the server refused it; announced. */
  readonly error: string | undefined;
  /** True while the password is being saved. */
  readonly pending: boolean;
  /** Saves the password; only called when rules and repetition are fulfilled. */
  readonly onSubmit: () => void;
  /** Returns to the code step, because the code may have expired. */
  readonly onOtherCode: () => void;
}

interface NewPasswordStepProps extends NewPasswordStepState {
  /** The page's h1. */
  readonly title: string;
  /** Says whose password it is, under the title. */
  readonly lead: ReactNode;
  /** The login, for the password manager. */
  readonly username: string;
  /** Text of the submit button, a verb. */
  readonly submitLabel: string;
}

/** The screen for a new password, after the server has accepted the code. */
export function NewPasswordStep({ title, lead, username, value, ...props }: NewPasswordStepProps) {
  const ready = isNewPasswordReady(value);
  return (
    <AuthLayout title={title} lead={lead}>
      <AuthForm
        username={username}
        onSubmit={() => {
          if (ready) props.onSubmit();
        }}
      >
        <NewPasswordFields value={value} onChange={props.onChange} />
        {props.error !== undefined && (
          <Alert color="rojo" role="alert">
            <ErrorText>{props.error}</ErrorText>
          </Alert>
        )}
        <Button type="submit" fullWidth disabled={!ready} loading={props.pending}>
          {props.submitLabel}
        </Button>
        <Button variant="subtle" onClick={props.onOtherCode}>
          Volver al código
        </Button>
      </AuthForm>
    </AuthLayout>
  );
}
