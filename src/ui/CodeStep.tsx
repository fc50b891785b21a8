import { isCodeComplete } from '@/lib/code';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { CodeField } from './CodeField';
import { EntryForm } from './EntryForm';
import { EntryFrame } from './EntryFrame';
import { ErrorText } from './ErrorText';
import { ResendCodeButton, type ResendCodeButtonProps } from './ResendCodeButton';

export interface CodeStepProps {
  /** The page's h1. */
  readonly title: string;
  /** Where the code was sent, under the title. */
  readonly lead: ReactNode;
  /** The way back to correct the contact, under the form. */
  readonly footer: ReactNode;
  /** Stands before the form, and in the place of asking for another code: the first one was not sent. */
  readonly notice?: ReactNode;
  /** Up to six digits. */
  readonly code: string;
  /** Gets digits only, at most six. */
  readonly onChange: (code: string) => void;
  /** Why the code was refused. */
  readonly error: string | undefined;
  /** The code is being checked. */
  readonly pending: boolean;
  /** Asks to check the code; never called with fewer than six digits. */
  readonly onConfirm: () => void;
  /** When the last code was sent, and how to ask for another. */
  readonly resend: ResendCodeButtonProps;
}

/** The screen that asks for the code that was sent to someone. */
export function CodeStep({ title, lead, footer, code, resend, ...props }: CodeStepProps) {
  const complete = isCodeComplete(code);
  return (
    <EntryFrame title={title} lead={lead} footer={footer}>
      <div role="alert">{props.notice}</div>
      <EntryForm
        onSubmit={() => {
          if (complete) props.onConfirm();
        }}
      >
        <CodeField
          value={code}
          onChange={props.onChange}
          error={props.error && <ErrorText>{props.error}</ErrorText>}
        />
        <Button type="submit" fullWidth disabled={!complete} loading={props.pending}>
          Confirmar
        </Button>
        {!props.notice && <ResendCodeButton {...resend} />}
      </EntryForm>
    </EntryFrame>
  );
}
