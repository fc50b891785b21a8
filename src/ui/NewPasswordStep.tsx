import { isNewPasswordReady, type NewPassword } from '@/lib/password';
import { Alert, Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { EntryForm } from './EntryForm';
import { EntryFrame } from './EntryFrame';
import { ErrorText } from './ErrorText';
import { NewPasswordFields } from './NewPasswordFields';

export interface NewPasswordStepProps {
  /** The page's h1. */
  readonly title: string;
  /** Whose password it is, under the title. */
  readonly lead: ReactNode;
  /** Whose password it is, for the password manager. */
  readonly username: string;
  /** The password and its repetition, as typed. */
  readonly value: NewPassword;
  /** Gets both, one of them changed. */
  readonly onChange: (value: NewPassword) => void;
  /** Why it was refused; announced. */
  readonly error: string | undefined;
  /** It is being saved. */
  readonly pending: boolean;
  /** What sending it does: a verb. */
  readonly submitLabel: string;
  /** Asks to save it; never called while the rules or the repetition fail. */
  readonly onSubmit: () => void;
  /** Back to the code: it may have expired meanwhile. */
  readonly onOtherCode: () => void;
}

/** The screen that asks for a new password once the code was accepted. */
export function NewPasswordStep({ title, lead, username, value, ...props }: NewPasswordStepProps) {
  const ready = isNewPasswordReady(value);
  return (
    <EntryFrame title={title} lead={lead}>
      <EntryForm
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
      </EntryForm>
    </EntryFrame>
  );
}
