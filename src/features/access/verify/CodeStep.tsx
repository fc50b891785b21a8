import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { isCodeComplete } from '@/lib/verificationCode';
import { ErrorText } from '@/ui/feedback/ErrorText';
import { AuthForm } from '../parts/AuthForm';
import { AuthLayout } from '../parts/AuthLayout';
import { CodeField } from './CodeField';
import { ResendCodeButton, type ResendCodeButtonProps } from './ResendCodeButton';

/** State and callbacks of the code step. */
export interface CodeStepState {
  /** Up to six digits. */
  readonly code: string;
  /** Called with digits only, at most six. */
  readonly onChange: (code: string) => void;
  /** Why the server refused the code. */
  readonly error: string | undefined;
  /** True while the code is being checked. */
  readonly pending: boolean;
  /** Checks the code; only called with six digits. */
  readonly onConfirm: () => void;
  /** When the last code was sent, and how to request another. */
  readonly resend: ResendCodeButtonProps;
}

interface CodeStepProps extends CodeStepState {
  /** The page's h1. */
  readonly title: string;
  /** Where the code was sent, under the title. */
  readonly lead: ReactNode;
  /** A link to correct the contact, under the form. */
  readonly footer: ReactNode;
  /** An alert above the form instead of the resend button when the first code was not sent. */
  readonly notice?: ReactNode;
}

/** The screen that asks for the sent code. */
export function CodeStep({ title, lead, footer, code, resend, ...props }: CodeStepProps) {
  const complete = isCodeComplete(code);
  return (
    <AuthLayout title={title} lead={lead} footer={footer}>
      {props.notice}
      <AuthForm
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
      </AuthForm>
    </AuthLayout>
  );
}
