import type { ContactInput } from '@/lib/contact';
import { ContactField } from '@/ui/ContactField';
import { EntryForm } from '@/ui/EntryForm';
import { EntryFrame } from '@/ui/EntryFrame';
import { Button } from '@mantine/core';
import { RegisterLink } from './RegisterLink';

export interface LoginViewProps {
  readonly contact: ContactInput;
  readonly onChange: (contact: ContactInput) => void;
  readonly ready: boolean;
  readonly onContinue: () => void;
}

/** The identity step as it is seen. */
export function LoginView({ contact, onChange, ready, onContinue }: LoginViewProps) {
  return (
    <EntryFrame
      title="Iniciar sesión"
      lead="Escribe el correo o el teléfono con el que te registraste."
      footer={<RegisterLink />}
    >
      <EntryForm onSubmit={onContinue}>
        <ContactField value={contact} onChange={onChange} autoComplete="username" />
        <Button type="submit" fullWidth disabled={!ready}>
          Continuar
        </Button>
      </EntryForm>
    </EntryFrame>
  );
}
