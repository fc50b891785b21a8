import { Alert, Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { AuthForm } from '../parts/AuthForm';
import { AuthLayout } from '../parts/AuthLayout';
import { NewPasswordFields } from './NewPasswordFields';
import type { NewPasswordForm } from './verifyForms';

interface NewPasswordStepProps {
  /** The page's h1. */
  readonly title: string;
  /** Says whose password it is, under the title. */
  readonly lead: ReactNode;
  /** The login, for the password manager. */
  readonly username: string;
  /** Text of the submit button, a verb. */
  readonly submitLabel: string;
  readonly form: NewPasswordForm;
  /** True while the password is being saved. */
  readonly pending: boolean;
  /** Saves the password; only called when rules and repetition are fulfilled. */
  readonly onSubmit: (password: string) => void;
  /** Returns to the code step, because the code may have expired. */
  readonly onOtherCode: () => void;
}

/** The screen for a new password, after the server has accepted the code. */
export function NewPasswordStep({ title, lead, username, form, ...props }: NewPasswordStepProps) {
  return (
    <AuthLayout title={title} lead={lead}>
      <AuthForm username={username} onSubmit={form.onSubmit(({ password }) => props.onSubmit(password))}>
        <NewPasswordFields form={form} />
        {form.errors.refusal && (
          <Alert color="rojo" role="alert">
            {form.errors.refusal}
          </Alert>
        )}
        <Button type="submit" fullWidth disabled={!form.isValid()} loading={props.pending}>
          {props.submitLabel}
        </Button>
        <Button variant="subtle" onClick={props.onOtherCode}>
          Volver al código
        </Button>
      </AuthForm>
    </AuthLayout>
  );
}
