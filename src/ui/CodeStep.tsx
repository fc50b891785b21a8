import { isCodeComplete } from '@/lib/code';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { CodeField } from './CodeField';
import { EntryForm } from './EntryForm';
import { EntryFrame } from './EntryFrame';
import { ResendCodeButton, type ResendCodeButtonProps } from './ResendCodeButton';

export interface CodeStepProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly footer: ReactNode;
  readonly code: string;
  readonly onChange: (code: string) => void;
  readonly error: string | undefined;
  readonly pending: boolean;
  readonly onConfirm: () => void;
  readonly resend: ResendCodeButtonProps;
}

/** The screen that asks for the code that was sent to someone. */
export function CodeStep({ title, lead, footer, code, resend, ...props }: CodeStepProps) {
  const complete = isCodeComplete(code);
  return (
    <EntryFrame title={title} lead={lead} footer={footer}>
      <EntryForm
        onSubmit={() => {
          if (complete) props.onConfirm();
        }}
      >
        <CodeField value={code} onChange={props.onChange} error={props.error} />
        <Button type="submit" fullWidth disabled={!complete} loading={props.pending}>
          Confirmar
        </Button>
        <ResendCodeButton {...resend} />
      </EntryForm>
    </EntryFrame>
  );
}
