import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { AuthForm } from '../parts/AuthForm';
import { AuthLayout } from '../parts/AuthLayout';
import { CodeField } from './CodeField';
import { ResendCodeButton, type ResendCodeButtonProps } from './ResendCodeButton';
import type { CodeForm } from './verifyForms';

interface CodeStepProps {
  /** The page's h1. */
  readonly title: string;
  /** Where the code was sent, under the title. */
  readonly lead: ReactNode;
  /** A link to correct the contact, under the form. */
  readonly footer: ReactNode;
  /** An alert above the form instead of the resend button when the first code was not sent. */
  readonly notice?: ReactNode;
  readonly form: CodeForm;
  /** True while the code is being checked. */
  readonly pending: boolean;
  /** Checks the code; only called with six digits. */
  readonly onConfirm: (code: string) => void;
  /** When the last code was sent, and how to request another. */
  readonly resend: ResendCodeButtonProps;
}

/** The screen that asks for the sent code. */
export function CodeStep({ title, lead, footer, form, ...props }: CodeStepProps) {
  return (
    <AuthLayout title={title} lead={lead} footer={footer}>
      {props.notice}
      <AuthForm onSubmit={form.onSubmit(({ code }) => props.onConfirm(code))}>
        <CodeField {...form.getInputProps('code')} value={form.values.code} />
        <Button type="submit" fullWidth disabled={!form.isValid()} loading={props.pending}>
          Confirmar
        </Button>
        {!props.notice && <ResendCodeButton {...props.resend} />}
      </AuthForm>
    </AuthLayout>
  );
}
